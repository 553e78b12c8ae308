import { createHash } from 'node:crypto';
import { initialOf } from '../sign-in/listener-identity.ts';

/** A square SVG for someone who gave a name and no picture: their initial over two colours that are theirs alone. */
export function drawPortrait(id: string, displayName: string, sizePx: number): string {
  const [hueByte = 0, turnByte = 0, blobByte = 0] = createHash('sha256').update(id).digest();
  const hue = Math.round((hueByte / 255) * 360);
  const second = (hue + 40 + Math.round((turnByte / 255) * 60)) % 360;
  const across = 20 + Math.round((blobByte / 255) * 60);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sizePx}" height="${sizePx}">`,
    `<rect width="100" height="100" fill="hsl(${hue} 52% 38%)"/>`,
    `<circle cx="${across}" cy="88" r="56" fill="hsl(${second} 62% 50%)" fill-opacity="0.75"/>`,
    `<circle cx="${100 - across}" cy="6" r="34" fill="hsl(${second} 70% 70%)" fill-opacity="0.35"/>`,
    `<text x="50" y="53" text-anchor="middle" dominant-baseline="central" font-size="46" font-weight="650"`,
    ` font-family="system-ui, sans-serif" fill="#fff">${escapeXml(initialOf(displayName))}</text>`,
    '</svg>',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${String(character.codePointAt(0))};`);
}
