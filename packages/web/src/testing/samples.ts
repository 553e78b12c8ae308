import type {
  Brief,
  CurrentTrack,
  Installation,
  MoodAnswer,
  Playlist,
  Profile,
  Song,
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

export const song: Song = {
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
  capabilities: { playback: 'embed', search: 'on-enter' },
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
