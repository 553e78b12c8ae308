import { within } from './mutation.ts';

/** Guards of the browser application that once no test held. */
export const webMutations = within('packages/web/src', [
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
