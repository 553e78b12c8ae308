import {
  type Collection,
  MusicServerError,
  type ServerPlaylist,
  type ServerPlaylistContent,
} from '@attune/local-streaming/music';
import * as z from 'zod';
import { idFor } from '../catalogue/ids.ts';
import { tagText } from '../folder/tag-text.ts';
import { changeOnce, createAsListener, namingNothing } from './as-listener.ts';
import { childSchema, idSchema, pathOfChild } from './child.ts';
import { diffEntries } from './entry-diff.ts';
import { listOf, readable, understand } from './list-of.ts';
import type { ServerListener } from './server-accounts.ts';
import { keptLimits, type Params } from './server-calls.ts';
import { LibraryServerError } from './server-error.ts';
import type { ServerCollectionParts } from './server-stars.ts';

const longestDescription = 300;

const listSchema = z.looseObject({ playlist: listOf(z.unknown()) });
const playlistSchema = z.looseObject({
  id: idSchema,
  name: z.unknown().optional(),
  comment: z.unknown().optional(),
  owner: z.string().optional().catch(undefined),
  public: z.boolean().catch(false),
  songCount: z.coerce.number().int().nonnegative().catch(0),
  created: z.string().catch(''),
});
const entriesSchema = z.looseObject({ entry: listOf(z.unknown()) });
const entrySchema = childSchema.pick({ id: true, albumId: true });

/** With what the server calls the songs that are in it. */
interface ReadPlaylist extends ServerPlaylist {
  songIds: readonly string[];
}

const listed = ({ id, name, comment, public: isPublic, songCount }: z.infer<typeof playlistSchema>) => ({
  serverId: id,
  name: tagText(name) ?? 'Untitled',
  description: tagText(comment, longestDescription) ?? '',
  public: isPublic,
  songCount,
});

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isAs = (now: ServerPlaylistContent, wanted: ServerPlaylistContent) =>
  now.name === wanted.name &&
  now.description === wanted.description &&
  now.public === wanted.public &&
  now.trackIds.join() === wanted.trackIds.join();

type ServerPlaylists = Pick<
  Collection,
  'playlists' | 'playlist' | 'createPlaylist' | 'changePlaylist' | 'removePlaylist'
>;

/** Playlists at the library's server, under the name of whoever made them. */
export function createServerPlaylists({ url, calls, songOf }: ServerCollectionParts): ServerPlaylists {
  const as = createAsListener(url);

  async function ownOf({ who, user }: ServerListener) {
    const { playlists } = await namingNothing(calls.ask('getPlaylists', {}, who, keptLimits));
    const all = await readable(playlistSchema, understand(listSchema, playlists ?? {}).playlist);
    return all
      .filter((one) =>
        // Public ones of others are listed as well; some servers name no owner of one's own.
        one.owner === undefined || user === null ? !one.public : sameText(one.owner, user),
      )
      .sort((one, other) => (one.created < other.created ? -1 : Number(one.created > other.created)));
  }

  async function read({ who }: ServerListener, serverId: string): Promise<ReadPlaylist> {
    const { playlist } = await calls.ask('getPlaylist', { id: serverId }, who, keptLimits);
    const known = understand(playlistSchema, playlist);
    const entries = await readable(entrySchema, understand(entriesSchema, playlist).entry);
    return {
      ...listed(known),
      songCount: entries.length,
      trackIds: entries.map((entry) => idFor('track', pathOfChild(entry))),
      songIds: entries.map(({ id }) => id),
    };
  }

  async function isThere({ who }: ServerListener, songId: string): Promise<boolean> {
    try {
      await calls.ask('getSong', { id: songId }, who);
      return true;
    } catch (error) {
      if (error instanceof LibraryServerError && error.code === 70) return false;
      throw error;
    }
  }

  /** Servers refuse the whole of a change for one song that they do not have any more. */
  async function update(listener: ServerListener, params: Params, added: readonly string[]): Promise<void> {
    const ask = (songIdToAdd: readonly string[]) =>
      calls.ask('updatePlaylist', { ...params, songIdToAdd }, listener.who, keptLimits);
    try {
      await ask(added);
    } catch (error) {
      if (!(error instanceof LibraryServerError) || error.code !== 70) throw error;
      const known: string[] = [];
      for (const id of added) if (await isThere(listener, id)) known.push(id);
      if (known.length === added.length) throw error;
      await ask(known);
    }
  }

  async function change(
    listener: ServerListener,
    serverId: string,
    changed: (playlist: ServerPlaylist) => ServerPlaylistContent,
  ): Promise<ServerPlaylist> {
    const before = await read(listener, serverId);
    const wanted = changed(before);
    if (isAs(before, wanted)) return before;
    const { removed, added } = diffEntries(before.trackIds, wanted.trackIds);
    const songIds = added.map((trackId) => {
      const songId = songOf(trackId)?.remote?.songId ?? before.songIds[before.trackIds.indexOf(trackId)];
      if (songId === undefined) throw new MusicServerError('not-found');
      return songId;
    });
    const params: Params = {
      playlistId: serverId,
      ...(wanted.name !== before.name && { name: wanted.name }),
      ...(wanted.description !== before.description && { comment: wanted.description }),
      ...(wanted.public !== before.public && { public: String(wanted.public) }),
      songIndexToRemove: removed.map(String),
    };
    await changeOnce(
      () => update(listener, params, songIds),
      async () => isAs(await read(listener, serverId), wanted),
    );
    return read(listener, serverId);
  }

  /** @returns what the server calls the playlist that it made */
  async function make(listener: ServerListener, name: string): Promise<string> {
    const before = new Set((await ownOf(listener)).map(({ id }) => id));
    let lost: unknown;
    try {
      const { playlist } = await namingNothing(calls.ask('createPlaylist', { name }, listener.who));
      const made = playlistSchema.safeParse(playlist);
      if (made.success) return made.data.id;
    } catch (error) {
      // What was refused was not made; of all else nobody knows.
      if (error instanceof LibraryServerError && error.kind === 'refused') throw error;
      lost = error;
    }
    const found = (await ownOf(listener)).findLast((one) => one.name === name && !before.has(one.id));
    if (found === undefined) throw lost ?? new LibraryServerError('unexpected-reply');
    return found.id;
  }

  /** Removes what was made, which is empty: what somebody put songs into is theirs. */
  async function takeBack(listener: ServerListener, serverId: string): Promise<void> {
    const { songCount } = await read(listener, serverId);
    if (songCount === 0) await calls.ask('deletePlaylist', { id: serverId }, listener.who);
  }

  return {
    playlists: (credential) =>
      as(credential, async (listener) => (await ownOf(listener)).map((one) => listed(one))),
    playlist: (credential, serverId) => as(credential, (listener) => read(listener, serverId)),
    createPlaylist: (credential, details) =>
      as(credential, async (listener) => {
        const serverId = await make(listener, details.name);
        try {
          return await change(listener, serverId, ({ name, trackIds }) => ({ ...details, name, trackIds }));
        } catch (error) {
          // Whoever is told that it failed asks again, and would have two.
          await takeBack(listener, serverId).catch(() => undefined);
          throw error;
        }
      }),
    changePlaylist: (credential, serverId, changed) =>
      as(credential, (listener) => change(listener, serverId, changed)),
    removePlaylist: (credential, serverId) =>
      as(credential, (listener) =>
        changeOnce(
          () => calls.ask('deletePlaylist', { id: serverId }, listener.who),
          () =>
            read(listener, serverId).then(
              () => false,
              (error: unknown) => error instanceof LibraryServerError && error.code === 70,
            ),
        ),
      ),
  };
}
