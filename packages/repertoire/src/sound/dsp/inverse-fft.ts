/**
 * The inverse discrete Fourier transform in place (iterative radix two, not normalised).
 * @param real and `imaginary` are the spectrum's parts; their common length is a power of two.
 */
export function inverseFft(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  const { cosines, sines } = twiddles(size);
  for (let length = 2; length <= size; length <<= 1) {
    const half = length >> 1;
    const stride = size / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < half; k++) {
        const cos = cosines[k * stride] ?? 0;
        const sin = sines[k * stride] ?? 0;
        const a = start + k;
        const b = a + half;
        const re = (real[b] ?? 0) * cos - (imaginary[b] ?? 0) * sin;
        const im = (real[b] ?? 0) * sin + (imaginary[b] ?? 0) * cos;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i] ?? 0;
  values[i] = values[j] ?? 0;
  values[j] = kept;
}

const cache = new Map<number, { cosines: Float64Array; sines: Float64Array }>();

function twiddles(size: number): { cosines: Float64Array; sines: Float64Array } {
  const known = cache.get(size);
  if (known) return known;
  const cosines = new Float64Array(size / 2);
  const sines = new Float64Array(size / 2);
  for (let k = 0; k < size / 2; k++) {
    cosines[k] = Math.cos((2 * Math.PI * k) / size);
    sines[k] = Math.sin((2 * Math.PI * k) / size);
  }
  const made = { cosines, sines };
  cache.set(size, made);
  return made;
}
