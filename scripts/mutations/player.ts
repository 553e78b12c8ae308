import { within } from './mutation.ts';

const conductor = ['conductor.test.ts', 'one-window.test.ts', 'several-windows.test.ts'];

/** The page's sound and the service's player, kept one and the same. */
export const playerMutations = within('packages/player/src/conductor', [
  {
    guard: 'a playlist that could not be fetched is asked for again',
    file: 'known-tracks.ts',
    find: 'asked = null;',
    replace: '',
    tests: conductor,
  },
  {
    guard: 'a playlist fetched long ago is asked for again',
    file: 'known-tracks.ts',
    find: ' || now() - asked.atMs > freshMs',
    replace: '',
    tests: conductor,
  },
  {
    guard: 'a playlist made ready is not fetched again to be played',
    file: 'known-tracks.ts',
    find: 'asked?.key !== key ||',
    replace: 'asked?.key !== key || key.length > 0 ||',
    tests: conductor,
  },
  {
    guard: 'of two starts the later one counts',
    file: 'conductor.ts',
    find: 'if (mine !== latestStart || answer.tracks.length === 0) return;',
    replace: 'if (answer.tracks.length === 0) return;',
    tests: conductor,
  },
  {
    guard: 'news from before the listener acted is out of date',
    file: 'conductor.ts',
    find: 'if (news) await follow(news.session, () => before === asked);',
    replace: 'if (news) await follow(news.session);',
    tests: conductor,
  },
  {
    guard: 'what the service has already been told is not told again',
    file: 'conductor.ts',
    find: 'if (reportsMuted === 0) tell(event);',
    replace: 'tell(event);',
    tests: conductor,
  },
  {
    guard: 'a player taken over goes on where it was',
    file: 'conductor.ts',
    find: 'await session.seek(atMs);\n    });',
    replace: '});',
    tests: conductor,
  },
  {
    guard: 'a sound that could not be opened is tried again',
    file: 'conductor.ts',
    find: 'opening = null;\n        hasFailed = true;',
    replace: 'hasFailed = true;',
    tests: conductor,
  },
  {
    guard: 'small differences of the clocks are not followed',
    file: 'conductor.ts',
    find: 'if (!isSame || isFar) await session.seek(wantedMs);',
    replace: 'await session.seek(wantedMs);',
    tests: conductor,
  },
  {
    guard: 'a page that is left says so only if it is the one that sounds',
    file: 'conductor.ts',
    find: 'if (isOwner()) reporter.leave();',
    replace: 'reporter.leave();',
    tests: conductor,
  },
  {
    guard: 'a report refused for good is not sent again',
    file: 'reporter.ts',
    find: 'if (!(error instanceof ServiceError && error.isFinal)) {',
    replace: 'if (error !== undefined) {',
    tests: conductor,
  },
  {
    guard: 'a report that found nobody is sent again',
    file: 'reporter.ts',
    find: 'if (!(error instanceof ServiceError && error.isFinal)) {',
    replace: 'if (error === undefined) {',
    tests: conductor,
  },
  {
    guard: 'what the listener asked for stays so',
    file: 'reporter.ts',
    find: 'isAsked: isAsked || (waiting?.isAsked ?? false)',
    replace: 'isAsked',
    tests: conductor,
  },
  {
    guard: 'a clock that was set back is told',
    file: 'reporter.ts',
    find: 'if (hasDrifted()) this.tell(false);',
    replace: '',
    tests: conductor,
  },
  {
    guard: 'queued tracks that were played are over',
    file: 'entries.ts',
    find: 'entries\n      .slice(at + 1)',
    replace: 'entries\n      .slice(0)',
    tests: ['entries.test.ts'],
  },
  {
    guard: 'what plays stays when the rest is shuffled',
    file: 'entries.ts',
    find: 'here === undefined ? rest : [here, ...rest]',
    replace: 'here === undefined ? rest : [...rest, here]',
    tests: ['entries.test.ts'],
  },
]);
