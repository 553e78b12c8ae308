import type { EngineTrack } from '@attune/player';
import { createEngine } from '../src/sound/engine.ts';

/** What one live playing shows; milliseconds. */
export interface LiveReport {
  outcome: string;
  /** From the gesture until the first audible sample. */
  startMs: number;
  seekMs: number;
  /** The longest silence at the end of each stretch in which the page hung. */
  longestGapMs: number;
}

declare global {
  interface Window {
    arm(track: EngineTrack): void;
    /** Settles once the click has led to sound. */
    started: Promise<LiveReport>;
    hang(milliseconds: number, times: number): Promise<LiveReport>;
    seek(seconds: number): Promise<LiveReport>;
  }
}

/** The engine's own analyser shows 50 ms; this test wants to look back for most of a second. */
class LongAnalyser extends AnalyserNode {
  constructor(context: BaseAudioContext, options?: AnalyserOptions) {
    super(context, { ...options, fftSize: 32_768 });
  }
}
globalThis.AnalyserNode = LongAnalyser;

const audible = 0.001;
const report: LiveReport = { outcome: 'none', startMs: -1, seekMs: -1, longestGapMs: 0 };
let sampleRate = 44_100;
const engine = createEngine(() => {
  const context = new AudioContext({ latencyHint: 'playback' });
  sampleRate = context.sampleRate;
  return context;
});
let playing: EngineTrack | null = null;

function frame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
}

/** Waits until the last 10 ms are audible. */
async function heard(since: number): Promise<number> {
  const signal = new Float32Array(32_768);
  const recent = Math.floor(sampleRate * 0.01);
  for (;;) {
    engine.readSignal(signal);
    if (signal.subarray(-recent).some((value) => Math.abs(value) > audible)) return performance.now() - since;
    if (performance.now() - since > 20_000) return Number.POSITIVE_INFINITY;
    await frame();
  }
}

function longestGap(): number {
  const signal = new Float32Array(32_768);
  engine.readSignal(signal);
  let run = 0;
  let longest = 0;
  for (const value of signal) {
    run = Math.abs(value) > audible / 10 ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return (longest / sampleRate) * 1000;
}

window.arm = (track) => {
  playing = track;
  window.started = new Promise((resolve) => {
    document.querySelector('button')?.addEventListener(
      'click',
      async () => {
        const began = performance.now();
        report.outcome = await engine.play(track, 0);
        report.startMs = await heard(began);
        resolve(report);
      },
      { once: true },
    );
  });
};

window.hang = async (milliseconds, times) => {
  for (let time = 0; time < times; time++) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    report.longestGapMs = Math.max(report.longestGapMs, longestGap());
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  }
  return report;
};

window.seek = async (seconds) => {
  if (!playing) return report;
  const began = performance.now();
  await engine.play(playing, seconds);
  report.seekMs = await heard(began);
  return report;
};
