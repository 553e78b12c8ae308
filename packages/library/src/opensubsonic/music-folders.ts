import * as z from 'zod';
import type { Credentials } from './credentials.ts';
import { understand } from './list-of.ts';
import type { ServerCalls } from './server-calls.ts';

/** Ids of the music folders that an account sees: by them servers part what one may hear and another may not. */
export type MusicFolders = ReadonlySet<string>;

const answerSchema = z.looseObject({
  musicFolder: z.preprocess(
    (value) => [value ?? []].flat(),
    z.array(z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) })),
  ),
});

/** @throws {LibraryServerError} */
export async function askMusicFolders(calls: ServerCalls, who: Credentials): Promise<MusicFolders> {
  const { musicFolders } = await calls.ask('getMusicFolders', {}, who);
  const { musicFolder } = understand(answerSchema, musicFolders ?? {});
  return new Set(musicFolder.map(({ id }) => id));
}
