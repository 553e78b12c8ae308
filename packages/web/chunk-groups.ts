/**
 * Which files of the page are loaded in one piece. Written down by hand, because the pieces that the lazy imports alone make do not
 * fit what a screen may load. Measured on 25 November 2026: without this list the landing page of somebody whose profile is
 * refused loads 112.7 kB in 29 scripts (108.5 in 10 with it, of 110), and a track's screen 66 scripts instead of 38. Pieces by who
 * imports what (the bundler's `entriesAware`) are as many, and where small ones are merged they import each other in a circle,
 * which the build refuses. A part that no file begins with any more fails `scripts/chunk-groups.test.ts`.
 */

/** The backend's client with its schema library, and the listener's account. */
const account = [
  'node_modules/zod/',
  'node_modules/lucide-react/dist/esm/icons/log-out.',
  'packages/contract/src/errors.',
  'packages/contract/src/account.',
  'packages/web/src/lib/api-',
  'packages/web/src/lib/light-query.',
  'packages/web/src/lib/query-keys.',
  'packages/web/src/app/api-connection.',
  'packages/web/src/app/connect.',
  'packages/web/src/app/profile-island.',
  'packages/web/src/features/sign-in/api/',
  'packages/web/src/components/avatar.',
  'packages/web/src/features/sign-in/access-tokens.',
  'packages/web/src/features/sign-in/listener-send.',
  'packages/web/src/features/sign-in/profile-',
];
/** What a conversation is made of, which goes on beside every screen of a listener. */
const conversation = [
  'packages/contract/src/brief.',
  'packages/contract/src/mood.',
  'packages/contract/src/mood-targets.',
  'packages/contract/src/playlists.',
  'packages/contract/src/tracks.',
  'packages/contract/src/conversation.',
  'packages/contract/src/preferences.',
  'packages/contract/src/analysis.',
  'packages/contract/src/mix.',
  'packages/contract/src/search.',
  'packages/web/src/features/settings/preferences.',
  'packages/web/src/app/listener/listener-context.',
  'packages/web/src/app/listener/listener-mixes.',
  'packages/web/src/app/routes/listener-texts.',
  'packages/web/src/features/chat/texts.',
  'packages/web/src/features/chat/care.',
  'packages/web/src/features/chat/refused-brief.',
  'packages/web/src/features/chat/steps.',
  'packages/web/src/features/chat/turns.',
  'packages/web/src/features/player/texts.',
  'packages/web/src/features/player/panel-player.',
  'packages/web/src/components/service-credit.',
  'node_modules/@tanstack/query-core/build/modern/mutation.',
  'packages/web/src/app/routes/use-mix-playback.',
  'packages/web/src/components/media-row.',
  'packages/web/src/features/player/play-button.',
  'packages/web/src/features/recommendations/api/get-recommendations.',
  'packages/web/src/features/recommendations/song-list.',
  'packages/mix/src/edits.',
  'packages/web/src/features/mix/mix-entry.',
  'packages/web/src/features/mix/mix-skeleton.',
  'packages/web/src/lib/brief-around.',
  'packages/web/src/lib/words-of.',
  'packages/web/src/features/mix/first-sight.',
  'node_modules/lucide-react/dist/esm/icons/play.',
  'node_modules/lucide-react/dist/esm/icons/pause.',
  'node_modules/lucide-react/dist/esm/icons/arrow-up-right.',
  'node_modules/lucide-react/dist/esm/icons/list-music.',
  'node_modules/lucide-react/dist/esm/icons/message-circle.',
  'node_modules/lucide-react/dist/esm/icons/search.',
  'node_modules/lucide-react/dist/esm/icons/heart.',
  'node_modules/@tanstack/react-query/build/modern/queryOptions.',
  'node_modules/lucide-react/dist/esm/icons/chevron-down.',
  'node_modules/lucide-react/dist/esm/icons/plus.',
  'node_modules/lucide-react/dist/esm/icons/arrow-down.',
  'node_modules/lucide-react/dist/esm/icons/undo-2.',
  'node_modules/lucide-react/dist/esm/icons/sparkles.',
  'node_modules/lucide-react/dist/esm/icons/shuffle.',
  'node_modules/lucide-react/dist/esm/icons/rotate-ccw-clock.',
];
/** What the screens with lists of tracks share. */
const lists = [
  'packages/contract/src/library.',
  'packages/web/src/app/routes/use-focus-at-start.',
  'packages/web/src/app/routes/steer-buttons.',
  'packages/web/src/app/routes/use-controls.',
  'packages/web/src/app/routes/lists/use-list-parts.',
  'packages/web/src/components/dialog.',
  'packages/web/src/components/list-state.',
  'packages/web/src/components/long-list.',
  'packages/web/src/components/not-permitted.',
  'packages/web/src/components/toast.',
  'packages/web/src/features/liked/api/hearts.',
  'packages/web/src/features/liked/heart-',
  'packages/web/src/features/liked/texts.',
  'packages/web/src/features/playlists/add-button.',
  'packages/web/src/features/playlists/api/own-playlists.',
  'packages/web/src/features/playlists/texts.',
  'node_modules/lucide-react/dist/esm/icons/list-plus.',
  'node_modules/@tanstack/query-core/build/modern/mutationObserver.',
  'node_modules/@tanstack/query-core/build/modern/queriesObserver.',
  'node_modules/@tanstack/react-query/build/modern/useMutation.',
  'node_modules/@tanstack/react-query/build/modern/useQueries.',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.',
];
/**
 * What the landing page shares with the listener's screens. Pieces of some hundred bytes cost a slow telephone more in
 * requests than in bytes, and compress worse.
 */
const shared = [
  'packages/web/src/components/moods.',
  'packages/web/src/components/mood-badge.',
  'packages/web/src/components/ambient-mood.',
  'packages/web/src/components/sparks.',
  'packages/web/src/lib/sends-text.',
  'packages/web/src/components/waveform.',
  'packages/web/src/app/tried-message.',
  'node_modules/lucide-react/dist/esm/icons/arrow-right.',
  'node_modules/lucide-react/dist/esm/icons/arrow-up.',
  'node_modules/lucide-react/dist/esm/icons/refresh-cw.',
];
/** Of the same kind, but needed by the entry itself. */
const sharedWithEntry = [
  'packages/contract/src/message-length.',
  'packages/web/src/lib/browser-storage.',
  'packages/web/src/lib/reduced-motion.',
  'packages/web/src/lib/start-of-screen.',
  'packages/web/src/lib/store.',
  'packages/web/src/app/services-context.',
  'packages/web/src/app/listener/listener-outlet.',
];

const startsLike = (parts: readonly string[]) => (id: string) => parts.some((part) => id.includes(part));

/** Beginnings of paths, from the root of the project. */
export const listedParts: readonly string[] = [
  ...account,
  ...conversation,
  ...lists,
  ...shared,
  ...sharedWithEntry,
];

export interface ChunkGroup {
  name: string;
  /** @param id the whole path of a module */
  test: RegExp | ((id: string) => boolean);
}

/** The first that takes a module has it. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'ground', test: startsLike(sharedWithEntry) },
  { name: 'shared', test: startsLike(shared) },
  {
    name: 'account',
    test: (id) =>
      startsLike(account)(id) && !/profile-(loading|failure)|take-back|logout-everywhere/.test(id),
  },
  { name: 'conversation', test: startsLike(conversation) },
  { name: 'lists', test: startsLike(lists) },
  {
    name: 'failures',
    test: /error-text\.ts|failure-notice\.tsx|account-failures\.tsx|icons\/(log-in|rotate-ccw)\./,
  },
  // In a piece of its own it is compiled in a turn of its own, and stays cached when Attune changes. What draws
  // the icons is in it as well, or it would be a piece by itself and compress worse.
  {
    name: 'react',
    test: /node_modules\/(?:(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons\/))/,
  },
];
