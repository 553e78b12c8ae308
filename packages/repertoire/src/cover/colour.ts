/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees: equal steps look equally large. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

function toLinearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const encode = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/**
 * The colour as `#rrggbb`. A chroma that sRGB cannot show is lowered until it can, so the hue stays.
 * Matrices: B. Ottosson, "A perceptual color space for image processing" (2020).
 */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const rgb = toLinearRgb([lightness, chroma, hue]);
  const shown = rgb.every((channel) => channel >= -0.001 && channel <= 1.001);
  if (!shown && chroma > 0.004) return toHex([lightness, chroma - 0.004, hue]);
  const channels = rgb.map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, encode(Math.max(0, channel))))),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on the way from one to the other, the short way round the hue circle. */
export function between(one: Oklch, other: Oklch, share: number): Oklch {
  const turn = ((((other[2] - one[2]) % 360) + 540) % 360) - 180;
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share, one[2] + turn * share];
}
