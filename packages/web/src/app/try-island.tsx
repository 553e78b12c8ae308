import { apiPaths, builtInServicePath, type Mood, previewSeconds, tryAnswerSchema } from '@attune/contract';
import type { QueueAnswer } from '@attune/player/messages';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useInstallation } from '../features/about/api/get-installation.ts';
import type { OpenedDevice } from '../features/landing/opened-device.ts';
import { createPreviewPlayer } from '../features/landing/preview-player.ts';
import { PreviewRow } from '../features/landing/preview-row.tsx';
import type { Tried } from '../features/landing/try-card.tsx';
import { TryReply, type TryState } from '../features/landing/try-reply.tsx';
import { createSend } from '../lib/api-client.ts';
import { useApi } from '../lib/api-context.tsx';
import { failureOf } from '../lib/error-text.ts';
import { log } from '../lib/log.ts';
import { ApiConnection } from './api-connection.tsx';
import { useServices } from './services-context.tsx';
import { rememberTried } from './tried-message.ts';

interface TryIslandProps {
  tried: Tried;
  onMood: (mood: Mood | null) => void;
}

/** Answers a message of somebody without an account. Loaded when there is one. */
export function TryIsland(props: TryIslandProps) {
  return (
    <ApiConnection>
      <Attempt {...props} />
    </ApiConnection>
  );
}

const loadSound = async () => (await import('@attune/repertoire/sound')).createEngine;

function Attempt({ tried, onMood }: TryIslandProps) {
  const { session, sessionStorage, now } = useServices();
  const streaming = useInstallation().data?.streaming;
  const { state, retry } = useAnswer(tried.text);
  const preview = state.kind === 'answered' ? state.answer.preview : undefined;
  const player = usePreview(preview?.id, tried.device, state.kind === 'answered');
  const plays = streaming?.capabilities.playback === 'in-page';
  useEffect(() => {
    // Beside the question; a failure shows when it is to sound.
    if (plays) loadSound().catch(() => undefined);
  }, [plays]);
  const keep = () => {
    rememberTried(sessionStorage, tried.text, now());
    session.begin();
  };
  return (
    <TryReply
      state={state}
      streaming={streaming}
      preview={preview !== undefined && player !== null && <PreviewRow track={preview} player={player} />}
      onMood={onMood}
      onRetry={retry}
      onKeep={keep}
    />
  );
}

function useAnswer(text: string): { state: TryState; retry: () => void } {
  const { open } = useApi();
  const { now } = useServices();
  const [state, setState] = useState<TryState>({ kind: 'waiting' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(() => {
    const leaving = new AbortController();
    setState({ kind: 'waiting' });
    open.post(apiPaths.try, { text }, tryAnswerSchema, { signal: leaving.signal }).then(
      (answer) => setState({ kind: 'answered', answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        log.error('The message could not be tried.', error);
        setState({ kind: 'failed', failure: failureOf(error, now()) });
      },
    );
    return () => leaving.abort();
  }, [open, text, now, attempt]);
  return { state, retry };
}

/** Plays on the device that the gesture opened, as soon as it is known what; the device is closed with it. */
function usePreview(trackId: string | undefined, device: OpenedDevice | null, isAnswered: boolean) {
  const { network } = useServices();
  const player = useMemo(() => {
    if (trackId === undefined || device === null) return null;
    return createPreviewPlayer({
      loadEngine: loadSound,
      loadTrack: () => loadTrack(network.fetch, trackId),
      seconds: previewSeconds,
      clock: {
        after(milliseconds, callback) {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      onFailure: (error) => log.error('The preview could not be played.', error),
    });
  }, [trackId, device, network]);
  useEffect(() => {
    if (device === null || !isAnswered) return;
    if (player === null) {
      device.close();
      return;
    }
    void player.play(device.take());
    return () => player.stop();
  }, [player, device, isAnswered]);
  return player;
}

/** What a track sounds like, which the built-in service tells anybody. */
async function loadTrack(fetchImplementation: typeof fetch, id: string) {
  const path = `${builtInServicePath}/player/queue`;
  const send = createSend(fetchImplementation);
  const response = await send({ method: 'GET', path, query: { context: `track:${id}` } });
  const [track] = response.ok ? ((await response.json()) as QueueAnswer).tracks : [];
  if (track === undefined) throw new Error(`No track to preview: ${response.status}`);
  return track;
}
