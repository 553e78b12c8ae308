import type { Permission } from '@attune/contract';

/** The scopes behind each further permission, as the Web API names them. */
export const furtherScopes = {
  // Looking for a playlist again, after an answer that was lost, is reading one's private playlists.
  'save-mixes': ['playlist-modify-private', 'playlist-read-private'],
  'own-music': ['user-library-read', 'user-top-read'],
  'liked-songs': ['user-library-read', 'user-library-modify'],
  devices: ['user-read-playback-state', 'user-modify-playback-state'],
  'own-playlists': ['playlist-read-private', 'playlist-modify-private', 'playlist-modify-public'],
  history: ['user-read-recently-played'],
} as const satisfies Record<Permission, readonly string[]>;
