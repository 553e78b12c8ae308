import type { DisturbedCall, Scenario } from './scenario.ts';
import { html, rateLimited, spotifyError } from './scenario.ts';

const playing = 'GET /v1/me/player/currently-playing';

const reply = (call: DisturbedCall, fields: Record<string, unknown>) => ({
  status: 200,
  body: {
    timestamp: call.service.clock(),
    context: null,
    progress_ms: 61_250,
    is_playing: true,
    currently_playing_type: 'track',
    item: null,
    actions: { disallows: { resuming: true } },
    ...fields,
  },
});

/** Some track of the catalogue, always the same one. */
const someTrack = ({ service }: DisturbedCall) => {
  const [track] = service.music.catalogue.tracks.values();
  return track ? service.objects.track(track) : null;
};

const episode = ({ service }: DisturbedCall) => {
  const about = {
    description: 'People tell which tune they hum, and when.',
    html_description: '<p>People tell which tune they hum, and when.</p>',
    explicit: false,
    images: [{ url: `${service.publicUrl()}/assets/icon.svg`, height: 640, width: 640 }],
    is_externally_hosted: false,
    languages: ['en'],
  };
  const id = '2cD3eF4gH5iJ6kL7mN8oP9';
  const showId = '3dE4fG5hI6jK7lM8nO9pQ0';
  return {
    ...about,
    id,
    type: 'episode',
    name: 'Why we hum',
    uri: `spotify:episode:${id}`,
    href: service.objects.addresses.api(`episodes/${id}`),
    external_urls: { spotify: `${service.publicUrl()}/episode/${id}` },
    audio_preview_url: null,
    duration_ms: 2_400_000,
    is_playable: true,
    release_date: '2026-05-04',
    release_date_precision: 'day',
    show: {
      ...about,
      id: showId,
      type: 'show',
      name: 'Small Sounds',
      publisher: 'Field Desk',
      uri: `spotify:show:${showId}`,
      href: service.objects.addresses.api(`shows/${showId}`),
      external_urls: { spotify: `${service.publicUrl()}/show/${showId}` },
      available_markets: ['US'],
      copyrights: [],
      media_type: 'audio',
      total_episodes: 12,
    },
  };
};

const localFile = {
  id: null,
  uri: 'spotify:local:Mara+Fen:Kitchen+Tapes:Take+4:187',
  href: null,
  type: 'track',
  name: 'Take 4',
  artists: [{ id: null, name: 'Mara Fen', type: 'artist', uri: null, href: null, external_urls: {} }],
  album: { id: null, name: 'Kitchen Tapes', images: [], artists: [], type: 'album' },
  duration_ms: 187_000,
  is_local: true,
  external_urls: {},
};

/** What may stand in the player, and what may go wrong with asking. */
export const playingScenarios: readonly Scenario[] = [
  {
    name: 'playing-episode',
    summary: 'A podcast plays.',
    disturbs: playing,
    answer: (call) => {
      // Those who did not ask for episodes get none, though one plays.
      const asked = call.query.get('additional_types')?.split(',').includes('episode') ?? false;
      return reply(call, { currently_playing_type: 'episode', item: asked ? episode(call) : null });
    },
  },
  {
    name: 'playing-ad',
    summary: 'An advertisement plays.',
    disturbs: playing,
    answer: (call) => reply(call, { currently_playing_type: 'ad', progress_ms: 4000 }),
  },
  {
    name: 'playing-local-file',
    summary: 'A file of the listener’s own plays: it has no id.',
    disturbs: playing,
    answer: (call) => reply(call, { item: localFile }),
  },
  {
    name: 'playing-paused',
    summary: 'A track is paused.',
    disturbs: playing,
    answer: (call) =>
      reply(call, { item: someTrack(call), is_playing: false, actions: { disallows: { pausing: true } } }),
  },
  {
    name: 'playing-unknown',
    summary: 'Something plays that the service has no name for.',
    disturbs: playing,
    answer: (call) => reply(call, { currently_playing_type: 'unknown' }),
  },
  { name: 'playing-nothing', summary: 'Nothing plays.', disturbs: playing, answer: () => ({ status: 204 }) },
  {
    name: 'playing-unauthorized',
    summary: 'The token is refused.',
    disturbs: playing,
    answer: () => spotifyError(401, 'Invalid access token'),
  },
  {
    name: 'playing-forbidden',
    summary: 'The player may not be asked.',
    disturbs: playing,
    answer: () => spotifyError(403, 'Forbidden'),
  },
  {
    name: 'playing-rate-limited',
    summary: 'No more questions for thirteen hours.',
    disturbs: playing,
    answer: () => rateLimited(48_925),
  },
  {
    name: 'playing-outage',
    summary: 'The service is down.',
    disturbs: playing,
    answer: () => html(502, '502 Bad Gateway'),
  },
];
