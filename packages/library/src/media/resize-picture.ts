import type { Picture } from '../folder/picture.ts';

/** Decoded, a larger one takes more memory than a cover is worth. */
const mostPixels = 50_000_000;
/** A picture with no more bytes than this is sent as it is, if it has no more pixels than asked for. */
const smallBytes = 64 * 1024;

export interface PictureToResize {
  bytes: Uint8Array;
  /** Its longer side is at most this afterwards, in pixels. */
  sizePx: number;
}

/**
 * A picture made as small as it is shown, upright, and without what its camera or editor wrote into it. `null` where it is
 * best left as it is: it is small already, or this machine has nothing to resize it with.
 * @throws for what is no picture, or has more than 50 million pixels.
 */
export async function resizePicture({ bytes, sizePx }: PictureToResize): Promise<Picture | null> {
  // A native library, which some systems lack.
  const sharp = await import('sharp').then(
    (loaded) => loaded.default,
    () => null,
  );
  if (sharp === null) return null;
  // One picture after the other: neither threads nor memory are kept for more.
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (bytes.length <= smallBytes && Math.max(width, height) <= sizePx) return null;
  const resized = await picture
    .autoOrient()
    .resize({ width: sizePx, height: sizePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  return { bytes: resized, contentType: 'image/webp' };
}
