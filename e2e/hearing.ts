import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Root mean square of the latest stretch of sound that went to the speakers; 0 before there is any. */
    heardLevel?: () => number;
    /** The longest time without sound in the latest two thirds of a second that went to the speakers, in milliseconds. */
    longestQuietMs?: () => number;
  }
}

/** Quieter than this nobody hears: -60 dB. */
export const silence = 0.001;

/** Listens in on whatever any page of the context, opened from now on, sends to the speakers. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const samples = new Float32Array(2048);
    const stretch = new Float32Array(32_768);
    const ears = new WeakMap<BaseAudioContext, AnalyserNode>();
    const levels = [] as AnalyserNode[];
    const stretches = [] as AnalyserNode[];
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
    // Nothing here has a name of its own: scripts run through a loader that would keep it by a helper the page lacks.
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]): unknown {
      if (to[0] instanceof AudioDestinationNode) {
        const ear = ears.get(this.context) ?? new AnalyserNode(this.context, { fftSize: samples.length });
        if (!ears.has(this.context)) {
          levels.push(ear);
          const long = new AnalyserNode(this.context, { fftSize: stretch.length });
          stretches.push(long);
          connect.call(this, long);
        }
        ears.set(this.context, ear);
        connect.call(this, ear);
      }
      return connect.apply(this, to);
    } as typeof AudioNode.prototype.connect;
    window.heardLevel = () =>
      Math.max(
        0,
        ...levels.map((ear) => {
          // A device that sleeps keeps its last samples, and nobody hears them.
          if (ear.context.state !== 'running') return 0;
          ear.getFloatTimeDomainData(samples);
          return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
        }),
      );
    window.longestQuietMs = () => {
      const ear = stretches.find(({ context: { state } }) => state === 'running');
      if (!ear) return Number.POSITIVE_INFINITY;
      ear.getFloatTimeDomainData(stretch);
      let quiet = 0;
      let longest = 0;
      for (const value of stretch) {
        quiet = Math.abs(value) < 0.005 ? quiet + 1 : 0;
        longest = Math.max(longest, quiet);
      }
      return (longest / ear.context.sampleRate) * 1000;
    };
  });
}

/**
 * The longest time without sound around the moment when the next track takes over, in milliseconds. What sounds when it is called is
 * to have sounded for a second.
 */
export const quietUntilNextTrack = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const title = navigator.mediaSession.metadata?.title;
    let longest = 0;
    let isLast = false;
    while (!isLast) {
      isLast = navigator.mediaSession.metadata?.title !== title;
      await new Promise((resolve) => setTimeout(resolve, 300));
      longest = Math.max(longest, window.longestQuietMs?.() ?? Number.POSITIVE_INFINITY);
    }
    return longest;
  });

export const heardLevel = (page: Page): Promise<number> => page.evaluate(() => window.heardLevel?.() ?? 0);

/** What the system's media display shows. */
export const shownTitle = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.mediaSession.metadata?.title);
