import { type Collection, MusicServerError, type StarredThing } from '@attune/local-streaming/music';
import * as z from 'zod';
import { idFor } from '../catalogue/ids.ts';
import type { KnownMusic } from '../library-source.ts';
import { changeOnce, createAsListener, namingNothing } from './as-listener.ts';
import { albumOfPath, childSchema, pathOfChild } from './child.ts';
import { listOf, readable, understand } from './list-of.ts';
import type { ServerListener } from './server-accounts.ts';
import { keptLimits, type Params, type ServerCalls } from './server-calls.ts';

export interface ServerCollectionParts extends KnownMusic {
  url: string;
  calls: ServerCalls;
}

const starredSchema = z.looseObject({ song: listOf(z.unknown()), album: listOf(z.unknown()) });
const starredChildSchema = childSchema.pick({ id: true, albumId: true }).extend({
  starred: z.string().optional().catch(undefined),
});
/** Servers write the year 1 for what they do not know; no time of ours lies before 1970. */
const timeOf = (text: string | undefined) => Math.max(0, Date.parse(text ?? '') || 0);

/** Stars at the library's server, under the name of whoever gave and took them. */
export function createServerStars({
  url,
  calls,
  catalogue,
  songOf,
}: ServerCollectionParts): Pick<Collection, 'starred' | 'star'> {
  const as = createAsListener(url);

  const serverAlbumOf = (albumId: string) => {
    const [first = ''] = catalogue.albums.get(albumId)?.trackIds ?? [];
    const song = songOf(first);
    return song && albumOfPath(song.path);
  };

  /** Ids of the catalogue's albums by those of the server. */
  function albumsByServerId(): ReadonlyMap<string, string> {
    const ids = new Map<string, string>();
    for (const id of catalogue.albums.keys()) ids.set(serverAlbumOf(id) ?? '', id);
    return ids;
  }

  async function starredBy({ who }: ServerListener): ReturnType<Collection['starred']> {
    const { starred2 } = await namingNothing(calls.ask('getStarred2', {}, who, keptLimits));
    const { song, album } = understand(starredSchema, starred2 ?? {});
    const albums = await readable(starredChildSchema, album);
    const songs = await readable(starredChildSchema, song);
    const known = albums.length > 0 ? albumsByServerId() : new Map<string, string>();
    return [
      ...songs.map((child) => ({
        kind: 'track' as const,
        id: idFor('track', pathOfChild(child)),
        addedAtMs: timeOf(child.starred),
      })),
      ...albums.flatMap(({ id: serverId, starred }) => {
        const id = known.get(serverId);
        return id === undefined ? [] : [{ kind: 'album' as const, id, addedAtMs: timeOf(starred) }];
      }),
    ].sort((one, other) => other.addedAtMs - one.addedAtMs);
  }

  /** What the server calls them. */
  function namesOf(things: readonly StarredThing[]): Params {
    const names: { id: string[]; albumId: string[] } = { id: [], albumId: [] };
    for (const { kind, id } of things) {
      const name = kind === 'track' ? songOf(id)?.remote?.songId : serverAlbumOf(id);
      if (!name) throw new MusicServerError('not-found');
      names[kind === 'track' ? 'id' : 'albumId'].push(name);
    }
    return names;
  }

  return {
    starred: (credential) => as(credential, starredBy),
    star: (credential, things, isStarred) =>
      as(credential, async (listener) => {
        const names = namesOf(things);
        await changeOnce(
          () => calls.ask(isStarred ? 'star' : 'unstar', names, listener.who),
          async () => {
            const now = await starredBy(listener);
            return things.every(
              ({ kind, id }) => now.some((one) => one.kind === kind && one.id === id) === isStarred,
            );
          },
        );
      }),
  };
}
