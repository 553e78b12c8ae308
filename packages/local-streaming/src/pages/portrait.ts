import { createHash } from 'node:crypto';
import { initialOf } from '../sign-in/listener-identity.ts';

/** Ground and glow, dark enough under the letter: white on each ground has a contrast of at least 4.5 to 1. */
const inks = [
  ['#5a3dd1', '#9b7bff'],
  ['#0f6f60', '#2fae98'],
  ['#b23a22', '#f08a4b'],
  ['#2c5cb8', '#6d9df5'],
  ['#8a2f6b', '#d4709f'],
  ['#7a5200', '#c98a12'],
  ['#3f3a78', '#8079d6'],
  ['#1d5f7d', '#4ba7c9'],
] as const;

/** A square SVG for someone who gave a name and no picture: their initial over a ground that is theirs. */
export function drawPortrait(id: string, displayName: string, sizePx: number): string {
  const [inkByte = 0, xByte = 0, yByte = 0] = createHash('sha256').update(id).digest();
  const [ground, glow] = inks[inkByte % inks.length] ?? inks[0];
  const x = 15 + Math.round((xByte / 255) * 70);
  const y = 80 + Math.round((yByte / 255) * 25);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sizePx}" height="${sizePx}">`,
    `<rect width="100" height="100" fill="${ground}"/>`,
    `<circle cx="${x}" cy="${y}" r="52" fill="${glow}" fill-opacity="0.55"/>`,
    `<circle cx="${100 - x}" cy="${y - 84}" r="30" fill="${glow}" fill-opacity="0.3"/>`,
    '<text x="50" y="52" text-anchor="middle" dominant-baseline="central" font-size="44" font-weight="600"',
    ` font-family="Figtree, system-ui, sans-serif" fill="#fff">${escapeXml(initialOf(displayName))}</text>`,
    '</svg>',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${String(character.codePointAt(0))};`);
}
