import { randomBytes, randomInt } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { limitClients } from './client-limit.ts';
import { householdLimits } from './limits.ts';
import type { LocalStreamingOptions } from './options.ts';
import { loadPlayerScript } from './pages/player-script.ts';
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
import { createAdmission } from './sign-in/admission.ts';
import { createBrowserSessions } from './sign-in/browser-session.ts';
import { createListening } from './sign-in/listening.ts';
import { createRevocations } from './sign-in/revocations.ts';
import { createSignInCheck } from './sign-in/sign-in-check.ts';
import { createSignedTokens } from './sign-in/signed-tokens.ts';
import { createSpotifyObjects } from './wire/spotify-objects.ts';

/**
 * The built-in streaming service as a Fastify plugin: `app.register(localStreaming, { prefix: '/local', … })`.
 * It is a closed room with its own error and not-found handlers, so whatever the application around it answers
 * with, `/v1` speaks as Spotify's Web API does, `/api/token` as its accounts service, and the pages are pages.
 * @throws {RangeError} on registration when `signingKey` has fewer than 32 bytes.
 */
export async function localStreaming(app: FastifyInstance, options: LocalStreamingOptions): Promise<void> {
  const { publicUrl, clients, state, music } = options;
  const { access = { kind: 'this-machine' }, limits = householdLimits, clock = Date.now } = options;
  const signingKey = keyFor(access, options.signingKey);
  const admission = createAdmission(state, limits);
  const shuffle = createShuffle(options.randomInt ?? ((below) => randomInt(below)));
  const tokens = createSignedTokens(signingKey, clock, newId);
  const revocations = createRevocations(state, clock);
  const service: Service = {
    publicUrl,
    clients,
    music,
    state,
    limits,
    admission,
    access,
    checkSignIn: createSignInCheck(access, admission, clock),
    tokens,
    revocations,
    clock,
    shuffle,
    newId,
    players: createPlayers({ catalogue: music.catalogue, state, clock, shuffle }),
    objects: createSpotifyObjects(publicUrl, music.catalogue),
  };

  // The application around may have brought these along already.
  if (!app.hasRequestDecorator('cookies')) await app.register(fastifyCookie);
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(fastifyFormbody);

  app.addHook('onClose', async () => state.close());
  if (options.limitClient) limitClients(app, options.limitClient);
  refuseCrossSite(app);
  if (options.scenarios) offerScenarios(app, service);
  await app.register(webApi(service), { prefix: '/v1' });
  await app.register(tokenRoutes(service), { prefix: '/api' });
  await app.register(recommendationRoutes(service), { prefix: '/reccobeats/v1' });
  const sessions = createBrowserSessions({
    tokens,
    revocations,
    clients: options.clients,
    signingKey,
    publicUrl,
    newId,
  });
  const listening = createListening({ tokens, sessions, publicUrl, clock });
  const pageService: PageService = {
    ...service,
    sessions,
    listening,
    stylesheet: loadStylesheet(),
    playerScript: options.playerScript === undefined ? await loadPlayerScript() : options.playerScript,
  };
  await app.register(playerSessionRoutes(pageService), { prefix: '/player' });
  if (music.recordings)
    await app.register(recordingRoutes(music.recordings, listening), { prefix: '/recording' });
  await app.register(htmlRoutes(pageService));
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 22 base-62 characters from 128 random bits, as Spotify's own ids are made. */
function newId(): string {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let id = '';
  while (id.length < 22) {
    id = `${base62[Number(rest % 62n)] ?? '0'}${id}`;
    rest /= 62n;
  }
  return id;
}
