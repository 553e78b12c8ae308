import { randomInt } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { limitClients } from './client-limit.ts';
import { createAsListener, isSilence } from './collection/as-listener.ts';
import { createRemoteLikes, localLikes } from './collection/likes-store.ts';
import { createRemotePlaylists, localPlaylists } from './collection/playlist-store.ts';
import { createRefreshing } from './collection/refreshing.ts';
import { createScrobbler, playTrackerFor, recordPlays } from './collection/report-plays.ts';
import { newId } from './ids.ts';
import { householdLimits, limitsElsewhere } from './limits.ts';
import { createMusicViews } from './music-views.ts';
import type { LocalStreamingOptions } from './options.ts';
import { loadStylesheet } from './pages/stylesheet.ts';
import { createShuffle } from './playback/playback.ts';
import { createPlayers } from './playback/player.ts';
import { htmlRoutes } from './routes/html.tsx';
import type { PageService } from './routes/page-service.ts';
import { playerSessionRoutes } from './routes/player-session.ts';
import { recommendationRoutes } from './routes/recommendation.ts';
import { recordingRoutes } from './routes/recordings.ts';
import { refuseCrossSite } from './routes/refuse-cross-site.ts';
import { tokenRoutes } from './routes/token.ts';
import { webApi } from './routes/web-api.ts';
import { offerScenarios } from './scenarios.ts';
import type { Service } from './service.ts';
import { keyFor } from './sign-in/access.ts';
import { authenticate } from './sign-in/access-token.ts';
import { createAdmission } from './sign-in/admission.ts';
import { createBrowserSessions } from './sign-in/browser-session.ts';
import { createCredentialStore, noCredentials } from './sign-in/credential-store.ts';
import { createListening } from './sign-in/listening.ts';
import { createRevocations } from './sign-in/revocations.ts';
import { createSignInCheck } from './sign-in/sign-in-check.ts';
import { createSignedTokens } from './sign-in/signed-tokens.ts';
import { SpotifyError } from './spotify-error.ts';

/**
 * The built-in streaming service as a Fastify plugin: `app.register(localStreaming, { prefix: '/local', … })`.
 * It is a closed room with its own error and not-found handlers, so whatever the application around it answers
 * with, `/v1` speaks as Spotify's Web API does, `/api/token` as its accounts service, and the pages are pages.
 * @throws {RangeError} on registration when `signingKey` has fewer than 32 bytes.
 */
export async function localStreaming(app: FastifyInstance, options: LocalStreamingOptions): Promise<void> {
  const { publicUrl, clients, state, music } = options;
  const { access = { kind: 'this-machine' }, clock = Date.now } = options;
  const household = options.limits ?? householdLimits;
  const limits = music.collection ? limitsElsewhere(household) : household;
  const signingKey = keyFor(access, options.signingKey);
  const admission = createAdmission(state, limits, clock);
  const accounts = options.accounts ?? null;
  const credentials = accounts === null ? noCredentials : createCredentialStore(state, signingKey, clock);
  const shuffle = createShuffle(options.randomInt ?? ((below) => randomInt(below)));
  const tokens = createSignedTokens({
    key: signingKey,
    clock,
    newId,
    signInsEndedAt: state.signInsEndedAt,
  });
  const revocations = createRevocations(state, clock);
  const { collection } = music;
  const elsewhere = collection && {
    collection,
    state,
    asListener: createAsListener(credentials),
    refreshing: createRefreshing(clock, isSilence),
  };
  const playTracker = playTrackerFor(
    [...(music.forListener ? [recordPlays(state)] : []), ...(elsewhere ? [createScrobbler(elsewhere)] : [])],
    music.catalogue,
    clock,
  );
  const views = createMusicViews({ music, publicUrl, access, credentials, state });
  options.onMusicOfToken?.(async (accessToken) => {
    try {
      const caller = await authenticate({ tokens, revocations, credentials }, `Bearer ${accessToken}`);
      return (await views.of(caller.listenerId)).music;
    } catch (error) {
      if (error instanceof SpotifyError) return null;
      throw error;
    }
  });
  const service: Service = {
    publicUrl,
    clients,
    music,
    views,
    state,
    limits,
    admission,
    access,
    accounts,
    credentials,
    playlists: elsewhere
      ? createRemotePlaylists({ ...elsewhere, catalogue: music.catalogue, clock })
      : localPlaylists(state),
    likes: elsewhere ? createRemoteLikes(elsewhere) : localLikes,
    checkSignIn: createSignInCheck({ access, accounts, admission, clock }),
    tokens,
    revocations,
    clock,
    shuffle,
    newId,
    players: createPlayers({
      catalogue: music.catalogue,
      state,
      clock,
      shuffle,
      ...(playTracker && { playTracker }),
    }),
    objects: views.whole.objects,
  };

  // The application around may have brought these along already.
  if (!app.hasRequestDecorator('cookies')) await app.register(fastifyCookie);
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(fastifyFormbody);

  if (options.limitClient) limitClients(app, options.limitClient);
  refuseCrossSite(app);
  if (options.scenarios) offerScenarios(app, service);
  await app.register(webApi(service), { prefix: '/v1' });
  await app.register(tokenRoutes(service), { prefix: '/api' });
  await app.register(recommendationRoutes(service), { prefix: '/reccobeats/v1' });
  const sessions = createBrowserSessions({
    tokens,
    revocations,
    credentials,
    clients: options.clients,
    signingKey,
    publicUrl,
    newId,
  });
  const listening = createListening({ tokens, sessions, credentials, revocations, publicUrl, clock });
  const pageService: PageService = {
    ...service,
    sessions,
    listening,
    stylesheet: loadStylesheet(),
    screens: options.screens ?? null,
  };
  await app.register(playerSessionRoutes(pageService), { prefix: '/player' });
  if (music.recordings)
    await app.register(recordingRoutes({ recordings: music.recordings, listening, credentials }), {
      prefix: '/recording',
    });
  await app.register(htmlRoutes(pageService));
}
