import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { Conversation } from '../../features/chat/conversation.ts';
import { deviceCommands } from '../../features/devices/api/devices.ts';
import { createDevicePlayer } from '../../features/devices/device-player.ts';
import { findGone } from '../../features/mix/api/find-gone.ts';
import { makeMix } from '../../features/mix/api/make-mix.ts';
import { saveMix } from '../../features/mix/api/save-mix.ts';
import '../../features/mix/mix.css';
import type { MixSlot } from '../../features/mix/mix-slot.tsx';
import { createMixStorage } from '../../features/mix/mix-storage.ts';
import { createMixes, type Mixes } from '../../features/mix/mixes.ts';
import type { Api } from '../../lib/api-context.tsx';
import { IslandBoundary } from '../island-boundary.tsx';
import { listenerTexts } from '../routes/listener-texts.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { MixPlace } from './mix-place.tsx';

/** All that makes and shows mixes, in a piece that is fetched when there is going to be one. */
export interface MixIsland {
  mixes: Mixes;
  Mix(props: Omit<ComponentProps<typeof MixSlot>, 'mixes' | 'askToSave'>): ReactNode;
}

export interface MixIslandParts {
  api: Api;
  queryClient: QueryClient;
  /** With which its mixes come and go; `null` of mixes that stand elsewhere. */
  conversation: Conversation | null;
  sessionStorage: Storage;
  /** Where in the tab's storage the mixes lie. */
  storageKey: string;
  now: () => number;
  /** Leaves for the service, where the listener may allow playlists to be made for them. */
  askToSave: () => void;
  /** Something else plays from now on, on another device. */
  onPlayedElsewhere: () => void;
}

export function openMixIsland({
  api,
  queryClient,
  conversation,
  sessionStorage,
  storageKey,
  now,
  askToSave,
  onPlayedElsewhere,
}: MixIslandParts): MixIsland {
  const mixes = createMixes({
    storage: createMixStorage(sessionStorage, storageKey),
    make: (request, signal) => makeMix(api.listener, request, signal),
    async save(request) {
      const saved = await saveMix(api.listener, request);
      // What was known of the listener's playlists is without it, or has it as it was before.
      for (const queryKey of [api.keys.ownPlaylists, api.keys.ownPlaylist(saved.playlist.id)])
        void queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    now,
  });
  if (conversation !== null) forgetWithConversation(conversation, mixes);
  mixes.returned();
  const stopForgetting = forgetDeleted({
    mixes,
    api,
    findGone: (ids) => findGone(api.listener, ids),
    now,
    document,
  });
  const devices = createDevicePlayer({
    commands: deviceCommands(api.listener),
    onPlayed: onPlayedElsewhere,
    now,
  });
  return {
    mixes: {
      ...mixes,
      close() {
        stopForgetting();
        mixes.close();
      },
    },
    Mix: (props) => (
      <IslandBoundary fallback={<p className="px-1 text-muted text-s">{listenerTexts.mixNotLoaded}</p>}>
        <MixPlace mixes={mixes} devices={devices} askToSave={askToSave} {...props} />
      </IslandBoundary>
    ),
  };
}

/** With the conversation its mixes are gone; where the clearing is taken back, they are asked for again. */
function forgetWithConversation(conversation: Conversation, mixes: Mixes): void {
  const forget = () => {
    if (conversation.get().turns.length === 0 && mixes.get().size > 0) mixes.forget();
  };
  forget();
  conversation.subscribe(forget);
}
