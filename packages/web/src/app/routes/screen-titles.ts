/** Of the listener's screens beside the dashboard: their headings, and their titles in the browser. */
export const screenTitles = {
  search: 'Search Music',
  liked: 'Liked Songs',
  playlists: 'My Playlists',
  playlist: 'Playlist',
  track: 'Song',
  album: 'Album',
  artist: 'Artist',
  profile: 'Profile',
  radio: 'Radio',
  nowPlaying: 'Now Playing',
  settings: 'Settings',
} as const;
