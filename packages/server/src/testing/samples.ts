/** Invented answers in the shape of the published Web API. */
export const playlistId = '5pQ6rS7tU8vW9xY0zA1bC2';
export const trackId = '1bC2dE3fG4hI5jK6lM7nO8';

export function wirePlaylist(changes: Record<string, unknown> = {}) {
  return {
    id: playlistId,
    type: 'playlist',
    name: 'Slow Water',
    description: 'For the hour after rain',
    images: [{ url: 'https://i.scdn.co/image/cover-a', height: null, width: null }],
    owner: { id: 'curator1', display_name: 'Curator One' },
    external_urls: { spotify: `https://open.spotify.com/playlist/${playlistId}` },
    items: { href: 'https://api.spotify.com/v1/playlists/x/items', total: 64 },
    ...changes,
  };
}

export const wireSearch = (...items: unknown[]) => ({
  playlists: { limit: 10, offset: 0, total: items.length, items },
});

export function wireTrack(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    type: 'track',
    name: `Track ${id.slice(0, 4)}`,
    duration_ms: 214_000,
    artists: [{ id: '7aA7aA7aA7aA7aA7aA7aA7', name: 'Northern Kites' }],
    album: {
      name: 'Harbour Lights',
      images: [{ url: 'https://i.scdn.co/image/album-640', height: 640, width: 640 }],
    },
    external_urls: { spotify: `https://open.spotify.com/track/${id}` },
    ...changes,
  };
}

export function wireCurrentlyPlaying(changes: Record<string, unknown> = {}) {
  return {
    is_playing: true,
    currently_playing_type: 'track',
    progress_ms: 61_250,
    timestamp: 1_795_248_000_000,
    item: {
      ...wireTrack(trackId, { name: 'Low Tide', duration_ms: 187_400 }),
      artists: [{ name: 'Mara Fen' }, { name: 'Ode Park' }],
    },
    ...changes,
  };
}

/** Twenty-two letters and digits, different for each `n` from 0 to 999. */
export const sampleTrackId = (n: number) => `0aB1cD2eF3gH4iJ5kL6${String(n).padStart(3, '0')}`;

export function wireRecommendation(id: string, changes: Record<string, unknown> = {}) {
  return {
    id: '3f0c9b52-6d1e-4a7f-9a55-0c2d7be41a10',
    trackTitle: `Recommended ${id.slice(-3)}`,
    artists: [
      { id: 'b1d7f2aa', name: 'Ilse Varga', href: 'https://open.spotify.com/artist/9cC9cC9cC9cC9cC9cC9cC9' },
    ],
    durationMs: 201_333,
    href: `https://open.spotify.com/track/${id}`,
    availableCountries: 'CA,DE,GB,US',
    ...changes,
  };
}
