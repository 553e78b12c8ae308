/** Rates about this are enough to hear what matters here: the rest is brilliance. */
const wantedRate = 22_050;
/** Length of the filter for each sample that is left out. */
const tapsPerStep = 8;

/** A windowed sinc that lets through what the lower rate can hold. */
function lowPass(step: number): Float64Array {
  const reach = tapsPerStep * step;
  const taps = Float64Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const at = index - reach;
    const sinc = at === 0 ? 1 : Math.sin((Math.PI * at) / step) / ((Math.PI * at) / step);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * at) / (reach + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** Leaves out samples until about 22 kHz are left, without folding what lies above into what lies below. */
export function atListeningRate(
  samples: Float32Array,
  sampleRate: number,
): { samples: Float32Array; sampleRate: number } {
  const step = Math.max(1, Math.floor(sampleRate / wantedRate));
  if (step === 1) return { samples, sampleRate };
  const taps = lowPass(step);
  const reach = (taps.length - 1) / 2;
  const kept = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < kept.length; at += 1) {
    const from = at * step - reach;
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap += 1) sum += (taps[tap] ?? 0) * (samples[from + tap] ?? 0);
    kept[at] = sum;
  }
  return { samples: kept, sampleRate: sampleRate / step };
}
