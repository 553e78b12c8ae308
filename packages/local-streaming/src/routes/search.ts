import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { fromCatalogue, fromSummary, type ListedPlaylist } from '../listed-playlist.ts';
import type { Music, SearchRequest } from '../music/index.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../sign-in/access-token.ts';
import { paging } from '../wire/paging.ts';
import { limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const musicTypes = ['album', 'artist', 'playlist', 'track'] as const satisfies SearchRequest['types'];
/** Asked for by name in the document, though a catalogue of music has none of them. */
const spokenTypes = ['show', 'episode', 'audiobook'] as const;
const allTypes: readonly string[] = [...musicTypes, ...spokenTypes];

/** Spotify's own limit, in its own words. */
const queryMaxLength = 250;
/** And the last place of a search that may be asked for. */
const lastOffset = 1000;

/** The links from page to page say `query` for `q`, as Spotify's do, and lead on when they are followed. */
const linkedQuerySchema = z.looseObject({ q: z.undefined().optional(), query: z.string() });
const asTyped = (query: unknown) => {
  const linked = linkedQuerySchema.safeParse(query);
  return linked.success ? { ...linked.data, q: linked.data.query } : query;
};

const searchParametersSchema = z.object({
  q: z
    .string({ error: 'No search query' })
    .max(queryMaxLength, `Query exceeds maximum length of ${queryMaxLength} characters`)
    .refine((q) => q.trim() !== '', { error: 'No search query' }),
  type: z
    .string({ error: 'Missing parameter type' })
    .transform((text) => text.split(','))
    .superRefine((types, context) => {
      const unknown = types.find((type) => !allTypes.includes(type));
      if (unknown !== undefined) context.addIssue(`Bad search type field ${unknown}`.slice(0, 80));
    }),
  limit: limitSchema(10, 5),
  offset: offsetSchema(lastOffset),
  market: marketSchema,
  include_external: z.literal('audio', { error: 'Invalid include_external' }).optional(),
});
const searchQuerySchema = z.preprocess(asTyped, searchParametersSchema);

/** So many of the listener's own playlists come before all others. */
const mostOwn = 3;
/** A search does not wait longer to hear of playlists that were made elsewhere since. */
const ownWithinMs = 300;

/** `GET /search`. A listener who lets their playlists be read finds those of them that fit before all others. */
export function searchRoutes(app: WebApi, { playlists, state }: Service) {
  async function findOwn(music: Music, { listenerId, displayName, scopes }: Caller, query: string) {
    if (!music.findOwn || !scopes.has('playlist-read-private')) return [];
    const refreshed = playlists.refreshList(listenerId).catch(() => undefined);
    await Promise.race([refreshed, wait(ownWithinMs, undefined, { ref: false })]);
    const own = new Map(state.playlistsOf(listenerId).map((playlist) => [playlist.id, playlist]));
    const toFind = [...own.values()].map(({ id, name, description, revision }) => ({
      id,
      name,
      description,
      version: `${id} ${revision}`,
      trackIds: () => (state.playlist(id)?.playlist.items ?? []).map(({ trackId }) => trackId),
    }));
    const owner = { id: listenerId, displayName };
    return music
      .findOwn(query, toFind)
      .slice(0, mostOwn)
      .flatMap((id) => {
        const playlist = own.get(id);
        return playlist === undefined ? [] : [fromSummary({ owner, playlist })];
      });
  }

  app.get('/search', { schema: { querystring: searchQuerySchema } }, async (request) => {
    const { q, type, limit, offset } = request.query;
    const { music, objects } = request.view;
    const asksForPlaylists = type.includes('playlist');
    const own = asksForPlaylists ? await findOwn(music, request.caller, q) : [];
    const ownHere = own.slice(offset, offset + limit);
    const hits = music.search({
      query: q,
      types: musicTypes.filter((kind) => type.includes(kind) && kind !== 'playlist'),
      limit,
      offset,
    });
    // Others stand behind one's own, and so a few places further on.
    const others = asksForPlaylists
      ? music.search({
          query: q,
          types: ['playlist'],
          limit: limit - ownHere.length,
          offset: Math.max(0, offset - own.length),
        }).playlist
      : undefined;
    const found: { items: ListedPlaylist[]; total: number } | undefined = others && {
      items: [...ownHere, ...others.items.map(fromCatalogue)],
      total: own.length + others.total,
    };

    const page = <Found, Item>(
      kind: string,
      found: { items: readonly Found[]; total: number },
      toItem: (hit: Found) => Item,
    ) => {
      const url = new URL(objects.addresses.api('search'));
      url.searchParams.set('query', q);
      url.searchParams.set('type', kind);
      return paging(url.href, { limit, offset }, found.total, found.items.map(toItem), lastOffset);
    };
    const nothing = { items: [], total: 0 };
    return {
      ...(hits.track && { tracks: page('track', hits.track, objects.track) }),
      ...(hits.artist && { artists: page('artist', hits.artist, objects.artist) }),
      ...(hits.album && { albums: page('album', hits.album, objects.simplifiedAlbum) }),
      ...(found && { playlists: page('playlist', found, objects.simplifiedPlaylist) }),
      ...Object.fromEntries(
        spokenTypes
          .filter((kind) => type.includes(kind))
          .map((kind) => [`${kind}s`, page(kind, nothing, String)]),
      ),
    };
  });
}
