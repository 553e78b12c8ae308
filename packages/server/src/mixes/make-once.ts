import { createHash } from 'node:crypto';
import type { SavedMixAnswer } from '@attune/contract';
import { z } from 'zod';
import { createSingleFlight } from '../http-client/single-flight.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { listenerKey } from '../streaming/listener-key.ts';
import { isInDoubt, StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, PlaylistDetails, PlaylistService } from '../streaming/streaming-service.ts';
import { attuneMark } from './attune-mark.ts';
import type { SavedPlaylists } from './saved-playlists.ts';

interface NewPlaylist {
  details: PlaylistDetails;
  trackIds: readonly string[];
}

/**
 * Makes a playlist and fills it, once for the same listener, name and tracks: a second press within minutes leads to the
 * playlist of the first.
 */
export type MakeOnce = (
  wanted: NewPlaylist,
  call: ListenerCall,
  fill: (playlistId: string) => Promise<SavedMixAnswer>,
) => Promise<SavedMixAnswer>;

/** What is known of a playlist that was asked for: its id, or that the answer was lost. */
const askedSchema = z.object({ id: z.string().nullable() });
/** Somebody who presses again, or tries again after a lost answer, does so within this time; after it a new playlist is meant. The privacy page says it. */
const rememberedMs = 15 * 60 * 1000;

/** Spotify's own limit, in characters. */
const longestDescription = 300;

/** Names a list of tracks under a title, in few characters that nobody writes by chance. */
function markOf({ details, trackIds }: NewPlaylist): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([details, trackIds]))
    .digest('hex');
  return attuneMark.of(digest);
}

/** The mark stands at the end of the description, where the playlist is found again by it. */
function markedDetails({ name, description }: PlaylistDetails, mark: string): PlaylistDetails {
  const room = longestDescription - mark.length - 1;
  return { name, description: `${description.slice(0, room)} ${mark}`.trim() };
}

/**
 * A create whose answer is lost may have been done. Then the listener's own playlists are looked through for the mark
 * before anything is written again; where they can't be, nothing is.
 */
export function createMakeOnce(
  playlists: PlaylistService,
  store: SharedStore,
  saved: SavedPlaylists,
): MakeOnce {
  const flight = createSingleFlight<SavedMixAnswer>();

  async function find(mark: string, call: ListenerCall): Promise<string | null> {
    const own = await playlists.ownPlaylists(call);
    return own.find(({ description }) => description?.endsWith(mark))?.id ?? null;
  }

  return (wanted, call, fill) => {
    const mark = markOf(wanted);
    const key = `made:${listenerKey(call.accessToken)}:${mark}`;
    // A token lasts an hour: whoever comes back with a new one is known by what they ask for alone.
    const anybodysKey = `asked:${mark}`;
    const details = markedDetails(wanted.details, mark);
    const remember = (id: string | null) => store.set(key, JSON.stringify({ id }), rememberedMs);

    async function create(): Promise<string> {
      // Written down first: whoever comes after a crash in between looks before they write.
      await Promise.all([remember(null), store.set(anybodysKey, 'true', rememberedMs)]);
      try {
        const { id } = await playlists.createPlaylist(details, call);
        await saved.made(id);
        return id;
      } catch (error) {
        if (!isInDoubt(error)) await Promise.all([store.delete(key), store.delete(anybodysKey)]);
        throw error;
      }
    }

    const justNow = (id: string) => ({ id, isRemembered: false });

    /** The one of minutes ago may have been removed since: what is asked for now is a new one. */
    async function isThere({ id, isRemembered }: { id: string; isRemembered: boolean }): Promise<boolean> {
      if (!isRemembered) return true;
      try {
        await saved.change(id, details, call);
        return true;
      } catch (error) {
        if (error instanceof StreamingError && error.kind === 'not-found') return false;
        throw error;
      }
    }

    async function createOrFind(): Promise<{ id: string; isRemembered: boolean }> {
      const asked = await readStored(store, key, askedSchema);
      if (asked !== null && asked.id !== null) return { id: asked.id, isRemembered: true };
      if (asked !== null || (await store.get(anybodysKey)) !== null)
        return justNow((await find(mark, call)) ?? (await create()));
      try {
        return justNow(await create());
      } catch (error) {
        if (!isInDoubt(error)) throw error;
        const found = await find(mark, call).catch(() => {
          // Nobody can say whether it was made: the listener may try again, and then it is looked for first.
          throw error;
        });
        return justNow(found ?? (await create()));
      }
    }

    const begin = async () => {
      const made = await createOrFind();
      const id = (await isThere(made)) ? made.id : await create();
      await remember(id);
      return fill(id);
    };
    return flight.join(key, begin);
  };
}
