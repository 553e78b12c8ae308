import type { Score } from '../../src/score/types.ts';
import { createDeck } from '../../src/sound/deck.ts';
import { createMaster } from '../../src/sound/master.ts';
import { createSampleStore } from '../../src/sound/sample-store.ts';

/** Seconds of score that are handed to the context at a time; all at once would make rendering crawl. */
const window = 2;

/**
 * Renders a whole score faster than real time, through the same chain that plays it live.
 * @returns stereo, as long as the score.
 */
export async function renderOffline(score: Score, options: { sampleRate: number }): Promise<AudioBuffer> {
  const { sampleRate } = options;
  const length = Math.ceil(score.durationSeconds * sampleRate);
  const context = new OfflineAudioContext(2, length, sampleRate);
  const { input } = createMaster(context);
  const store = createSampleStore(sampleRate);
  const deck = createDeck({ context, destination: input, store, score, startAt: 0, from: 0 });
  deck.scheduleUntil(window * 2);
  for (let time = window; time < score.durationSeconds - 0.1; time += window) {
    void context.suspend(time).then(() => {
      deck.scheduleUntil(time + window * 2);
      return context.resume();
    });
  }
  return context.startRendering();
}
