import * as z from 'zod';
import { findListedPlaylist } from '../listed-playlist.ts';
import type { Music } from '../music/index.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../sign-in/access-token.ts';
import { badRequest, insufficientScope, SpotifyError } from '../spotify-error.ts';
import type { Listener, SavedItem } from '../state/state.ts';
import { pagingOf } from '../wire/paging.ts';
import { wireTime } from '../wire/playlist-objects.ts';
import { limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

type Kind = SavedItem['kind'];

const savedQuerySchema = z.object({
  limit: limitSchema(50, 20),
  offset: offsetSchema(),
  market: marketSchema,
});
const urisQuerySchema = z.object({
  uris: z
    .string({ error: 'Missing required field: uris' })
    .transform((text) => text.split(',').filter((uri) => uri !== ''))
    .pipe(z.array(z.string()).min(1, 'Missing required field: uris').max(40, 'Too many uris requested')),
});

const modifyScope: Record<Kind, string> = {
  track: 'user-library-modify',
  album: 'user-library-modify',
  playlist: 'playlist-modify-public',
  user: 'user-follow-modify',
};
const readScope: Record<Kind, string> = {
  track: 'user-library-read',
  album: 'user-library-read',
  playlist: 'playlist-read-private',
  user: 'user-follow-read',
};

/**
 * `GET /me/tracks`, `/me/albums`, and `/me/library`, which saves, removes and asks for any kind. As at Spotify, whoever
 * removes a playlist of their own has done with it: here it is gone.
 */
export function libraryRoutes(app: WebApi, { state, likes, playlists, limits, clock }: Service) {
  const savedOf = (caller: Caller, wanted: Kind) =>
    state.listener(caller.listenerId)?.saved.filter(({ kind }) => kind === wanted) ?? [];

  const readSaved = {
    config: { anyScopeOf: ['user-library-read'] },
    schema: { querystring: savedQuerySchema },
  };
  app.get('/me/tracks', readSaved, async ({ caller, query, view: { music, objects } }) => {
    await likes.refresh(caller.listenerId);
    const saved = savedOf(caller, 'track').flatMap(({ id, addedAtMs }) => {
      const track = music.catalogue.tracks.get(id);
      return track ? [{ track, addedAtMs }] : [];
    });
    return pagingOf(objects.addresses.api('me/tracks'), query, saved, ({ track, addedAtMs }) => ({
      added_at: wireTime(addedAtMs),
      track: objects.track(track),
    }));
  });

  app.get('/me/albums', readSaved, async ({ caller, query, view: { music, objects } }) => {
    await likes.refresh(caller.listenerId);
    const saved = savedOf(caller, 'album').flatMap(({ id, addedAtMs }) => {
      const album = music.catalogue.albums.get(id);
      return album ? [{ album, addedAtMs }] : [];
    });
    return pagingOf(objects.addresses.api('me/albums'), query, saved, ({ album, addedAtMs }) => ({
      added_at: wireTime(addedAtMs),
      album: objects.album(album),
    }));
  });

  const existsIn =
    ({ catalogue }: Music) =>
    ({ kind, id }: { kind: Kind; id: string }) => {
      if (kind === 'track') return catalogue.tracks.has(id);
      if (kind === 'album') return catalogue.albums.has(id);
      if (kind === 'playlist') return findListedPlaylist(catalogue, state, id) !== undefined;
      return (
        state.listener(id) !== undefined ||
        [...catalogue.playlists.values()].some(({ ownerId }) => ownerId === id)
      );
    };

  /** A playlist of the caller's own is in their library for as long as it exists. */
  const ownPlaylist = (caller: Caller, { kind, id }: { kind: Kind; id: string }) => {
    const found = kind === 'playlist' ? state.playlistSummary(id) : undefined;
    return found?.owner.id === caller.listenerId ? found.playlist : undefined;
  };
  const modifyScopeOf = (caller: Caller) => (item: { kind: Kind; id: string }) =>
    ownPlaylist(caller, item)?.public === false ? 'playlist-modify-private' : modifyScope[item.kind];

  type Savable = { kind: Kind; id: string };
  const newTo = ({ saved }: Pick<Listener, 'saved'>, items: readonly Savable[]) =>
    items.filter(({ kind, id }) => !saved.some((item) => item.kind === kind && item.id === id));
  const hasRoomFor = (record: Listener | undefined, items: readonly Savable[]) => {
    const { saved } = record ?? { saved: [] };
    const fresh = newTo({ saved }, items).length;
    return fresh === 0 || saved.length + fresh <= limits.tracks;
  };
  const limitReached = () =>
    new SpotifyError(403, `Library limit reached: at most ${limits.tracks} saved (LOCAL_MAX_TRACKS)`);

  app.put(
    '/me/library',
    { schema: { querystring: urisQuerySchema } },
    async ({ caller, query, view }, reply) => {
      const asked = savables(caller, [...new Set(query.uris)], modifyScopeOf(caller));
      if (!asked.every(existsIn(view.music))) throw badRequest('Invalid id');
      const items = asked.filter((item) => !ownPlaylist(caller, item));
      if (!hasRoomFor(state.listener(caller.listenerId), items)) {
        await likes.refresh(caller.listenerId);
        if (!hasRoomFor(state.listener(caller.listenerId), items)) throw limitReached();
      }
      await likes.put(caller.listenerId, items, true);
      state.changeListener(caller.listenerId, (record) => {
        // Others may have saved something meanwhile.
        if (!hasRoomFor(record, items)) throw limitReached();
        const fresh = newTo(record, items);
        const added = fresh.map((item) => ({ ...item, addedAtMs: clock() }));
        return added.length === 0 ? record : { ...record, saved: [...added, ...record.saved] };
      });
      return reply.status(200).send();
    },
  );

  app.delete(
    '/me/library',
    { schema: { querystring: urisQuerySchema } },
    async ({ caller, query }, reply) => {
      const items = savables(caller, query.uris, modifyScopeOf(caller));
      await likes.put(caller.listenerId, items, false);
      for (const item of items)
        if (ownPlaylist(caller, item)) await playlists.remove(caller.listenerId, item.id);
      state.changeListener(caller.listenerId, (record) => {
        const saved = record.saved.filter(
          (item) => !items.some(({ kind, id }) => item.kind === kind && item.id === id),
        );
        return saved.length === record.saved.length ? record : { ...record, saved };
      });
      return reply.status(200).send();
    },
  );

  app.get('/me/library/contains', { schema: { querystring: urisQuerySchema } }, async ({ caller, query }) => {
    await likes.refresh(caller.listenerId);
    const saved = state.listener(caller.listenerId)?.saved ?? [];
    return savables(caller, query.uris, ({ kind }) => readScope[kind]).map(
      (asked) =>
        ownPlaylist(caller, asked) !== undefined ||
        saved.some((item) => item.kind === asked.kind && item.id === asked.id),
    );
  });
}

/** @throws {SpotifyError} 400 for what is no URI of something that can be saved, 403 without that kind's scope. */
function savables(
  caller: Caller,
  uris: readonly string[],
  scopeOf: (item: { kind: Kind; id: string }) => string,
) {
  return uris.map((uri) => {
    const [, kind, id] = /^spotify:(track|album|playlist|user):([A-Za-z0-9_.-]{1,64})$/.exec(uri) ?? [];
    if (kind === undefined || id === undefined) throw badRequest(`Invalid uri: ${uri.slice(0, 80)}`);
    const item = { kind: kind as Kind, id };
    if (!caller.scopes.has(scopeOf(item))) throw insufficientScope();
    return item;
  });
}
