import { within } from './mutation.ts';

/** Guards of the browser application that once no test held. */
export const webMutations = within('packages/web/src', [
  {
    guard: 'code that has come is drawn with the first drawing',
    file: 'lib/lazy-component.tsx',
    find: 'useState(() => loaded)',
    replace: 'useState<typeof loaded>(null)',
    tests: ['lib/lazy-component.test.tsx'],
  },
  {
    guard: 'code that did not arrive is asked for again',
    file: 'lib/lazy-component.tsx',
    find: 'loading = null;\n        throw error;',
    replace: 'throw error;',
    tests: ['lib/lazy-component.test.tsx'],
  },
  {
    guard: 'nothing is said under an account that nobody has confirmed',
    file: 'app/tried-message.ts',
    find: '!isUnconfirmed && turns',
    replace: 'turns',
    tests: ['app/try-story.test.tsx'],
  },
  {
    guard: 'what a device plays by its own listener goes on under the answer to danger',
    file: 'app/listener/open-listener.ts',
    find: 'sessionStorage.getItem(playedKey) !== null && soundsElsewhere()',
    replace: 'soundsElsewhere()',
    tests: ['app/device-commands-story.test.tsx'],
  },
  {
    guard: 'music that is still being fetched never begins once it is to fade away',
    file: 'features/player/built-in-player.ts',
    find: 'if (store.view().isStarting && opened?.isSounding() !== true) await close();\n      else await',
    replace: 'await',
    tests: ['features/player/built-in-player.test.ts'],
  },
  {
    guard: 'a track that starts later offers its own songs',
    file: 'features/recommendations/track-view.tsx',
    find: 'currentSeed !== null && seed !== currentSeed && (',
    replace: 'currentSeed !== null && seed === null && (',
    tests: ['app/panel-story.test.tsx'],
  },
  {
    guard: 'the list does not change under the reader’s eyes',
    file: 'features/recommendations/track-view.tsx',
    find: 'const seed = openedWith ?? currentSeed;',
    replace: 'const seed = currentSeed ?? openedWith;',
    tests: ['app/panel-story.test.tsx'],
  },
]);
