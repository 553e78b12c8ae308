import type { Permission } from '@attune/contract';

export const texts = {
  who: 'Your account',
  nameless: 'A listener without a name',
  signedInAt: (service: string) => `Signed in at ${service}`,
  openPage: (service: string) => `Open your page at ${service}`,
  opensInNewTab: '(opens in a new tab)',
  profileLoading: 'Asking who you are...',
  profileFailed: 'Your account could not be loaded.',
  may: 'What Attune may do',
  always: 'With the sign-in: see your name and picture, and what is playing.',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  unknown: 'It is not known here what you allowed; your music service will say when it is needed.',
  allow: (what: string) => `Ask me to allow: ${what}`,
  allowShort: 'Ask me',
  permissionsLoading: 'Asking what you allowed...',
  permissionsFailed: 'What you allowed could not be loaded.',
  takeBack: 'Signing out takes all of it back: the next sign-in begins without it.',
  takeBackElsewhere: (service: string) =>
    `At ${service} itself you can remove Attune from the apps of your account.`,
  signOut: 'Sign out',
  signOutFailed: 'Signing out did not work. Please try again.',
  playlists: 'Your playlists',
  playlistsWhy: 'Attune needs your permission to show your playlists.',
  playlistsLoading: 'Loading your playlists...',
  playlistsFailed: 'Your playlists could not be loaded.',
  playlistsEmpty: 'You have no playlists yet.',
  allPlaylists: 'All my playlists',
  played: 'Played lately',
  playedWhy: 'Attune needs your permission to show what you played lately.',
  playedLoading: 'Loading what you played lately...',
  playedFailed: 'What you played lately could not be loaded.',
  playedEmpty: 'Nothing was played lately.',
} as const;

/** What each further permission lets Attune do, in words. */
export const permissionWords: Record<Permission, string> = {
  'save-mixes': 'Save mixes as private playlists',
  'own-music': 'Read what you saved and play most, for mixes that know you',
  'liked-songs': 'Read and change which songs you like',
  'own-playlists': 'Read and change your playlists',
  devices: 'See the devices you listen with, and play on them',
  history: 'Read what you played lately',
};
