import { beatSampleRate } from './beat-sound.ts';

/** A little band that is made for a test: how fast and how driving it plays is known. */
export interface GrooveSketch {
  bpm: number;
  seconds: number;
  /** From 0, a held chord with a soft pulse, to 1, loud drums on every sixteenth. */
  energy: number;
  /** The same number, the same noise. */
  seed: number;
}

const chord = [220, 277.2, 329.6];

/** Numbers from -1 to 1 without an order (xorshift). */
function noise(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 2 ** 31;
  };
}

/** Kick on one and three and, as it grows, on all four; snare on two and four; hats on eighths or sixteenths; a chord held over it. */
export function grooveSound({ bpm, seconds, energy, seed }: GrooveSketch): Float32Array {
  const beat = (60 / bpm) * beatSampleRate;
  const hiss = noise(seed);
  const hatsInBeat = energy > 0.75 ? 4 : 2;
  return Float32Array.from({ length: Math.round(seconds * beatSampleRate) }, (_, at) => {
    const number = Math.floor(at / beat);
    const since = (at - number * beat) / beatSampleRate;
    const sinceHat = (at % (beat / hatsInBeat)) / beatSampleRate;
    const isBack = number % 2 === 1;
    const kick = isBack && energy < 0.5 ? 0 : Math.sin(2 * Math.PI * 60 * since) * Math.exp(-since * 16);
    const white = hiss();
    const snare = isBack ? white * Math.exp(-since * 22) : 0;
    const hat = white * Math.exp(-sinceHat * 120);
    const pad = chord.reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / beatSampleRate), 0);
    const drums = 0.5 * kick + 0.35 * snare + 0.15 * hat;
    return (0.1 + 0.8 * energy) * drums + (0.12 - 0.06 * energy) * pad + 0.002 * white;
  });
}
