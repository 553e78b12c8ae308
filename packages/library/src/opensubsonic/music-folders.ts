import * as z from 'zod';
import type { Credentials } from './credentials.ts';
import { understand } from './list-of.ts';
import type { ServerCalls } from './server-calls.ts';
import { LibraryServerError } from './server-error.ts';

/** Ids of the music folders that an account sees: by them servers part what one may hear and another may not. */
export type MusicFolders = ReadonlySet<string>;

const answerSchema = z.looseObject({
  musicFolder: z.preprocess(
    (value) => [value ?? []].flat(),
    z.array(z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) })),
  ),
});

/** @returns `null` where the server parts nothing so, as it does not know the call @throws {LibraryServerError} */
export async function askMusicFolders(calls: ServerCalls, who: Credentials): Promise<MusicFolders | null> {
  try {
    const { musicFolders } = await calls.ask('getMusicFolders', {}, who);
    const { musicFolder } = understand(answerSchema, musicFolders ?? {});
    return new Set(musicFolder.map(({ id }) => id));
  } catch (error) {
    if (error instanceof LibraryServerError && error.isMissing) return null;
    throw error;
  }
}

/** Whether who sees `own` folders may hear something of what is listed from `listed` ones. */
export const coversSome = (own: MusicFolders | null, listed: MusicFolders | null): boolean =>
  own === null || listed === null || listed.size === 0 || [...listed].some((folder) => own.has(folder));

/** Whether who sees `own` folders hears all that is listed from `listed` ones. Of what is unknown only one folder is sure. */
export function coversAll(own: MusicFolders | null, listed: MusicFolders | null): boolean {
  if (listed === null) return true;
  return own === null ? listed.size <= 1 : [...listed].every((folder) => own.has(folder));
}
