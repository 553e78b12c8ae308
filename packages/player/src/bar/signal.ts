/** Distance from bar to bar in CSS pixels. */
const pitchPx = 5;
const barPx = 3;
const restPx = 3;
/** Pieces are mixed to -16 LUFS, so that most of their peaks lie below a half. */
const gain = 2;

/**
 * Draws what is heard as bars along the seek line: their height is the signal's, their colour says how much of the
 * track has been heard. With reduced motion the bars keep the shape they had when playing began.
 */
export function createSignal(
  canvas: HTMLCanvasElement,
  readSignal: (target: Float32Array<ArrayBuffer>) => void,
) {
  const samples = new Float32Array(2048);
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  // The page may have a setting of its own beside the device's.
  const isStill = () => device.matches || document.documentElement.dataset.motion === 'reduced';
  const pen = canvas.getContext('2d');
  let heights: number[] = [];
  let hasShape = false;

  return {
    /**
     * @param shareHeard of the track, 0 to 1
     * @returns whether the picture still moves although nothing plays
     */
    draw(shareHeard: number, isPlaying: boolean): boolean {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (!pen || width === 0) return false;
      const scale = devicePixelRatio;
      if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
        canvas.width = Math.round(width * scale);
        canvas.height = Math.round(height * scale);
      }
      const count = Math.max(1, Math.floor(width / pitchPx));
      if (isStill() ? isPlaying && !hasShape : true) {
        if (isPlaying) readSignal(samples);
        else samples.fill(0);
        const peaks = peaksOf(samples, count);
        // As playing begins the samples fill from their end, and the shape would keep an empty beginning.
        hasShape = (peaks[0] ?? 0) > 0 && peaks.some((peak) => peak > 0.02);
        // Falls slowly and rises at once, as the needle of a meter does.
        heights = peaks.map((peak, place) =>
          isStill() ? peak : Math.max(peak, (heights[place] ?? 0) * 0.9),
        );
      }
      if (!isPlaying && isStill()) hasShape = false;
      const { color, borderTopColor } = getComputedStyle(canvas);
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      pen.clearRect(0, 0, width, height);
      for (let place = 0; place < count; place += 1) {
        const tall = restPx + (height - restPx) * Math.min(1, (heights[place] ?? 0) * gain);
        pen.fillStyle = (place + 0.5) / count <= shareHeard ? color : borderTopColor;
        pen.beginPath();
        pen.roundRect(place * pitchPx, (height - tall) / 2, barPx, tall, barPx / 2);
        pen.fill();
      }
      return !isPlaying && !isStill() && heights.some((peak) => peak > 0.01);
    },
  };
}

/** The greatest amount in each of `count` equal stretches of the signal, 0 to 1. */
function peaksOf(samples: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, place) => {
    const from = Math.floor((place * samples.length) / count);
    const to = Math.max(from + 1, Math.floor(((place + 1) * samples.length) / count));
    let peak = 0;
    for (let at = from; at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return Math.min(1, peak);
  });
}
