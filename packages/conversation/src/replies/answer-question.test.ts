import { briefBounds, messageMaxCodePoints, shownListBounds } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { answerMusing, answerQuestion } from './answer-question.ts';
import { findFact } from './find-fact.ts';
import { facts } from './texts/facts.ts';
import { writeReply } from './write-reply.ts';

const brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre' as const, value: 'jazz', matched: 'jazz' }],
};

function answersTo(text: string) {
  let found: { group: string; texts: readonly string[] } = { group: '', texts: [] };
  const reading = { intent: 'question' as const, language: 'en', brief: null, changes: [], edits: [] };
  answerQuestion({ text, reading, before: null, replyIds: [] }, (group, texts) => {
    found = { group, texts };
    return { text: '', id: group };
  });
  return found;
}

/** The group of texts an answer is taken from, and what it says of the brief. */
function answerTo(text: string) {
  let group = '';
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const choice = answerQuestion({ text, reading, before: brief, replyIds: [] }, (name) => {
    group = name;
    return { text: '{what}', id: name };
  });
  return { group, said: choice?.text };
}

test.each([
  ['what did you hear?', 'heard'],
  ['what all did you take from my messages?', 'heard'],
  ['remind me what i told you', 'heard'],
])('%s is answered from the brief', (text, kind) => {
  const { group, said } = answerTo(text);
  expect(group).toBe(kind);
  expect(said).toContain('jazz');
});

test.each([
  'why these?',
  'Would you kindly tell me on what basis you chose the fourth piece?',
  'what do you even go by when you pick these',
])('%s is answered as a person would', (text) => {
  expect(answerTo(text).said).toBe(
    'You asked for jazz, so I looked for that, and chose quiet, gentle songs.',
  );
});

test('who asks why these lists is told what each list has of what was searched for', () => {
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const shown = {
    searched: ['calm', 'jazz'],
    lists: [
      { name: 'Blue Hour', fits: ['calm', 'jazz'] },
      { name: 'Evening', fits: [] },
    ],
  };
  const answer = (text: string) =>
    answerQuestion({ text, reading, before: brief, replyIds: [], shown }, () => ({
      text: '{what}.',
      id: 'x',
    }))?.text;
  expect(answer('why these lists?')?.split('\n')).toEqual([
    'You asked for jazz, so I looked for that, and chose quiet, gentle songs.',
    'For the lists I searched calm and jazz. “Blue Hour” says calm and jazz; the other list came with them.',
  ]);
  expect(answer('what did you hear?')).not.toContain('Blue Hour');
});

test('lists of which the same can be told are named together, and what says nothing is passed over', () => {
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const lists = [
    { name: 'Evening', fits: [] },
    { name: 'Blue Hour', fits: ['jazz'] },
    { name: 'Late', fits: [] },
    { name: 'Smoke', fits: ['jazz'] },
  ];
  const turn = { text: 'why these lists?', reading, before: brief, replyIds: [] };
  const said = answerQuestion({ ...turn, shown: { searched: ['calm', 'jazz'], lists } }, () => ({
    text: '{what}.',
    id: 'x',
  }));
  expect(said?.text.split('\n').slice(1)).toEqual([
    'For the lists I searched calm and jazz. “Blue Hour” and “Smoke” say jazz; the other 2 came with them.',
  ]);
});

test('words that were searched for and are not said yet are said', () => {
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const shown = { searched: ['calm', 'unwind'], lists: [{ name: 'Blue Hour', fits: ['unwind'] }] };
  const turn = { text: 'why these lists?', reading, before: brief, replyIds: [], shown };
  expect(answerQuestion(turn, () => ({ text: '{what}.', id: 'x' }))?.text).toContain(
    'For the lists I searched calm and unwind. “Blue Hour” says unwind.',
  );
});

test('lists that say nothing of what was searched for are no log of titles', () => {
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const names = Array.from({ length: shownListBounds.lists }, (_, at) => `List ${at + 1}`);
  const shown = { searched: ['calm'], lists: names.map((name) => ({ name, fits: [] })) };
  const turn = { text: 'why these lists?', reading, before: brief, replyIds: [], shown };
  const said = answerQuestion(turn, () => ({ text: '{what}.', id: 'x' }))?.text ?? '';
  expect(names.filter((name) => said.includes(name))).toEqual([]);
  expect(said).toContain('none says it of itself');
});

test.each([
  ['who made this?', 'who'],
  ['Which composer is this?', 'who'],
  ['what can you do?', 'can'],
])('%s is not answered with the brief', (text, kind) => {
  expect(answerTo(text).group).toBe(kind);
});

test.each([
  ['I forgot my password, what now?', 'fact-account', /reset/],
  ['can i export this as m3u?', 'fact-save', /M3U8/],
  ['where is dark mode, my eyes are burning', 'fact-looks', /Dark/],
  ['what bitrate does it stream at?', 'fact-quality', /own files/],
  ['does the owner of this server see what I write?', 'fact-privacy', /server/],
  ['can I put an icon for it on my home screen?', 'fact-phone', /home screen/],
  ['how do I turn off the notifications?', 'fact-other', /pings/],
  ['will it play tomorrow again the same if I come back?', 'fact-other', /[Ss]ave/],
  ['is it bad to study with music? my dad says so', 'fact-health', /words/],
])('%s is answered by the fact it names', (text, kind, words) => {
  const { group, texts } = answersTo(text);
  expect(group).toMatch(new RegExp(`^${kind}-\\d+$`));
  for (const answer of texts) expect(answer).toMatch(words);
});

test('what was said of a fact is not said again: after that the answers of its kind follow', () => {
  const had: string[] = [];
  const turn = (text: string) => ({
    text,
    reading: { intent: 'question' as const, language: 'en', brief: null, changes: [], edits: [] },
    before: null,
    replyIds: had,
  });
  for (let round = 0; round < 4; round += 1) had.push(writeReply(turn('is there a dark mode?'))?.id ?? '');
  expect(new Set(had).size).toBe(4);
  expect(had.map((id) => id.replace(/[-.]\d+(?:\.\d+)?$/, ''))).toEqual([
    ...['fact-looks', 'fact-looks', 'about-looks', 'about-looks'],
  ]);
});

test.each([
  'what is the point of an umbrella in this wind?',
  'how hard is it to put the toilet roll on the holder',
  'who on earth schedules a fire drill in february',
])('%s is wondered about and no question to the assistant', (text) => {
  expect(answerMusing(text, (group) => ({ text: '', id: group }))?.id).toBe('musing');
  expect(answerTo(text).group).toBe('musing');
});

test.each(['why these?', 'who made you?', 'is this free?', 'write me an essay about umbrellas'])(
  '%s is not wondered about',
  (text) => {
    expect(answerMusing(text, (group) => ({ text: '', id: group }))).toBeNull();
  },
);

test('a fact is found in a kind that the question may be of, and no wilder guess', () => {
  const found = (share: number, ...words: string[]) => findFact([{ kind: 'account', share }], new Set(words));
  expect(found(0.4, 'password')?.group).toMatch(/^fact-account-/);
  expect(found(0.2, 'forgot')).toBeNull();
  expect(found(0.2, 'password')?.group).toMatch(/^fact-account-/);
  expect(found(0.2, 'forgot', 'forgotten', 'reset')?.group).toMatch(/^fact-account-/);
  expect(found(0.05, ...'forgot forgotten reset pin'.split(' '))).toBeNull();
  expect(found(0.9, 'umbrella')).toBeNull();
});

describe('the facts', () => {
  const all = Object.values(facts).flat();

  test('each name something, in words as messages are read, and no list of theirs is named by words that ask', () => {
    const asking = new Set(
      'who what how why where which when is are do does did can you i the a it'.split(' '),
    );
    for (const { named, answers } of all) {
      expect(answers.length).toBeGreaterThan(0);
      for (const list of named) {
        expect(new Set(list).size, `${list}`).toBe(list.length);
        expect(list.length).toBeGreaterThan(0);
        if (named.length === 1) expect(list.filter((word) => asking.has(word))).toEqual([]);
        for (const word of list) expect(word).toMatch(/^[\p{Ll}\d]+$/u);
      }
    }
  });

  test('say of limits what holds', () => {
    const said = all.flatMap(({ answers }) => answers).join('\n');
    const numbers = (pattern: RegExp) => [...said.matchAll(pattern)].map(([, digits = '']) => digits);
    expect(new Set(numbers(/([\d,]+) characters/g))).toEqual(
      new Set([messageMaxCodePoints.toLocaleString('en')]),
    );
    expect(new Set(numbers(/(\d+) songs or/g))).toEqual(new Set([`${briefBounds.tracks.most}`]));
  });
});
