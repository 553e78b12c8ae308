import type {
  AddedTracks,
  OwnPlaylist,
  OwnPlaylistAnswer,
  OwnPlaylistsAnswer,
  PlaylistEntries,
} from '@attune/contract';
import { z } from 'zod';
import { ProblemError } from '../errors/problem-error.ts';
import { attuneMark } from '../mixes/attune-mark.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { listedTrack } from '../streaming/listed-track.ts';
import { createListenerCache } from '../streaming/listener-cache.ts';
import { isGone, StreamingError } from '../streaming/streaming-error.ts';
import type {
  LibraryService,
  ListEntry,
  ListenerCall,
  OwnedPlaylist,
  Part,
  PlaylistService,
  TrackDetails,
} from '../streaming/streaming-service.ts';
import { PlaylistGoneError } from './playlist-gone-error.ts';

/** The playlists of a listener. Every method throws `PlaylistGoneError` for one that is not there, or not theirs to change. */
export interface OwnPlaylists {
  page(offset: number, call: ListenerCall): Promise<OwnPlaylistsAnswer>;
  /** Makes a private one. */
  create(name: string, call: ListenerCall): Promise<OwnPlaylist>;
  read(id: string, call: ListenerCall): Promise<OwnPlaylistAnswer>;
  rename(id: string, name: string, call: ListenerCall): Promise<void>;
  remove(id: string, call: ListenerCall): Promise<void>;
  entries(id: string, offset: number, call: ListenerCall): Promise<PlaylistEntries>;
  add(id: string, added: AddedTracks, call: ListenerCall): Promise<void>;
  move(id: string, move: { from: number; to: number }, call: ListenerCall): Promise<void>;
  take(id: string, trackIds: readonly string[], call: ListenerCall): Promise<void>;
  forget(accessToken: string): Promise<void>;
}

export interface OwnPlaylistsOptions {
  streaming: LibraryService & Pick<PlaylistService, 'createPlaylist' | 'changePlaylist'>;
  /** Whether it has the form of an id at the service: of a track, or of a playlist. */
  isId: (id: string) => boolean;
  /** What a playlist that is open to everybody holds, where that is known here; `null` for any other. */
  openPlaylist: (id: string, call: ListenerCall) => Promise<readonly TrackDetails[] | null>;
  /** @throws {StreamingError} `permission-missing` where the listener is known not to have agreed to it. */
  requirePermission: (call: ListenerCall) => Promise<void>;
  /** Is told of each that was deleted. */
  onRemoved: (id: string) => Promise<void>;
  store: SharedStore;
  now: () => number;
}

/** A name is one line at the service. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const isRefused = (error: unknown) => error instanceof StreamingError && error.status === 400;

function entriesOf({ items, ...rest }: Part<ListEntry<TrackDetails | null>>): PlaylistEntries {
  return {
    entries: items.map(({ item, addedAt }) => ({ addedAt, track: item && listedTrack(item) })),
    ...rest,
  };
}

const openEntries = (tracks: readonly TrackDetails[]): PlaylistEntries => ({
  entries: tracks.map((track) => ({ addedAt: null, track: listedTrack(track) })),
  total: tracks.length,
  nextOffset: null,
});

export function createOwnPlaylists(options: OwnPlaylistsOptions): OwnPlaylists {
  const { streaming, isId, openPlaylist, requirePermission, onRemoved, store, now } = options;
  const ids = createListenerCache({
    name: 'listener-id',
    schema: z.string(),
    cacheMs: 60 * 60 * 1000,
    most: 1,
    store,
    now,
  });

  async function listenerId(call: ListenerCall): Promise<string> {
    const known = await ids.get(call.accessToken, '');
    if (known !== null) return known;
    const id = await streaming.listenerId(call);
    await ids.set(call.accessToken, '', id);
    return id;
  }

  function shown({ ownerId, ...playlist }: OwnedPlaylist, listener: string): OwnPlaylist {
    const { description, isMarked } = attuneMark.read(playlist.description);
    return { ...playlist, description, isOwn: ownerId === listener, madeByAttune: isMarked };
  }

  /** Of one playlist: what has no id's form, or is refused as unknown or another's, is gone for this listener. */
  async function ofOne<T>(id: string, call: ListenerCall, action: () => Promise<T>): Promise<T> {
    if (!isId(id)) throw new PlaylistGoneError();
    await requirePermission(call);
    return goneIfUnknown(action);
  }

  async function goneIfUnknown<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (isGone(error)) throw new PlaylistGoneError({ cause: error });
      throw error;
    }
  }

  function requireTracks(trackIds: readonly string[]): void {
    if (!trackIds.every(isId)) throw noSuchTracks();
  }

  return {
    async page(offset, call) {
      await requirePermission(call);
      const [{ items, total, nextOffset }, listener] = await Promise.all([
        streaming.libraryPlaylists(offset, call),
        listenerId(call),
      ]);
      return { playlists: items.map((playlist) => shown(playlist, listener)), total, nextOffset };
    },
    async create(name, call) {
      await requirePermission(call);
      const made = await streaming.createPlaylist({ name: oneLine(name), description: '' }, call);
      return { ...made, isOwn: true, madeByAttune: false };
    },
    async read(id, call) {
      const open = await openPlaylist(id, call);
      const reading = async (): Promise<OwnPlaylistAnswer> => {
        const [{ playlist, contents: told }, listener] = await Promise.all([
          streaming.playlist(id, call),
          listenerId(call),
        ]);
        const contents = open === null ? told && entriesOf(told) : openEntries(open);
        const total = contents?.total ?? playlist.tracks;
        return { playlist: { ...shown(playlist, listener), tracks: total }, contents };
      };
      // What is open to everybody is no concern of the listener's own playlists.
      return open === null ? ofOne(id, call, reading) : goneIfUnknown(reading);
    },
    rename: (id, name, call) =>
      ofOne(id, call, () => streaming.changePlaylist(id, { name: oneLine(name), description: '' }, call)),
    async remove(id, call) {
      await ofOne(id, call, () => streaming.removePlaylist(id, call));
      await onRemoved(id);
    },
    entries: (id, offset, call) =>
      ofOne(id, call, async () => entriesOf(await streaming.playlistEntries(id, offset, call))),
    async add(id, { trackIds, position }, call) {
      requireTracks(trackIds);
      await ofOne(id, call, () => streaming.addTracks(id, trackIds, position, call)).catch(
        (error: unknown) => {
          throw isRefused(error) ? noSuchTracks() : error;
        },
      );
    },
    move: (id, move, call) =>
      ofOne(id, call, () => streaming.moveTrack(id, move, call)).catch((error: unknown) => {
        throw isRefused(error) ? noSuchPlace() : error;
      }),
    async take(id, trackIds, call) {
      requireTracks(trackIds);
      await ofOne(id, call, () => streaming.removeTracks(id, trackIds, call));
    },
    forget: ids.forget,
  };
}

function noSuchTracks(): ProblemError {
  const detail =
    'Track ids of the streaming service are expected, and no more than the playlist has room for.';
  return new ProblemError('invalid_request', 'The playlist does not take these tracks.', [
    { field: 'trackIds', detail },
  ]);
}

function noSuchPlace(): ProblemError {
  const detail = 'A place in the playlist is expected.';
  return new ProblemError('invalid_request', 'The playlist is not that long.', [{ field: 'from', detail }]);
}
