import fc from 'fast-check';
import { placeholders } from './fuzz-request.ts';
import {
  anybody,
  commaSeparated,
  idOf,
  listOf,
  type Material,
  mostly,
  oneOf,
  type RouteGenerator,
  type RouteGenerators,
  uriOf,
  webApi,
  wholeNumber,
} from './route-generator.ts';

/** The Web API of the built-in service, its accounts service and its recommender. */
export function webApiGenerators(material: Material): RouteGenerators {
  const { texts, ids } = material;
  const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value.toFixed(3));
  const knownTracks = commaSeparated(listOf(fc.constantFrom(...ids.track), idOf(ids.track), 5));
  return {
    ...catalogueGenerators(material),
    ...libraryGenerators(material),
    ...playerGenerators(material),
    'POST /local/api/token': {
      form: {
        grant_type: oneOf(['authorization_code', 'refresh_token'], 'password'),
        code: mostly(fc.constant(placeholders.code), texts.upTo(3_000)),
        redirect_uri: mostly(fc.constant(placeholders.redirectUri), texts.saying),
        client_id: mostly(fc.constant(placeholders.clientId), texts.saying),
        code_verifier: mostly(fc.constant(placeholders.codeVerifier), texts.upTo(3_000)),
        refresh_token: fc.oneof(fc.constant(placeholders.refreshToken), texts.upTo(3_000)),
      },
      senders: ['nobody'],
      weight: 2,
    },
    'POST /local/api/revoke': {
      form: {
        token: mostly(texts.upTo(3_000), fc.constant(placeholders.refreshToken)),
        token_type_hint: oneOf(['refresh_token', 'access_token'], 'x'),
        client_id: mostly(fc.constant(placeholders.clientId), texts.saying),
      },
      senders: ['nobody'],
    },
    'GET /local/reccobeats/v1/audio-features': { query: { ids: knownTracks }, senders: anybody },
    'GET /local/reccobeats/v1/track/recommendation': {
      query: {
        seeds: knownTracks,
        negativeSeeds: knownTracks,
        size: wholeNumber(1, 100),
        energy: share,
        valence: share,
        tempo: wholeNumber(0, 250),
        key: wholeNumber(-1, 11),
        featureWeight: wholeNumber(1, 5),
      },
      senders: anybody,
      weight: 2,
    },
  };
}

const market = oneOf(['US', 'DE', 'from_token'], 'XX');
const paging = { limit: wholeNumber(1, 50), offset: wholeNumber(0, 60) };
const get = (more: Partial<RouteGenerator> = {}): RouteGenerator => ({
  ...more,
  query: { market, ...more.query },
  senders: webApi,
});
const idParam = (id: fc.Arbitrary<string>) => fc.record({ id });
const playlistOf = ({ ids }: Material) =>
  idOf(ids.playlist, ...Array<string>(ids.playlist.length).fill(placeholders.ownPlaylist));
const ownPlaylistOf = ({ ids }: Material) =>
  mostly(fc.constant(placeholders.ownPlaylist), fc.constantFrom(...ids.playlist));
const fields = oneOf(
  ['name', 'items(track(name,artists(name)))', 'items.track.album', '!items', 'tracks.items(added_at)'],
  'items(',
);

function catalogueGenerators(material: Material): RouteGenerators {
  const { texts, ids } = material;
  const album = idParam(idOf(ids.album));
  const artist = idParam(idOf(ids.artist));
  const track = idOf(ids.track);
  return {
    'GET /local/v1/me': get(),
    'GET /local/v1/search': get({
      query: {
        q: mostly(texts.upTo(250), texts.upTo(300)),
        type: oneOf(['track', 'playlist', 'track,artist,album,playlist', 'show,episode,audiobook'], 'x'),
        limit: wholeNumber(1, 10),
        offset: wholeNumber(0, 1_000),
        include_external: oneOf(['audio'], 'video'),
      },
      weight: 6,
    }),
    'GET /local/v1/tracks/:id': get({ params: idParam(track) }),
    'GET /local/v1/tracks': get({
      query: { ids: commaSeparated(listOf(fc.constantFrom(...ids.track), track, 50)) },
    }),
    'GET /local/v1/albums/:id': get({ params: album }),
    'GET /local/v1/albums/:id/tracks': get({ params: album, query: paging }),
    'GET /local/v1/artists/:id': get({ params: artist }),
    'GET /local/v1/artists/:id/albums': get({
      params: artist,
      query: { ...paging, include_groups: oneOf(['album', 'single,album', 'appears_on'], 'x') },
    }),
    'GET /local/v1/playlists/:id': get({ params: idParam(playlistOf(material)), query: { fields } }),
    'GET /local/v1/playlists/:id/items': get({
      params: idParam(ownPlaylistOf(material)),
      query: { ...paging, fields },
    }),
  };
}

/** What a listener keeps: playlists, tracks, albums. */
function libraryGenerators(material: Material): RouteGenerators {
  const { texts, ids } = material;
  const knownTrack = uriOf('track', fc.constantFrom(...ids.track));
  const anyTrack = uriOf('track', idOf(ids.track));
  const savable = fc.oneof(
    knownTrack,
    uriOf('album', fc.constantFrom(...ids.album)),
    uriOf('playlist', fc.constantFrom(...ids.playlist, placeholders.ownPlaylist)),
    uriOf('user', fc.constant(placeholders.userId)),
  );
  const saved = get({ query: { uris: commaSeparated(listOf(savable, anyTrack, 40)) } });
  const details = fc.record(
    {
      name: mostly(texts.upTo(100), texts.upTo(5_000)),
      description: mostly(texts.upTo(300), texts.upTo(5_000)),
      public: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  );
  const place = fc.oneof(fc.nat(3), fc.nat(300));
  const uris = listOf(knownTrack, anyTrack, 100);
  const items = (body: fc.Arbitrary<unknown>, query: RouteGenerator['query'] = {}): RouteGenerator => ({
    params: idParam(ownPlaylistOf(material)),
    query,
    json: body,
    senders: webApi,
  });
  return {
    'GET /local/v1/me/playlists': get({ query: paging }),
    'POST /local/v1/me/playlists': { json: details, senders: webApi },
    'PUT /local/v1/playlists/:id': {
      params: idParam(ownPlaylistOf(material)),
      json: details,
      senders: webApi,
    },
    'POST /local/v1/playlists/:id/items': items(
      fc.record({ uris, position: place }, { requiredKeys: ['uris'] }),
      { uris: commaSeparated(listOf(knownTrack, anyTrack, 60)), position: oneOf(['0', '1'], '120') },
    ),
    'PUT /local/v1/playlists/:id/items': items(
      fc.oneof(
        fc.record({ uris }),
        fc.record({ range_start: place, insert_before: place, range_length: place }),
      ),
    ),
    'DELETE /local/v1/playlists/:id/items': items(
      fc.record({ items: uris.map((all) => all.map((uri) => ({ uri }))) }),
    ),
    'GET /local/v1/me/tracks': get({ query: paging }),
    'GET /local/v1/me/albums': get({ query: paging }),
    'PUT /local/v1/me/library': saved,
    'DELETE /local/v1/me/library': saved,
    'GET /local/v1/me/library/contains': saved,
    'GET /local/v1/me/top/tracks': get({
      query: { ...paging, time_range: oneOf(['short_term', 'long_term'], 'ever') },
    }),
    'GET /local/v1/me/top/artists': get({ query: paging }),
  };
}

function playerGenerators(material: Material): RouteGenerators {
  const { ids } = material;
  const trackUri = uriOf('track', idOf(ids.track));
  const device = oneOf(['a77e0e10ca1b0d1ce5f0a1b2c3d4e5f60718293a'], 'another');
  const command = (query: RouteGenerator['query'] = {}): RouteGenerator => ({
    query: { ...query, device_id: device },
    senders: webApi,
  });
  const contextUri = fc.oneof(
    uriOf('playlist', playlistOf(material)),
    uriOf('album', idOf(ids.album)),
    uriOf('artist', idOf(ids.artist)),
  );
  const uris = listOf(uriOf('track', fc.constantFrom(...ids.track)), trackUri, 900);
  return {
    'GET /local/v1/me/player/currently-playing': get({ query: { additional_types: fc.constant('track') } }),
    'GET /local/v1/me/player': get(),
    'GET /local/v1/me/player/devices': get(),
    'GET /local/v1/me/player/queue': get(),
    'GET /local/v1/me/player/recently-played': get({
      query: { limit: wholeNumber(1, 50), after: wholeNumber(0, 2 ** 42) },
    }),
    'PUT /local/v1/me/player/play': {
      ...command(),
      json: fc.oneof(
        fc.record({ uris }),
        fc.record(
          {
            context_uri: contextUri,
            offset: fc.record({ position: fc.nat(8) }),
            position_ms: fc.nat(400_000),
          },
          { requiredKeys: ['context_uri'] },
        ),
        fc.constant({}),
      ),
    },
    'PUT /local/v1/me/player/pause': command(),
    'POST /local/v1/me/player/next': command(),
    'POST /local/v1/me/player/previous': command(),
    'PUT /local/v1/me/player/seek': command({ position_ms: wholeNumber(0, 400_000) }),
    'PUT /local/v1/me/player/repeat': command({ state: oneOf(['track', 'context', 'off'], 'on') }),
    'PUT /local/v1/me/player/volume': command({ volume_percent: wholeNumber(0, 100) }),
    'PUT /local/v1/me/player/shuffle': command({ state: oneOf(['true', 'false'], 'on') }),
    'POST /local/v1/me/player/queue': command({ uri: trackUri }),
    'PUT /local/v1/me/player': {
      json: fc.record({ device_ids: fc.array(device, { minLength: 1, maxLength: 1 }), play: fc.boolean() }),
      senders: webApi,
    },
  };
}
