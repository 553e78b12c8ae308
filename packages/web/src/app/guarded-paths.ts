import { screenPaths } from '@attune/contract';

const guarded: readonly string[] = [
  screenPaths.dashboard,
  screenPaths.search,
  screenPaths.playlists,
  screenPaths.liked,
  screenPaths.nowPlaying,
  screenPaths.radio,
  screenPaths.profile,
  screenPaths.settings,
];

/** Whether a screen is for signed-in listeners alone; `SignedIn` stands around each of these. */
export const isGuarded = (pathname: string): boolean =>
  guarded.includes(pathname) || pathname.startsWith(`${screenPaths.playlists}/`);
