import type { IPicture } from 'music-metadata';

/** A picture as it is sent: the kind is what its bytes say, not what the tag claims. */
export interface Picture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
}

/** Larger ones are not covers but posters. */
export const pictureMaxBytes = 5 * 1024 * 1024;

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The kind of a picture by its first bytes; `null` for everything that is no plain picture, such as SVG. */
export function pictureType(bytes: Uint8Array): Picture['contentType'] | null {
  if (bytes.length > pictureMaxBytes) return null;
  if (latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return /^GIF8[79]a$/.test(latin(bytes, 0, 6)) ? 'image/gif' : null;
}

export function isShownPicture({ data }: Pick<IPicture, 'data'>): boolean {
  return pictureType(data) !== null;
}

/** The front cover where one is marked as such, else the first picture that can be shown. */
export function choosePicture(pictures: readonly IPicture[]): Picture | null {
  const shown = pictures.filter(isShownPicture);
  const chosen = shown.find(({ type }) => type === 'Cover (front)') ?? shown[0];
  const contentType = chosen && pictureType(chosen.data);
  return chosen && contentType ? { bytes: Buffer.from(chosen.data), contentType } : null;
}
