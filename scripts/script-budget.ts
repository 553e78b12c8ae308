/**
 * One way to arrive at a screen, and the script it may load. `isRefused`: the service gives no profile. Sizes are gzipped bytes; 1 kB is 1000 of them.
 */
export type FirstLoad = {
  title: string;
  path: string;
  isSignedIn: boolean;
  isRefused?: boolean;
  limitBytes: number;
};

const landingLimitBytes = 110_000;
const dashboardLimitBytes = 150_000;
const screenLimitBytes = 165_000;

const screens = [
  '/search',
  '/playlists',
  '/liked',
  '/now-playing',
  '/radio',
  '/profile',
  '/settings',
  '/playlists/:id',
  '/tracks/:id',
  '/albums/:id',
  '/artists/:id',
] as const;

/** Every state in which a listener can meet a screen for the first time. */
export const firstLoads: readonly FirstLoad[] = [
  { title: '/, signed out', path: '/', isSignedIn: false, limitBytes: landingLimitBytes },
  { title: '/, signed in', path: '/', isSignedIn: true, limitBytes: landingLimitBytes },
  {
    title: '/, profile refused',
    path: '/',
    isSignedIn: true,
    isRefused: true,
    limitBytes: landingLimitBytes,
  },
  {
    title: '/, sign-in panel open',
    path: '/?sign_in_error=access_denied',
    isSignedIn: false,
    limitBytes: landingLimitBytes,
  },
  { title: '/dashboard', path: '/dashboard', isSignedIn: true, limitBytes: dashboardLimitBytes },
  ...screens.map((path) => ({ title: path, path, isSignedIn: true, limitBytes: screenLimitBytes })),
];

export type LoadedScript = { url: string; gzipBytes: number };

export type Verdict = { isOk: boolean; line: string };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Whether what was loaded keeps within its limit. A load without any script was not measured, so it is not ok. */
export function judge({ title, limitBytes }: FirstLoad, scripts: readonly LoadedScript[]): Verdict {
  const sizes = new Map(scripts.map(({ url, gzipBytes }) => [url, gzipBytes]));
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const isOk = sizes.size > 0 && total <= limitBytes;
  const mark = isOk ? 'ok  ' : 'OVER';
  return {
    isOk,
    line: `${mark}  ${title.padEnd(22)} ${kilobytes(total).padStart(9)} of ${kilobytes(limitBytes)} in ${sizes.size} scripts`,
  };
}
