import type { Distress } from '@attune/mood';
import { expect, test } from 'vitest';
import type { HiddenNames } from '../names/held/hide-names.ts';
import { heardInNamesAlone } from './danger-beside-names.ts';

const none: Distress = { tier: 'none' };
const possible: Distress = { tier: 'possible', language: 'en', heardBy: 'words' };
const theme: Distress = { tier: 'acute', language: 'en', heardBy: 'theme' };
const sign: Distress = { tier: 'acute', language: 'en', heardBy: 'sign' };

const hidden = (text: string, isEveryday = false): HiddenNames => ({
  names: [{ name: 'Bleak Zorn', start: 0, end: 10, isEveryday, words: 2 }],
  text,
  context: { brief: null, mix: null, playing: false },
  standIns: ['tuvikesto landavik'],
  restored: (told) => told,
  asTyped: (typed) => typed,
});
/** Hears what is listed, and nothing else. */
const hearing =
  (heard: Record<string, Distress>) =>
  (text: string): Distress =>
    heard[text.trim()] ?? none;

test.each<[string, Distress, HiddenNames, Record<string, Distress>, boolean]>([
  ['where nothing else tells of it', possible, hidden('play tuvikesto landavik'), {}, true],
  ['where the name alone sounds so', theme, hidden('play tuvikesto landavik'), { 'Bleak Zorn': theme }, true],
  ['not where nothing was heard', none, hidden('play tuvikesto landavik'), {}, false],
  ['not by a sign', sign, hidden('play tuvikesto landavik'), {}, false],
  ['not where the name is one', theme, hidden('play tuvikesto landavik'), { 'Bleak Zorn': sign }, false],
  [
    'not where the words around tell of it',
    possible,
    hidden('no more tuvikesto landavik'),
    { 'no more': possible },
    false,
  ],
  [
    'not where they do beside any name',
    possible,
    hidden('no more tuvikesto landavik'),
    { 'no more tuvikesto landavik': possible },
    false,
  ],
  ['not of everyday words', possible, hidden('play tuvikesto landavik', true), {}, false],
  [
    'not where more is said, and the name sounds so',
    theme,
    hidden('i am tuvikesto landavik'),
    { 'Bleak Zorn': theme },
    false,
  ],
])('danger was heard in nothing but a name %s', (_case, heard, names, hears, isSo) => {
  expect(heardInNamesAlone(heard, names, hearing(hears))).toBe(isSo);
});
