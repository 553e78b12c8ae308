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

/** Of one thing among many, by its id. */
const guardedBelow = [screenPaths.playlist, screenPaths.track, screenPaths.album, screenPaths.artist].map(
  (path) => path.replace(':id', ''),
);

/** Whether a screen is for signed-in listeners alone; `SignedIn` stands around each of these. */
export const isGuarded = (pathname: string): boolean =>
  guarded.includes(pathname) || guardedBelow.some((start) => pathname.startsWith(start));
