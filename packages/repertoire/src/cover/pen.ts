import { chance } from '../identity.ts';
import { between, type Oklch, toHex } from './colour.ts';
import type { Palette } from './palettes.ts';

/** What a cover is drawn from. */
export interface CoverSound {
  /** 50 to 190. */
  tempoBpm: number;
  energy: number;
  valence: number;
}

export type Ink = keyof Palette;
export type Point = readonly [x: number, y: number];

/** Draws shapes on a sheet of 100 by 100, and makes the choices that belong to one cover. */
export interface Pen extends CoverSound {
  /** A number between two others, a new one at every call, always the same for the same cover. */
  num: (from: number, to: number) => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  coin: (odds?: number) => boolean;
  /** Repetitions that follow the tempo: `few` at 50 beats per minute, `many` at 180. */
  beats: (few: number, many: number) => number;
  ink: (name: Ink) => string;
  /** A mixture of two inks; 0 is the first. */
  mix: (one: Ink, other: Ink, share: number) => string;
  /** An ink at another lightness, 0 to 1, and softer. */
  shade: (name: Ink, lightness: number) => string;
  circle: (x: number, y: number, radius: number, fill: string, opacity?: number) => string;
  rect: (x: number, y: number, width: number, height: number, fill: string, round?: number) => string;
  shape: (path: string, fill: string, opacity?: number) => string;
  line: (path: string, stroke: string, width: number, opacity?: number) => string;
  turned: (shapes: string, degrees: number, around?: Point) => string;
}

/** Draws everything but the paper. */
export type Motif = (pen: Pen) => string;

/** One decimal is a tenth of a percent of the sheet; more would only make the file longer. */
export const tidy = (value: number) => String(Math.round(value * 10) / 10);

/** Path data from a text with numbers in it: `` d`M${x} ${y}` `` with every number tidied. */
export function d(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((path, text, at) => {
    const value = values[at - 1];
    return path + (typeof value === 'number' ? tidy(value) : (value ?? '')) + text;
  });
}

/** A closed outline through the points, with straight sides. */
export const outline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`;

/** An open curve that runs smoothly through evenly spaced points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = d`M${first[0]} ${first[1]}`;
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    const middle = (fromX + x) / 2;
    path += d`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return path;
}

export function createPen(seed: string, palette: Palette, sound: CoverSound): Pen {
  let draws = 0;
  const next = () => {
    draws += 1;
    return chance(seed, `stroke ${draws}`);
  };
  const faded = (opacity?: number) =>
    opacity === undefined || opacity === 1 ? '' : ` opacity="${tidy2(opacity)}"`;
  const tidy2 = (value: number) => String(Math.round(value * 100) / 100);
  const num = (from: number, to: number) => from + (to - from) * next();
  const hex = (colour: Oklch) => toHex(colour);
  return {
    ...sound,
    num,
    int: (from, to) => Math.floor(num(from, to + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    coin: (odds = 0.5) => next() < odds,
    beats: (few, many) =>
      Math.round(few + (many - few) * Math.min(1, Math.max(0, (sound.tempoBpm - 50) / 130))),
    ink: (name) => hex(palette[name]),
    mix: (one, other, share) => hex(between(palette[one], palette[other], share)),
    shade: (name, lightness) => hex([lightness, Math.min(0.1, palette[name][1]), palette[name][2]]),
    circle: (x, y, radius, fill, opacity) =>
      `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"${faded(opacity)}/>`,
    rect: (x, y, width, height, fill, round) =>
      `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" fill="${fill}"${round ? ` rx="${tidy(round)}"` : ''}/>`,
    shape: (path, fill, opacity) => `<path d="${path}" fill="${fill}"${faded(opacity)}/>`,
    line: (path, stroke, width, opacity) =>
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`,
    turned: (shapes, degrees, [x, y] = [50, 50]) =>
      `<g transform="rotate(${tidy(degrees)} ${tidy(x)} ${tidy(y)})">${shapes}</g>`,
  };
}
