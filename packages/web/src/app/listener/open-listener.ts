import { takesDeviceCommands } from '../../features/about/api/get-installation.ts';
import { analyseMood } from '../../features/chat/api/analyse-mood.ts';
import { findPlaylists } from '../../features/chat/api/find-playlists.ts';
import { createConversation } from '../../features/chat/conversation.ts';
import { createConversationStorage } from '../../features/chat/conversation-storage.ts';
import { storageKeys } from '../../features/chat/storage-keys.ts';
import { deviceCommands } from '../../features/devices/api/devices.ts';
import type { Mixes } from '../../features/mix/mixes.ts';
import { currentTrackQuery, refreshCurrentTrack } from '../../features/now-playing/api/get-current-track.ts';
import { searchTracks } from '../../features/player/api/search-tracks.ts';
import { createOtherTab } from '../../features/player/other-tab.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { readPreferences } from '../../features/settings/preferences.ts';
import { beginSignIn } from '../../features/sign-in/begin-sign-in.ts';
import { tryToStore } from '../../lib/browser-storage.ts';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { log } from '../../lib/log.ts';
import { createStore } from '../../lib/store.ts';
import type { ToldDevice } from '../commands/command-targets.ts';
import { hush, runCommandOfAnswer } from '../commands/run-command-of-answer.ts';
import { connectionOf } from '../connect.ts';
import { queryClientOf } from '../query-client.ts';
import type { Services } from '../services.ts';
import { sayTried } from '../tried-message.ts';
import type { ListenerRadio } from './listener.ts';
import { type ListenerMixes, loadMixesWith, mixesOf } from './listener-mixes.ts';
import { sendWhenBack } from './send-when-back.ts';

/** A service that was told what to play says so itself no sooner. */
const reportedAfterMs = 2000;

/** Begins what the listener of this sign-in has going on, if it has not begun. It ends with the sign-in. */
export function openListener(services: Services, signIn: string): void {
  const { session, localStorage, sessionStorage, now, network, newId, listener: current } = services;
  if (session.signIn() !== signIn || current.get()?.signIn === signIn) return;
  const api = connectionOf(services, signIn);
  const player = createStore<PanelPlayer | null>(null);
  const [mixes, listMixes] = [createStore<ListenerMixes>(null), createStore<ListenerMixes>(null)];
  const radio = createStore<ListenerRadio | null>(null);
  const conversation = createConversation({
    storage: createConversationStorage(sessionStorage, signIn),
    async ask(message, signal) {
      const answer = await analyseMood(
        api.listener,
        message,
        {
          mix: mixesOf(mixes.get())?.shown(message.step, player.get()?.view().track?.id) ?? null,
          playing: isSounding(),
          preferences: readPreferences(localStorage),
        },
        signal,
      );
      // For who may be in danger the music fades away, in whichever tab it plays.
      if (answer.helpUrl) otherTab.hush();
      return runCommandOfAnswer(answer, {
        player: player.get(),
        search: (query) => searchTracks(api.listener, query, signal),
        lists: message.lists,
        device: takesDeviceCommands(api) ? device : null,
        isInOtherTab: otherTab.get() !== null,
        around: (trackId) => tracksAround(mixesOf(mixes.get()), trackId),
      });
    },
    findPlaylists: (brief, signal) => findPlaylists(api.listener, brief, signal),
    now,
  });
  const soundsElsewhere = () =>
    queryClientOf(services).getQueryData(currentTrackQuery(api).queryKey)?.isPlaying === true;
  /** Here, in another tab, or on a device that takes commands from here. */
  const isSounding = () =>
    player.get()?.view().isSounding === true ||
    otherTab.get() !== null ||
    (takesDeviceCommands(api) && soundsElsewhere());
  const playedKey = `${storageKeys.playedElsewhere}/${signIn}`;
  const device: ToldDevice = {
    async command(command) {
      await deviceCommands(api.listener).command(command);
      refreshSoon();
    },
    playsForUs: () => sessionStorage.getItem(playedKey) !== null && soundsElsewhere(),
  };
  const channel = services.openChannel(`attune_sounding/${signIn}`);
  const otherTab = createOtherTab({
    channel,
    locks: network.locks,
    tabId: newId(),
    onHush: () => hush(player.get()),
  });
  const refreshSoon = () =>
    void setTimeout(() => void refreshCurrentTrack(queryClientOf(services), api), reportedAfterMs);
  const playedElsewhere = () => {
    tryToStore(sessionStorage, playedKey, 'true');
    refreshSoon();
  };
  const closeMixes = loadMixesWith(conversation, mixes, async () =>
    (await loadWhenOnline(() => import('./mix-island.tsx'))).openMixIsland({
      api,
      queryClient: queryClientOf(services),
      conversation,
      sessionStorage,
      storageKey: `${storageKeys.mixes}/${signIn}`,
      now,
      askToSave: () => beginSignIn(session, 'save-mixes'),
      onPlayedElsewhere: playedElsewhere,
    }),
  );
  const stopSending = sendWhenBack(network.connection, conversation, mixes, () => session.isUnconfirmed());
  const opened = { signIn, api, conversation, mixes, listMixes, radio, player, playedElsewhere, otherTab };
  current.set(opened);
  if (sessionStorage.getItem(`${storageKeys.station}/${signIn}`) !== null) {
    // A station was on when the page was left.
    loadWhenOnline(() => import('./open-radio.ts')).then(
      ({ openRadio }) => {
        if (current.get() === opened) openRadio(opened, sessionStorage, now);
      },
      (error: unknown) => log.warn('The station was not opened again.', error),
    );
  }
  sayTried(sessionStorage, now(), conversation, session.isUnconfirmed());
  // The service hears that the music ends as long as the token it is told with is good.
  session.beforeLeaving = async () => {
    await Promise.all([player.get()?.close(), ...[...api.beforeLeaving].map((send) => send())]);
  };
  const stopListening = session.onEnd(() => {
    stopListening();
    // Where another tab ended it, nothing of this is sent yet, and the token of before is good for a last word.
    for (const send of api.beforeLeaving) void send();
    stopSending();
    conversation.close();
    closeMixes();
    mixesOf(listMixes.get())?.close();
    radio.get()?.close();
    otherTab.close();
    current.set(null);
  });
}

/** The mix that was changed last of those that hold the track. */
const tracksAround = (mixes: Mixes | undefined, trackId: string): string[] | undefined =>
  [...(mixes?.get().values() ?? [])]
    .map(({ versions }) => versions.at(-1)?.mix.tracks.map(({ id }) => id) ?? [])
    .findLast((ids) => ids.includes(trackId));
