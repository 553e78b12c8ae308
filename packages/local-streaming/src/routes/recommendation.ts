import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { TooManyRequestsError } from '../client-limit.ts';
import type { Music, RecommendationTargets, Track } from '../music/index.ts';
import type { Service } from '../service.ts';
import { availableMarkets } from '../wire/spotify-objects.ts';

const availableCountries = availableMarkets.join(',');

/** Both `seeds=a,b` and `seeds=a&seeds=b`. */
const idsSchema = (name: string, most = 5) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : undefined),
    z
      .array(z.string(), { error: `${name} is required` })
      .transform((parts) => parts.flatMap((part) => part.split(',')).filter((id) => id !== ''))
      .pipe(
        z
          .array(
            z
              .string()
              .regex(
                /^([A-Za-z0-9]{22}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
                `${name} has a malformed id`,
              ),
          )
          .min(1, `${name} is required`)
          .max(most, `${name} takes at most ${most} ids`),
      ),
  );
const numberBetween = (name: string, minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, `${name} must be a number`)
    .transform(Number)
    .pipe(z.number().min(minimum, `${name} is out of range`).max(maximum, `${name} is out of range`))
    .optional();
const whole = (name: string, minimum: number, maximum: number) =>
  numberBetween(name, minimum, maximum).refine(
    (value) => value === undefined || Number.isInteger(value),
    `${name} must be whole`,
  );

const querySchema = z.object({
  seeds: idsSchema('seeds'),
  negativeSeeds: idsSchema('negativeSeeds').optional(),
  size: whole('size', 1, 100).default(10),
  acousticness: numberBetween('acousticness', 0, 1),
  danceability: numberBetween('danceability', 0, 1),
  energy: numberBetween('energy', 0, 1),
  instrumentalness: numberBetween('instrumentalness', 0, 1),
  liveness: numberBetween('liveness', 0, 1),
  speechiness: numberBetween('speechiness', 0, 1),
  valence: numberBetween('valence', 0, 1),
  tempo: numberBetween('tempo', 0, 250),
  loudness: numberBetween('loudness', -60, 2),
  key: whole('key', -1, 11),
  mode: whole('mode', 0, 1),
  popularity: whole('popularity', 0, 100),
  featureWeight: numberBetween('featureWeight', 1, 5),
});
type Query = z.infer<typeof querySchema>;

const featuresQuerySchema = z.object({ ids: idsSchema('ids', 40) });

/**
 * `GET /reccobeats/v1/track/recommendation` and `/audio-features`, in the shapes ReccoBeats publishes and without a sign-in,
 * as there.
 */
export function recommendationRoutes(service: Service) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler((error, request, reply) => {
      if (hasZodFastifySchemaValidationErrors(error)) {
        return reply.status(400).send(problem(400, error.validation[0]?.message ?? 'Bad request'));
      }
      if (error instanceof TooManyRequestsError) return reply.status(429).send(problem(429, error.message));
      const { statusCode = 500 } = error as Partial<FastifyError>;
      if (statusCode >= 400 && statusCode < 500) {
        return reply.status(statusCode).send(problem(statusCode, 'The request could not be read'));
      }
      request.log.error(error);
      return reply.status(500).send(problem(500, 'Internal server error'));
    });
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(problem(404, 'Not found')));

    app.get('/track/recommendation', { schema: { querystring: querySchema } }, async ({ query }) => {
      const byOtherId = (id: string) => (id.includes('-') ? otherIds(service.music).get(id) : id);
      const spotifyIds = (ids: readonly string[]) => ids.flatMap((id) => byOtherId(id) ?? []);
      const tracks = service.music.recommend({
        seeds: spotifyIds(query.seeds),
        negativeSeeds: spotifyIds(query.negativeSeeds ?? []),
        size: query.size,
        targets: targetsOf(query),
      });
      return { content: tracks.map((track) => content(service, track)) };
    });

    app.get('/audio-features', { schema: { querystring: featuresQuerySchema } }, async ({ query }) => {
      const { tracks } = service.music.catalogue;
      const asked = query.ids.map((id) => (id.includes('-') ? otherIds(service.music).get(id) : id));
      const known = [...new Set(asked)].flatMap((id) => (id === undefined ? [] : (tracks.get(id) ?? [])));
      return { content: known.map((track) => features(service, track)) };
    });
  };
}

function targetsOf(query: Query): RecommendationTargets {
  const { acousticness, danceability, energy, instrumentalness, valence, tempo, key, mode, featureWeight } =
    query;
  const targets = {
    acousticness,
    danceability,
    energy,
    instrumentalness,
    valence,
    tempo,
    // -1 stands for "no key was found".
    key: key === -1 ? undefined : key,
    mode: mode === undefined ? undefined : mode === 1 ? (1 as const) : (0 as const),
    weight: featureWeight,
  };
  return Object.fromEntries(Object.entries(targets).filter(([, value]) => value !== undefined));
}

/** Here nobody says who they are. */
function content({ music, objects, views }: Service, track: Track) {
  const isNamed = views.ofVisitor !== null;
  return {
    id: otherId('track', track.id),
    trackTitle: isNamed ? track.name : null,
    artists: !isNamed
      ? []
      : track.artistIds.flatMap((id) => {
          const artist = music.catalogue.artists.get(id);
          return artist
            ? [{ id: otherId('artist', id), name: artist.name, href: objects.addresses.page('artist', id) }]
            : [];
        }),
    durationMs: track.durationMs,
    isrc: isNamed ? track.isrc : '',
    ean: null,
    upc: null,
    href: objects.addresses.page('track', track.id),
    availableCountries,
    popularity: popularity(track.id),
  };
}

/** Loudness, liveness and speechiness are not told: nobody has measured them here. */
function features({ objects }: Service, { id, attributes }: Track) {
  const { acousticness, danceability, energy, instrumentalness, valence, key, mode, tempoBpm } = attributes;
  return {
    id: otherId('track', id),
    href: objects.addresses.page('track', id),
    acousticness,
    danceability,
    energy,
    instrumentalness,
    valence,
    key,
    mode: mode === 'major' ? 1 : 0,
    tempo: tempoBpm,
  };
}

/** The recommender has ids of its own, in the form of a UUID (version 8 of RFC 9562: made from a digest). */
function otherId(kind: 'track' | 'artist', id: string): string {
  const bytes = createHash('sha256').update(`${kind} ${id}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const otherIdMaps = new WeakMap<ReadonlyMap<string, Track>, { revision: number; ids: Map<string, string> }>();
/** Made once, and again when the music has changed. */
function otherIds({ catalogue, revision: revisionOf }: Music): Map<string, string> {
  const { tracks } = catalogue;
  const revision = revisionOf?.() ?? 0;
  const known = otherIdMaps.get(tracks);
  if (known?.revision === revision) return known.ids;
  const ids = new Map([...tracks.keys()].map((id) => [otherId('track', id), id]));
  otherIdMaps.set(tracks, { revision, ids });
  return ids;
}

/** Nobody counts plays here: a steady number from 20 to 80 stands in for how well known a track is. */
function popularity(trackId: string): number {
  return 20 + (createHash('sha256').update(`popularity ${trackId}`).digest().readUInt8(0) % 61);
}

function problem(status: number, message: string) {
  return { error: message, status };
}
