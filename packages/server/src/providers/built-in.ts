import { builtInServicePath } from '@attune/contract';
import type { MusicOfToken } from '@attune/local-streaming';
import type { Music } from '@attune/local-streaming/music';
import { asksPassword } from '@attune/local-streaming/settings';
import type { Addresses } from '../addresses.ts';
import type { StreamingConfig } from '../config.ts';
import { libraryStatusOf, statusOfPart } from '../library/library-status.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import { type CatalogueSource, catalogueOf, playlistTracks } from './built-in-catalogue.ts';
import type { BuiltInService } from './built-in-service.ts';
import { furtherScopes } from './further-scopes.ts';
import type { Provider } from './provider.ts';
import { createSpotifyAccounts } from './spotify/accounts.ts';
import { createSpotifyWebApi } from './spotify/web-api.ts';
import { trackNaming } from './track-links.ts';

export type BuiltInConfig = Extract<StreamingConfig, { kind: 'built-in' }>;

/** The client id under which this server is registered at the built-in streaming service. */
const clientId = 'attune';

/** The dashboard plays as well, and its player speaks with the service's own. */
const scopes = ['user-read-currently-playing', 'streaming'];

const defaultMaxAgeSeconds = 5;

/** That nothing is found in a library without a song has another reason than the words that were searched for. */
function sayingWhereMusicIs(
  streaming: StreamingService,
  progress: BuiltInService['progress'],
  hearsAny: (call: ListenerCall) => Promise<boolean>,
): StreamingService {
  if (progress === null) return streaming;
  return {
    ...streaming,
    async searchPlaylists(search, call) {
      const found = await streaming.searchPlaylists(search, call);
      const { songs, state } = progress();
      if (found.playlists.length > 0 || (songs > 0 && (await hearsAny(call)))) return found;
      // What they may hear of it is not known yet.
      if (songs > 0) throw new StreamingError('still-looking');
      if (state === 'absent') throw new StreamingError('unavailable');
      throw new StreamingError(state === 'settled' ? 'no-music-yet' : 'still-looking');
    },
  };
}

/** The service of our own speaks the published Web API, so Spotify's clients are its clients. */
export function createBuiltIn(
  { access, limits, library }: BuiltInConfig,
  addresses: Addresses,
  service?: CatalogueSource & Pick<BuiltInService, 'progress'>,
): Provider {
  let musicOfToken: MusicOfToken | null = null;
  /** As the listener behind a token may hear it. */
  async function musicFor({ music }: CatalogueSource, { accessToken }: ListenerCall): Promise<Music> {
    if (music.forListener === undefined) return music;
    const own = await musicOfToken?.(accessToken);
    if (!own) throw new StreamingError('token-rejected');
    return own;
  }
  const progress = service?.progress ?? null;
  const candidates = service && catalogueOf(service, () => forBrowsers());
  const forBrowsers = () => `${addresses.publicUrl()}${builtInServicePath}`;
  const forThisServer = () => `${addresses.selfUrl()}${builtInServicePath}`;
  return {
    at: 'library',
    about: {
      name: library === null ? 'Built-in streaming service' : 'Your own library',
      runs: 'here',
      isCredited: false,
      capabilities: {
        playback: 'in-page',
        search: 'as-typed',
        revokes: 'here',
        ...(!asksPassword(access) && { signIn: 'name' as const }),
      },
    },
    hosts: { images: [], frames: [] },
    // A recommender that knows Spotify's catalogue alone may be set in front of it.
    tracks: trackNaming(forBrowsers, ['open.spotify.com']),
    recommender: {
      name: 'Built-in recommender',
      runs: 'here',
      url: () => `${forThisServer()}/reccobeats`,
    },
    isMetered: false,
    schedule(maxAgeSeconds = defaultMaxAgeSeconds) {
      const maxAgeMs = maxAgeSeconds * 1000;
      return { playingMaxAgeMs: maxAgeMs, idleMaxAgeMs: maxAgeMs, throttleMs: 0 };
    },
    playHistoryAccess: 'sign-in',
    furtherScopes,
    library:
      service === undefined || progress === null
        ? null
        : async (call) => {
            const status = libraryStatusOf(progress());
            const { tracks } = (await musicFor(service, call)).catalogue;
            return tracks === service.music.catalogue.tracks ? status : statusOfPart(status, tracks.size);
          },
    catalogue:
      service === undefined || candidates === undefined
        ? null
        : async (request, call) => {
            if (call !== null) return candidates(request, await musicFor(service, call));
            // One's own music behind a password is not shown to a visitor.
            return library !== null && asksPassword(access) ? [] : candidates(request, service.music);
          },
    artists:
      service === undefined
        ? null
        : async (call) => {
            const all = service.music.catalogue.artists;
            const revision = service.music.revision?.() ?? 0;
            const isHidden = call === null && library !== null && asksPassword(access);
            if (isHidden) return { all, revision, mayHear: () => false };
            const { artists } = (call === null ? service.music : await musicFor(service, call)).catalogue;
            return { all, revision, mayHear: (id) => artists.has(id) };
          },
    openPlaylist: async (id, call) =>
      service === undefined ? null : playlistTracks(await musicFor(service, call), forBrowsers, id),
    mayHear:
      service?.music.forListener === undefined
        ? null
        : async (ids, call) => {
            const { tracks } = (await musicFor(service, call)).catalogue;
            return new Set(ids.filter((id) => tracks.has(id)));
          },
    served: {
      clientId,
      access,
      limits,
      onMusicOfToken(ofToken) {
        musicOfToken = ofToken;
      },
    },
    connect: ({ upstreams, gate, proofs, now }) => ({
      accounts: createSpotifyAccounts({
        clientId,
        browserUrl: forBrowsers,
        serverUrl: forThisServer,
        scopes,
        furtherScopes,
        revokes: true,
        takesName: true,
        upstream: upstreams.accounts,
      }),
      streaming: sayingWhereMusicIs(
        createSpotifyWebApi({
          apiUrl: forThisServer,
          upstream: upstreams.streaming,
          gate,
          proofs,
          now,
          readsOn: true,
        }),
        progress,
        async (call) => service !== undefined && (await musicFor(service, call)).catalogue.tracks.size > 0,
      ),
      readCard: null,
    }),
  };
}
