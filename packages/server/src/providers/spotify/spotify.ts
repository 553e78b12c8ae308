import type { StreamingConfig } from '../../config.ts';
import { furtherScopes } from '../further-scopes.ts';
import type { Provider } from '../provider.ts';
import { trackNaming } from '../track-links.ts';
import { createSpotifyAccounts } from './accounts.ts';
import { createReadTrackCard } from './oembed.ts';
import { createSpotifyWebApi } from './web-api.ts';

export type SpotifyConfig = Extract<StreamingConfig, { kind: 'spotify' }>;

/** The current track; reading the profile, searching and track details need no scope. */
const scopes = ['user-read-currently-playing'];

/**
 * What is asked for with each further permission. Playlists that are made with others are listed with a scope of their own; whoever
 * allowed the rest before it was asked for does without.
 */
const askedScopes = {
  ...furtherScopes,
  'own-playlists': [...furtherScopes['own-playlists'], 'playlist-read-collaborative'],
};

/** From where Spotify serves covers and avatars. */
const imageHosts = ['https://*.scdn.co', 'https://*.spotifycdn.com', 'https://platform-lookaside.fbsbx.com'];
/** Where Spotify's own player stands, which the dashboard shows in a frame once the listener asks for it. */
const embedHost = 'open.spotify.com';

/** What is public counts every call; a server of the operator's own may be asked each time. */
const publicApiHost = 'api.spotify.com';

const defaultMaxAgeSeconds = 75;
/** A change made on another device is noticed within this time, also after a pause. */
const longestUnnoticedMs = 75_000;
/** A listener who presses "next" ten times costs the daily quota a call or two. */
const throttleMs = 2_000;

export function createSpotify(config: SpotifyConfig): Provider {
  const { clientId, clientSecret, accountsUrl, apiUrl, webUrl } = config;
  return {
    at: 'spotify',
    about: {
      name: 'Spotify',
      runs: 'elsewhere',
      isCredited: true,
      capabilities: { playback: 'embed', devices: 'remote', history: 'recent', search: 'on-enter' },
      embed: `${embedHost}/embed`,
    },
    hosts: { images: imageHosts, frames: [`https://${embedHost}`] },
    tracks: trackNaming(() => webUrl, ['open.spotify.com']),
    recommender: { name: 'ReccoBeats', runs: 'elsewhere', url: () => 'https://api.reccobeats.com' },
    isMetered: new URL(apiUrl).host === publicApiHost,
    schedule(maxAgeSeconds = defaultMaxAgeSeconds) {
      const playingMaxAgeMs = maxAgeSeconds * 1000;
      // The quota wants patience while nothing moves.
      const patientMs = Math.min(2 * playingMaxAgeMs, longestUnnoticedMs);
      return { playingMaxAgeMs, idleMaxAgeMs: Math.max(playingMaxAgeMs, patientMs), throttleMs };
    },
    playHistoryAccess: 'permission',
    furtherScopes,
    served: null,
    catalogue: null,
    artists: null,
    openPlaylist: async () => null,
    mayHear: null,
    library: null,
    connect: ({ upstreams, gate, proofs, now }) => ({
      accounts: createSpotifyAccounts({
        clientId,
        ...(clientSecret !== undefined && { clientSecret }),
        browserUrl: () => accountsUrl,
        serverUrl: () => accountsUrl,
        scopes,
        furtherScopes: askedScopes,
        revokes: false,
        upstream: upstreams.accounts,
      }),
      streaming: createSpotifyWebApi({
        apiUrl: () => apiUrl,
        upstream: upstreams.streaming,
        gate,
        proofs,
        now,
      }),
      readCard: createReadTrackCard(() => webUrl, upstreams.trackCards),
    }),
  };
}
