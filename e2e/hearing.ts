import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Root mean square of the latest stretch of sound that went to the speakers; 0 before there is any. */
    heardLevel?: () => number;
  }
}

/** Quieter than this nobody hears: -60 dB. */
export const silence = 0.001;

/** Listens in on whatever any page of the context, opened from now on, sends to the speakers. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const samples = new Float32Array(2048);
    const ears = new WeakMap<BaseAudioContext, AnalyserNode>();
    const levels = [] as AnalyserNode[];
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
    // Nothing here has a name of its own: scripts run through a loader that would keep it by a helper the page lacks.
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]): unknown {
      if (to[0] instanceof AudioDestinationNode) {
        const ear = ears.get(this.context) ?? new AnalyserNode(this.context, { fftSize: samples.length });
        if (!ears.has(this.context)) levels.push(ear);
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
  });
}

export const heardLevel = (page: Page): Promise<number> => page.evaluate(() => window.heardLevel?.() ?? 0);

/** What the system's media display shows. */
export const shownTitle = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.mediaSession.metadata?.title);
