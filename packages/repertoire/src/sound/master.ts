import { fromDb } from './loudness.ts';

/** The end of the chain, shared by everything that plays. */
export interface Master {
  input: AudioNode;
  /** 0 to 1; changes without a click. */
  setVolume(volume: number): void;
  /** Sees the signal that goes to the loudspeaker. */
  analyser: AnalyserNode;
}

/** No sample leaves louder than this. */
const ceiling = fromDb(-1.3);

/** Below this the limiter is a straight wire. */
const kneeStart = fromDb(-6);

/**
 * Low rumble out, gentle compression, then a limiter that bends peaks softly below -1.3 dBFS. The bend is a fixed
 * curve, so it holds for every sample, in real time and offline alike.
 */
export function createMaster(context: BaseAudioContext, startVolume = 1): Master {
  const rumble = new BiquadFilterNode(context, { type: 'highpass', frequency: 28, Q: 0.6 });
  const compressor = new DynamicsCompressorNode(context, {
    threshold: -20,
    knee: 14,
    ratio: 2.2,
    attack: 0.012,
    release: 0.22,
  });
  // The node lifts its output on its own by a fixed amount that depends on threshold and ratio; this takes it back.
  const level = new GainNode(context, { gain: fromDb(-4) });
  const limiter = new WaveShaperNode(context, { curve: limiterCurve(), oversample: 'none' });
  const volume = new GainNode(context, { gain: gainOf(startVolume) });
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  rumble.connect(compressor).connect(level).connect(limiter).connect(volume).connect(analyser);
  analyser.connect(context.destination);
  return {
    input: rumble,
    analyser,
    setVolume(value) {
      volume.gain.setTargetAtTime(gainOf(value), context.currentTime, 0.02);
    },
  };
}

/** A slider feels even when the gain grows with the square of its way. */
function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume)) ** 2;
}

/** A straight line up to the knee, then a hyperbolic tangent towards the ceiling; inputs beyond full scale are clamped. */
function limiterCurve(): Float32Array<ArrayBuffer> {
  const points = 8193;
  const curve = new Float32Array(points);
  for (let i = 0; i < points; i++) {
    const x = (i / (points - 1)) * 2 - 1;
    const size = Math.abs(x);
    const room = ceiling - kneeStart;
    const bent = size <= kneeStart ? size : kneeStart + room * Math.tanh((size - kneeStart) / room);
    curve[i] = Math.sign(x) * bent;
  }
  return curve;
}
