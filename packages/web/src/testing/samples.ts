import type {
  Brief,
  CurrentTrack,
  Installation,
  Mix,
  MixTrack,
  MoodAnswer,
  Playlist,
  Profile,
  TrackSummary,
} from '@attune/contract';

/** Bodies of the contract for the tests to answer with. */
export const profile: Profile = {
  display_name: 'Mira Vale',
  images: [{ url: '/avatar.png' }],
  external_urls: { spotify: 'https://music.test/mira' },
};

export const playlist: Playlist = {
  id: 'low-tide',
  name: 'Low Tide',
  description: 'Ambient swells and warm tape',
  image: '/low-tide.png',
  url: 'https://music.test/playlist/low-tide',
  owner: 'Attune Radio',
  tracks: 12,
};

export const calmBrief: Brief = {
  mood: 'calm',
  feeling: { valence: 0.5, energy: 0.2 },
  target: { valence: 0.55, energy: 0.15 },
  path: 'match',
  wanted: [],
  avoided: [],
  like: [],
  length: null,
  explicit: true,
  discovery: 'any',
  situation: null,
};

export const calmAnswer: MoodAnswer = {
  intent: 'mood',
  language: 'en',
  brief: calmBrief,
  changes: [],
  edits: [],
  detectedMood: 'calm',
  playlists: [playlist],
  botResponse: "I understand feeling calm. Let's find the perfect music to match your mood.",
};

export const track: CurrentTrack = {
  id: 'TRACK0000000000000000A',
  name: 'Halflight',
  artist: 'The Slow Trains',
  image: '/halflight.png',
  isPlaying: true,
  observedAt: '2026-01-01T00:00:00.000Z',
};

export const trackSummary: TrackSummary = {
  id: 'SONG00000000000000000A',
  name: 'Undertow',
  description: 'Orsolya Kerek',
  image: '/undertow.png',
  url: 'https://music.test/track/undertow',
};

/** A service that stands elsewhere, wants to be credited and plays in a frame. */
export const spotify: Installation['streaming'] = {
  name: 'Spotify',
  runs: 'elsewhere',
  isCredited: true,
  capabilities: { playback: 'embed', devices: 'remote', search: 'on-enter' },
  embed: 'open.spotify.com/embed',
};

export const installation: Installation = {
  version: '1.2.3',
  streaming: {
    name: 'Attune Radio',
    runs: 'here',
    isCredited: false,
    capabilities: { playback: 'in-page', search: 'as-typed' },
  },
  recommender: { runs: 'here', name: 'Neighbours' },
  classifier: { kind: 'keywords', name: 'Keyword lists' },
  replyModel: { kind: 'none', name: 'Written replies' },
};

const mixTrack = (place: number): MixTrack => ({
  id: `MIX${String(place).padStart(19, '0')}`,
  name: `Track ${place}`,
  artists: [`Artist ${place}`],
  album: 'First Light',
  image: `/cover-${place}.png`,
  url: `https://music.test/track/${place}`,
  durationMs: 198_000,
  explicit: null,
  year: 1999,
  facts: { energy: 0.2, genres: ['ambient'] },
  factsFrom: 'catalogue',
  reasons: [{ for: 'target', text: 'gentle, as you are' }],
  checks: [{ of: 'avoided:instrument:drums', verdict: 'met', fact: 'piano' }],
});

/** Twenty tracks that last an hour and six minutes; another variant has others. */
export const mixOf = (variant = 0): Mix => ({
  title: 'Calm, all the way',
  tracks: Array.from({ length: 20 }, (_, index) => mixTrack(variant * 20 + index + 1)),
  receipt: {
    asked: ['calm', 'no drums'],
    held: ['calm'],
    relaxed: [{ what: 'no drums', why: 'too few tracks do without', tracks: 2 }],
    unknown: [],
    minutes: 66,
    stages: [],
  },
});
