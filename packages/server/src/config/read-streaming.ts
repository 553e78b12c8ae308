import type { ServerAccount } from '@attune/library';
import { accessOf, limitsOf, settingsShape } from '@attune/local-streaming/settings';
import { isLoopbackName } from '../host-names.ts';
import type { Problem } from './config-error.ts';
import type { Environment } from './environment.ts';
import type { Config, LibraryConfig, RecommenderConfig, StreamingConfig } from './settings.ts';

/** Whether anybody but this machine can reach this server, by its own address or by a proxy. */
function isReachable({ HOST, PUBLIC_URL }: Environment): boolean {
  // Without its address the start is refused anyway, and nothing else is to be said.
  if (PUBLIC_URL === undefined) return false;
  return !isLoopbackName(HOST) || !isLoopbackName(new URL(PUBLIC_URL).hostname);
}

const libraryServerKeys = [
  'LIBRARY_USER',
  'LIBRARY_PASSWORD',
  'LIBRARY_API_KEY',
  'LIBRARY_ALLOW_PASSWORD',
] as const;

/** As whom the library's server is asked. */
function readLibraryAccount(
  { LIBRARY_USER: user, LIBRARY_PASSWORD: password, LIBRARY_API_KEY: apiKey }: Environment,
  problems: Problem[],
): ServerAccount | null {
  if (apiKey !== undefined) {
    for (const key of ['LIBRARY_USER', 'LIBRARY_PASSWORD'] as const) {
      const given = key === 'LIBRARY_USER' ? user : password;
      if (given !== undefined) problems.push({ key, expected: 'has no meaning beside LIBRARY_API_KEY' });
    }
    return { kind: 'api-key', apiKey };
  }
  if (user !== undefined && password !== undefined) return { kind: 'password', user, password };
  problems.push({
    key: user === undefined ? 'LIBRARY_USER' : 'LIBRARY_PASSWORD',
    expected: 'is required with LIBRARY_URL, unless LIBRARY_API_KEY is set',
  });
  return null;
}

function readLibrary(env: Environment, problems: Problem[]): LibraryConfig | null {
  const { LIBRARY_DIR: folder, LIBRARY_URL: url } = env;
  const isListenedTo = env.LIBRARY_ANALYSIS !== 'off';
  if (folder === undefined && url === undefined && env.LIBRARY_ANALYSIS !== undefined)
    problems.push({
      key: 'LIBRARY_ANALYSIS',
      expected: 'only has a meaning together with LIBRARY_DIR or LIBRARY_URL',
    });
  if (url === undefined) {
    for (const key of libraryServerKeys)
      if (env[key] !== undefined)
        problems.push({ key, expected: 'only has a meaning together with LIBRARY_URL' });
    return folder === undefined ? null : { kind: 'folder', folder, isListenedTo };
  }
  if (folder !== undefined)
    problems.push({ key: 'LIBRARY_DIR', expected: 'has no meaning beside LIBRARY_URL: set one of them' });
  const account = readLibraryAccount(env, problems);
  if (account === null) return null;
  const { protocol, hostname } = new URL(url);
  const isPrivate = protocol === 'https:' || isLoopbackName(hostname);
  const allowsPassword =
    env.LIBRARY_ALLOW_PASSWORD === undefined ? isPrivate : env.LIBRARY_ALLOW_PASSWORD === 'yes';
  return { kind: 'server', url, account, allowsPassword, isListenedTo };
}

/** Where there is a music server, its accounts decide on who may sign in. */
function readAccess(env: Environment, problems: Problem[]): ReturnType<typeof accessOf> {
  if (env.LIBRARY_URL === undefined) return accessOf(env, isReachable(env));
  for (const key of ['LOCAL_PASSWORD', 'LOCAL_OPEN'] as const) {
    if (env[key] !== undefined)
      problems.push({
        key,
        expected: 'has no meaning beside LIBRARY_URL, whose accounts listeners sign in with',
      });
  }
  return { kind: 'accounts' };
}

function readSpotify(env: Environment, clientId: string, problems: Problem[]): StreamingConfig {
  checkSpotifyRedirect(env, problems);
  return {
    kind: 'spotify',
    clientId,
    ...(env.SPOTIFY_CLIENT_SECRET !== undefined && { clientSecret: env.SPOTIFY_CLIENT_SECRET }),
    accountsUrl: env.SPOTIFY_ACCOUNTS_URL ?? 'https://accounts.spotify.com',
    apiUrl: env.SPOTIFY_API_URL ?? 'https://api.spotify.com',
    webUrl: env.SPOTIFY_WEB_URL ?? 'https://open.spotify.com',
  };
}

function readBuiltIn(env: Environment, problems: Problem[]): StreamingConfig {
  const library = readLibrary(env, problems);
  const access = readAccess(env, problems);
  if (!('key' in access)) return { kind: 'built-in', access, limits: limitsOf(env), library };
  problems.push(access);
  return { kind: 'built-in', access: { kind: 'open' }, limits: limitsOf(env), library };
}

/** Beside music of the operator's own, Spotify is a second service; in place of the music Attune brings, the only one. */
export function readStreaming(
  env: Environment,
  problems: Problem[],
): Pick<Config, 'streaming'> & { alsoStreaming?: StreamingConfig } {
  const { SPOTIFY_CLIENT_ID: clientId } = env;
  if (clientId === undefined) {
    const spotifyOnly = [
      'SPOTIFY_CLIENT_SECRET',
      'SPOTIFY_ACCOUNTS_URL',
      'SPOTIFY_API_URL',
      'SPOTIFY_WEB_URL',
    ] as const;
    for (const key of spotifyOnly) {
      if (env[key] !== undefined)
        problems.push({ key, expected: 'only has a meaning together with SPOTIFY_CLIENT_ID' });
    }
    return { streaming: readBuiltIn(env, problems) };
  }
  const spotify = readSpotify(env, clientId, problems);
  if (env.LIBRARY_DIR !== undefined || env.LIBRARY_URL !== undefined)
    return { streaming: readBuiltIn(env, problems), alsoStreaming: spotify };
  for (const key of [
    ...libraryServerKeys,
    'LIBRARY_ANALYSIS',
    ...(Object.keys(settingsShape) as (keyof typeof settingsShape)[]),
  ] as const) {
    if (env[key] !== undefined)
      problems.push({
        key,
        expected: 'beside SPOTIFY_CLIENT_ID it only has a meaning together with LIBRARY_DIR or LIBRARY_URL',
      });
  }
  return { streaming: spotify };
}

export function readRecommender({ RECCOBEATS_URL }: Environment): RecommenderConfig {
  if (RECCOBEATS_URL === undefined) return { kind: 'default' };
  return RECCOBEATS_URL === 'off' ? { kind: 'off' } : { kind: 'named', url: RECCOBEATS_URL };
}

/** A stand-in for Spotify's accounts service has rules of its own. */
function checkSpotifyRedirect({ PUBLIC_URL, SPOTIFY_ACCOUNTS_URL }: Environment, problems: Problem[]): void {
  if (PUBLIC_URL === undefined || SPOTIFY_ACCOUNTS_URL !== undefined) return;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' && (!isLoopbackName(hostname) || hostname === 'localhost')) {
    problems.push({
      key: 'PUBLIC_URL',
      expected: 'Spotify accepts redirect URIs on https or on http://127.0.0.1 alone (not localhost)',
    });
  }
}
