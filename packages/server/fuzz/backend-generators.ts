import { apiPaths, libraryBounds, mixBounds, permissions, screenPaths } from '@attune/contract';
import fc from 'fast-check';
import { conversationFields } from './conversation-arbitrary.ts';
import { placeholders } from './fuzz-request.ts';
import {
  anybody,
  api,
  commaSeparated,
  idOf,
  listOf,
  type Material,
  mostly,
  oneOf,
  type RouteGenerators,
  webApi,
  wholeNumber,
} from './route-generator.ts';

/** The backend's own routes, and the screens. */
export function backendGenerators(material: Material): RouteGenerators {
  const { texts, ids } = material;
  const message = mostly(texts.upTo(1_950), texts.upTo(3_000));
  const keptTrack = fc.oneof(
    idOf(ids.track),
    fc.record({ id: idOf(ids.track), position: fc.integer({ min: 1, max: mixBounds.tracks }) }),
  );
  const screen = {
    query: { access_token: texts.saying, refresh_token: texts.saying, sign_in_error: texts.saying },
    senders: anybody,
  };
  const offset = wholeNumber(0, 200);
  const trackIds = commaSeparated(listOf(idOf(ids.track), texts.upTo(40), 10));
  const playlistIds = commaSeparated(listOf(idOf(ids.playlist), texts.upTo(40), 10));
  const ofTrack = fc.record({ id: idOf(ids.track) });
  const ofPlaylist = fc.record({ id: idOf(ids.playlist) });
  const ofAnything = fc.oneof(ofTrack, ofPlaylist, fc.record({ id: texts.upTo(100) }));
  const place = fc.integer({ min: 0, max: 60 });
  const name = fc.record({ name: mostly(texts.upTo(libraryBounds.name), texts.upTo(300)) });
  const library = { senders: webApi };
  return {
    [`GET ${apiPaths.liveness}`]: { senders: anybody },
    [`GET ${apiPaths.readiness}`]: { senders: anybody },
    [`GET ${apiPaths.installation}`]: { senders: anybody },
    [`GET ${apiPaths.login}`]: {
      query: { ask: oneOf(permissions, 'everything'), name: texts.upTo(800) },
      senders: anybody,
    },
    [`GET ${apiPaths.loginCallback}`]: {
      query: {
        code: mostly(fc.constant(placeholders.code), texts.upTo(3_000)),
        state: mostly(fc.constant(placeholders.state), texts.upTo(500)),
        error: fc.oneof(fc.constant('access_denied'), texts.upTo(500)),
      },
      senders: anybody,
    },
    [`GET ${apiPaths.refreshToken}`]: {
      query: { refresh_token: mostly(fc.constant(placeholders.refreshToken), texts.upTo(3_000)) },
      senders: anybody,
    },
    // Whoever has signed out is asked for little until they sign in again.
    [`GET ${apiPaths.logout}`]: {
      senders: ['made-up token', 'made-up token', 'nobody', 'token'],
      weight: 0.3,
    },
    [`POST ${apiPaths.mood}`]: {
      json: fc.oneof(
        fc.record({ text: message }),
        fc.record({ text: message, ...conversationFields(material) }, { requiredKeys: ['text'] }),
      ),
      senders: api,
      weight: 20,
    },
    [`POST ${apiPaths.try}`]: { json: fc.record({ text: message }), senders: anybody, weight: 8 },
    [`POST ${apiPaths.playlists}`]: {
      json: fc.record({ brief: conversationFields(material).brief }),
      senders: api,
      weight: 6,
    },
    [`POST ${apiPaths.mixes}`]: {
      json: fc.record(
        {
          brief: conversationFields(material).brief,
          keep: fc.array(keptTrack, { maxLength: 10 }),
          without: fc.array(idOf(ids.track), { maxLength: 40 }),
          variant: fc.integer({ min: 0, max: mixBounds.variant }),
        },
        { requiredKeys: ['brief'] },
      ),
      senders: webApi,
      weight: 3,
    },
    [`POST ${apiPaths.savedMixes}`]: {
      json: fc.record(
        {
          title: mostly(texts.upTo(mixBounds.title), texts.upTo(400)),
          description: texts.upTo(mixBounds.description),
          trackIds: fc.array(idOf(ids.track), { maxLength: 30 }),
          playlistId: idOf(ids.playlist),
        },
        { requiredKeys: ['title', 'trackIds'] },
      ),
      senders: webApi,
      weight: 2,
    },
    [`GET ${apiPaths.savedMixes}`]: { senders: webApi, query: { ids: playlistIds } },
    [`GET ${apiPaths.search}`]: {
      query: { q: mostly(texts.upTo(190), texts.upTo(400)) },
      senders: api,
      weight: 3,
    },
    [`GET ${apiPaths.track}`]: { senders: api, params: ofTrack },
    [`GET ${apiPaths.album}`]: { senders: api, params: ofAnything },
    [`GET ${apiPaths.artist}`]: { senders: api, params: ofAnything },
    [`GET ${apiPaths.liked}`]: { ...library, query: { offset } },
    [`GET ${apiPaths.likedAmong}`]: { ...library, query: { ids: trackIds } },
    [`PUT ${apiPaths.likedTrack}`]: { ...library, params: ofTrack },
    [`DELETE ${apiPaths.likedTrack}`]: { ...library, params: ofTrack },
    [`GET ${apiPaths.ownPlaylists}`]: { ...library, query: { offset } },
    [`POST ${apiPaths.ownPlaylists}`]: { ...library, json: name },
    [`GET ${apiPaths.ownPlaylist}`]: { ...library, params: ofPlaylist },
    [`PUT ${apiPaths.ownPlaylist}`]: { ...library, params: ofPlaylist, json: name },
    [`DELETE ${apiPaths.ownPlaylist}`]: { ...library, params: ofPlaylist },
    [`GET ${apiPaths.ownPlaylistTracks}`]: { ...library, params: ofPlaylist, query: { offset } },
    [`POST ${apiPaths.ownPlaylistTracks}`]: {
      ...library,
      params: ofPlaylist,
      json: fc.record(
        { trackIds: fc.array(idOf(ids.track), { minLength: 1, maxLength: 20 }), position: place },
        { requiredKeys: ['trackIds'] },
      ),
    },
    [`PUT ${apiPaths.ownPlaylistTracks}`]: {
      ...library,
      params: ofPlaylist,
      json: fc.record({ from: place, to: place }),
    },
    [`DELETE ${apiPaths.ownPlaylistTracks}`]: { ...library, params: ofPlaylist, query: { ids: trackIds } },
    [`GET ${apiPaths.library}`]: { senders: api },
    [`GET ${apiPaths.devices}`]: library,
    [`PUT ${apiPaths.playOnDevice}`]: {
      ...library,
      json: fc.record(
        { trackIds: fc.array(idOf(ids.track), { maxLength: 30 }), deviceId: texts.upTo(300) },
        { requiredKeys: ['trackIds'] },
      ),
    },
    [`POST ${apiPaths.queueOnDevice}`]: {
      ...library,
      json: fc.record({ trackId: idOf(ids.track), deviceId: texts.upTo(300) }, { requiredKeys: ['trackId'] }),
    },
    [`POST ${apiPaths.commandDevice}`]: {
      ...library,
      json: fc.record(
        {
          action: oneOf(['pause', 'resume', 'next', 'previous', 'seek'], 'louder'),
          positionMs: fc.integer(),
        },
        { requiredKeys: ['action'] },
      ),
    },
    [`PUT ${apiPaths.transferToDevice}`]: { ...library, json: fc.record({ deviceId: texts.upTo(300) }) },
    [`GET ${apiPaths.permissions}`]: { senders: api },
    [`POST ${apiPaths.revokedPermissions}`]: {
      json: fc.record({
        permission: oneOf(permissions, 'everything'),
        refreshToken: mostly(fc.constant(placeholders.refreshToken), texts.upTo(3_000)),
      }),
      senders: ['made-up token', 'made-up token', 'nobody', 'token'],
      weight: 0.3,
    },
    // Ends the sign-ins of whoever sends it.
    [`DELETE ${apiPaths.signIns}`]: {
      senders: ['made-up token', 'made-up token', 'nobody', 'token'],
      weight: 0.1,
    },
    [`GET ${apiPaths.history}`]: library,
    [`GET ${apiPaths.profile}`]: { senders: api },
    [`GET ${apiPaths.currentTrack}`]: { query: { fresh: oneOf(['true', 'false'], 'soon') }, senders: api },
    [`GET ${apiPaths.recommendations}`]: { query: { seed: idOf(ids.track) }, senders: api, weight: 3 },
    ...Object.fromEntries(Object.values(screenPaths).map((path) => [`GET ${path}`, screen])),
  };
}
