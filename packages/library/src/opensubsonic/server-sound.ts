import type { SoundBytes } from '../analysis/decode/sound-bytes.ts';
import type { Song } from '../folder/song.ts';
import { jsonLimits, readAnswer } from './server-calls.ts';
import type { ServerClient } from './server-client.ts';
import { LibraryServerError } from './server-error.ts';
import { readWhole, type ServerReply } from './server-http.ts';

/** More of one file is not fetched to listen to it. */
const mostFetchedBytes = 40 * 1024 * 1024;

/** What servers send a file as; an error comes as JSON or XML, whatever its status. */
const isFile = ({ status, contentType }: ServerReply) =>
  (status === 200 || status === 206) &&
  (contentType.startsWith('audio/') ||
    contentType === 'application/ogg' ||
    contentType === 'application/octet-stream');

/** @throws {LibraryServerError} */
async function refuseOther(reply: ServerReply): Promise<void> {
  if (isFile(reply)) return;
  if (reply.contentType === 'application/json')
    readAnswer({ contentType: reply.contentType, bytes: await readWhole(reply.body, jsonLimits.maxBytes) });
  reply.body.destroy();
  if (reply.status === 429 || reply.status >= 500) throw new LibraryServerError('unavailable');
  throw new LibraryServerError('unexpected-reply');
}

/** A song of the server, downloaded in stretches, which does not count as playing it. */
export function openServerSound(
  client: Pick<ServerClient, 'openFile'>,
  { remote, sizeBytes }: Song,
): SoundBytes {
  let fetched = 0;

  async function read(from: number, to: number): Promise<Uint8Array> {
    const end = Math.min(to, sizeBytes);
    if (remote === undefined || end <= from) return new Uint8Array(0);
    const reply = await client.openFile(remote.songId, { range: `bytes=${from}-${end - 1}` });
    await refuseOther(reply);
    // A server that knows no ranges sends all from the beginning.
    let at = reply.status === 206 ? from : 0;
    const parts: Uint8Array[] = [];
    try {
      for await (const part of reply.body as AsyncIterable<Uint8Array>) {
        fetched += part.length;
        if (fetched > mostFetchedBytes) throw new LibraryServerError('unexpected-reply');
        const [first, last] = [Math.max(0, from - at), Math.min(part.length, end - at)];
        if (last > first) parts.push(part.subarray(first, last));
        at += part.length;
        if (at >= end) break;
      }
    } catch (error) {
      if (error instanceof LibraryServerError) throw error;
      throw new LibraryServerError('unavailable', { cause: (error as { code?: string }).code });
    } finally {
      reply.body.destroy();
    }
    return Buffer.concat(parts);
  }

  return { sizeBytes, read, close: async () => undefined };
}
