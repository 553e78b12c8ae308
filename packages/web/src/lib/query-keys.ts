/** The keys of what is cached in TanStack Query, rooted at the sign-in it was asked for. */
export function createQueryKeys(signIn: string) {
  const root = ['listener', signIn] as const;
  return {
    currentTrack: [...root, 'current-track'] as const,
    search: (query: string) => [...root, 'search', query] as const,
    track: (id: string) => [...root, 'track', id] as const,
    album: (id: string) => [...root, 'album', id] as const,
    artist: (id: string) => [...root, 'artist', id] as const,
    liked: [...root, 'liked'] as const,
    likedAmong: (ids: readonly string[]) => [...root, 'liked-among', ...ids] as const,
    heartsRefused: [...root, 'hearts-refused'] as const,
    hearts: [...root, 'is-liked'] as const,
    isLiked: (id: string) => [...root, 'is-liked', id] as const,
    library: [...root, 'library'] as const,
    ownPlaylists: [...root, 'own-playlists'] as const,
    ownPlaylist: (id: string) => [...root, 'own-playlist', id] as const,
    permissions: [...root, 'permissions'] as const,
    devices: [...root, 'devices'] as const,
    history: [...root, 'history'] as const,
    recommendations: (seed: string | null) => [...root, 'recommendations', seed] as const,
  };
}
export type QueryKeys = ReturnType<typeof createQueryKeys>;
