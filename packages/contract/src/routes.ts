/** Paths of the backend. Scripts of other people rely on them. */
export const apiPaths = {
  login: '/login',
  loginCallback: '/login/callback',
  logout: '/logout',
  refreshToken: '/refresh_token',
  mood: '/api/mood',
  try: '/api/try',
  playlists: '/api/playlists',
  mixes: '/api/mixes',
  savedMixes: '/api/mixes/saved',
  search: '/api/search',
  liked: '/api/liked',
  likedAmong: '/api/liked/among',
  likedTrack: '/api/liked/:id',
  library: '/api/library',
  ownPlaylists: '/api/library/playlists',
  ownPlaylist: '/api/library/playlists/:id',
  ownPlaylistTracks: '/api/library/playlists/:id/tracks',
  devices: '/api/devices',
  playOnDevice: '/api/devices/play',
  transferToDevice: '/api/devices/transfer',
  queueOnDevice: '/api/devices/queue',
  profile: '/api/profile',
  permissions: '/api/permissions',
  history: '/api/history',
  currentTrack: '/api/current-track',
  recommendations: '/api/recommendations',
  installation: '/api/installation',
  liveness: '/healthz',
  readiness: '/readyz',
} as const;

/** Paths of the screens the browser application draws itself. */
export const screenPaths = {
  landing: '/',
  dashboard: '/dashboard',
  search: '/search',
  playlists: '/playlists',
  playlist: '/playlists/:id',
  liked: '/liked',
  nowPlaying: '/now-playing',
  radio: '/radio',
  profile: '/profile',
  settings: '/settings',
  callback: '/callback',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Where the built-in streaming service stands: its pages, and its player's session and queue. */
export const builtInServicePath = '/local';
