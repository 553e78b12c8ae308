/** What each scope lets an application do, as the consent page says it. Keys as published by Spotify. */
export const scopeWords = {
  'user-read-private': 'See which kind of account you have',
  'user-read-email': 'Know that you have an account',
  'user-read-currently-playing': 'See what you are playing right now',
  'user-read-playback-state': 'See your player: what plays, where, and what comes next',
  'user-modify-playback-state': 'Control your player: play, pause, skip',
  'user-read-playback-position': 'See how far into something you are',
  'user-read-recently-played': 'See what you played recently',
  'user-top-read': 'See what you play most',
  'user-library-read': 'See the tracks and albums you saved',
  'user-library-modify': 'Save and remove tracks and albums for you',
  'playlist-read-private': 'See your private playlists',
  'playlist-read-collaborative': 'See the playlists you make with others',
  'playlist-modify-private': 'Make and change your private playlists',
  'playlist-modify-public': 'Make and change your public playlists',
  'user-follow-read': 'See whom you follow',
  'user-follow-modify': 'Follow and unfollow for you',
  'ugc-image-upload': 'Set pictures for your playlists',
  'app-remote-control': 'Talk to the player on your device',
  streaming: 'Play music in its own pages, and know what you heard',
} as const;

export type Scope = keyof typeof scopeWords;

/** @returns the scopes of a space-separated list without repeats, or `null` when one of them does not exist */
export function parseScopes(list: string): Scope[] | null {
  const names = [...new Set(list.split(/[ ,]+/).filter((name) => name !== ''))];
  return names.every((name): name is Scope => Object.hasOwn(scopeWords, name)) ? names : null;
}
