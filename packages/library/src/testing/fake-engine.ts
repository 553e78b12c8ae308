import type { EngineTrack } from '@attune/player';
import { vi } from 'vitest';
import { createEngine } from '../sound/engine.ts';
import { FakeAudioContext, FakeAudioElement, fakeNodes } from './fake-audio.ts';

export const recordedTrack = (id: string, { gainDb = 0, isSeekable = true } = {}) =>
  ({
    id,
    durationMs: 180_000,
    attributes: {},
    recording: { url: `/recording/${id}`, gainDb, isSeekable },
  }) as EngineTrack;

/** The engine for recordings on a device without sound; needs fake timers. */
export function openFakeEngine() {
  const context = new FakeAudioContext();
  const elements: FakeAudioElement[] = [];
  const nodes = fakeNodes();
  for (const [name, fake] of Object.entries(nodes.globals)) vi.stubGlobal(name, fake);
  const engine = createEngine(
    () => context as unknown as AudioContext,
    () => {
      const element = new FakeAudioElement();
      elements.push(element);
      return element as unknown as HTMLAudioElement;
    },
  );
  /** How often what played came to its end, and was interrupted. */
  const told = { ended: 0, interrupted: 0 };
  engine.onEnded(() => {
    told.ended += 1;
  });
  engine.onInterrupted(() => {
    told.interrupted += 1;
  });

  const holding = (id: string) => elements.find(({ src }) => src === `/recording/${id}`);
  const sounding = () => elements.filter(({ isSounding }) => isSounding).map(({ src }) => src);

  /** Plays a track whose recording comes at once. */
  async function play(track: EngineTrack, fromSeconds = 0) {
    const playing = engine.play(track, fromSeconds);
    playing.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    holding(track.id)?.arrive();
    return playing;
  }

  return { context, elements, nodes, engine, told, holding, sounding, play };
}
