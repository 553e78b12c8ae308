import * as z from 'zod';
import type { Catalogue } from '../music/index.ts';
import { badRequest, notFound } from '../spotify-error.ts';
import type { OwnPlaylist } from '../state/state.ts';
import { parseUri, queryInteger } from './request-schemas.ts';

type Items = OwnPlaylist['items'];

const urisSchema = z
  .array(z.string({ error: 'Invalid track uri' }), { error: 'Invalid uris' })
  .max(100, 'You can add a maximum of 100 tracks per request.');
const wholeNumber = (name: string, minimum: number) =>
  z
    .number({ error: `Invalid ${name}` })
    .int(`Invalid ${name}`)
    .min(minimum, `Invalid ${name}`);

const addSchema = z.object({ uris: urisSchema.optional(), position: wholeNumber('position', 0).optional() });
const replaceOrReorderSchema = z.object({
  uris: urisSchema.optional(),
  range_start: wholeNumber('range_start', 0).optional(),
  insert_before: wholeNumber('insert_before', 0).optional(),
  range_length: wholeNumber('range_length', 1).optional(),
  snapshot_id: z.string({ error: 'Invalid snapshot_id' }).optional(),
});
const removeSchema = z.object({
  items: z
    .array(z.object({ uri: z.string({ error: 'Invalid track uri' }) }, { error: 'Invalid items' }), {
      error: 'Missing required field: items',
    })
    .min(1, 'Missing required field: items')
    .max(100, 'Too many items requested'),
  snapshot_id: z.string({ error: 'Invalid snapshot_id' }).optional(),
});

export const itemsChangeSchemas = {
  query: z.object({
    uris: z.string().optional(),
    position: queryInteger(0, 10_000, 'Invalid position').optional(),
  }),
  POST: addSchema,
  PUT: replaceOrReorderSchema,
  DELETE: removeSchema,
};

interface Wanted {
  method: 'POST' | 'PUT' | 'DELETE';
  query: z.infer<typeof itemsChangeSchemas.query>;
  body: Partial<
    z.infer<typeof addSchema> & z.infer<typeof replaceOrReorderSchema> & z.infer<typeof removeSchema>
  >;
}

interface ChangeParts {
  catalogue: Catalogue;
  nowMs: number;
  mostTracks: number;
}

/**
 * The items of a playlist after one call of `POST`, `PUT` or `DELETE /playlists/{id}/items`. Places are counted over what is
 * shown; a track that the catalogue does not have now stays after the one it came after, unless everything is replaced.
 * @throws {SpotifyError} 400 for URIs and positions that make no sense, 404 for tracks that do not exist.
 */
export function changedItems(items: Items, wanted: Wanted, parts: ChangeParts): Items {
  const shown = items.filter(({ trackId }) => parts.catalogue.tracks.has(trackId));
  const after = changedShown(shown, wanted, parts);
  const replacesAll = wanted.method === 'PUT' && (wanted.body.uris ?? wanted.query.uris) !== undefined;
  return shown.length === items.length || replacesAll ? after : withHidden(after, items, new Set(shown));
}

function withHidden(after: Items, before: Items, shown: ReadonlySet<Items[number]>): Items {
  const left = new Set(after);
  const following = new Map<Items[number] | null, Items[number][]>();
  let anchor: Items[number] | null = null;
  for (const item of before) {
    if (left.has(item)) anchor = item;
    else if (!shown.has(item)) following.set(anchor, [...(following.get(anchor) ?? []), item]);
  }
  return [null, ...after].flatMap((item) => [...(item ? [item] : []), ...(following.get(item) ?? [])]);
}

function changedShown(
  items: Items,
  { method, query, body }: Wanted,
  { catalogue, nowMs, mostTracks }: ChangeParts,
): Items {
  if (method === 'DELETE') {
    const removed = new Set((body.items ?? []).map(({ uri }) => trackIdOf(uri)));
    return items.filter(({ trackId }) => !removed.has(trackId));
  }

  // URIs in the address win over those in the body, as the document says.
  const uris = query.uris?.split(',').filter((uri) => uri !== '') ?? body.uris;
  if (method === 'PUT' && uris === undefined) return reordered(items, body);
  if (!uris || (method === 'POST' && uris.length === 0)) throw badRequest('Missing required field: uris');
  if (uris.length > 100) throw badRequest('You can add a maximum of 100 tracks per request.');

  const added = uris.map((uri) => {
    const trackId = trackIdOf(uri);
    if (!catalogue.tracks.has(trackId)) throw notFound();
    return { trackId, addedAtMs: nowMs };
  });
  const before = method === 'PUT' ? 0 : items.length;
  if (before + added.length > mostTracks)
    throw badRequest(`Playlist size limit reached: at most ${mostTracks} tracks (LOCAL_MAX_TRACKS)`);
  if (method === 'PUT') return added;

  const position = query.position ?? body.position ?? items.length;
  if (position > items.length) throw badRequest('Index out of bounds');
  return items.toSpliced(position, 0, ...added);
}

function reordered(items: Items, { range_start, insert_before, range_length = 1 }: Wanted['body']): Items {
  if (range_start === undefined || insert_before === undefined)
    throw badRequest('Missing required field: uris');
  if (range_start + range_length > items.length || insert_before > items.length)
    throw badRequest('Index out of bounds');
  const moved = items.slice(range_start, range_start + range_length);
  const rest = items.toSpliced(range_start, range_length);
  const target =
    insert_before > range_start ? Math.max(range_start, insert_before - range_length) : insert_before;
  return rest.toSpliced(target, 0, ...moved);
}

function trackIdOf(uri: string): string {
  const parsed = parseUri(uri);
  if (parsed?.kind !== 'track') throw badRequest(`Invalid track uri: ${uri.slice(0, 80)}`);
  return parsed.id;
}
