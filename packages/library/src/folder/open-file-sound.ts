import type { SoundBytes } from '../analysis/decode/sound-bytes.ts';
import { openInside } from './open-inside.ts';

/** A file of the folder, read in stretches. @throws {FileGoneError} */
export async function openFileSound(root: string, path: string): Promise<SoundBytes> {
  const { handle } = await openInside(root, path);
  const { size } = await handle.stat();
  return {
    sizeBytes: size,
    async read(from, to) {
      const wanted = new Uint8Array(Math.max(0, Math.min(to, size) - from));
      let length = 0;
      while (length < wanted.length) {
        const { bytesRead } = await handle.read(wanted, length, wanted.length - length, from + length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return wanted.subarray(0, length);
    },
    close: () => handle.close(),
  };
}
