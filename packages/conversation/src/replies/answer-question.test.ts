import { shownListBounds } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { answerQuestion } from './answer-question.ts';

const brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre' as const, value: 'jazz', matched: 'jazz' }],
};

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
  ['why these?', 'why'],
  ['Would you kindly tell me on what basis you chose the fourth piece?', 'why'],
  ['what do you even go by when you pick these', 'why'],
  ['what did you hear?', 'heard'],
  ['what all did you take from my messages?', 'heard'],
  ['remind me what i told you', 'heard'],
])('%s is answered from the brief', (text, kind) => {
  const { group, said } = answerTo(text);
  expect(group).toBe(kind);
  expect(said).toContain('jazz');
});

test('who asks why these is told what each list has of what was searched for', () => {
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
  expect(answer('why these?')?.split('\n')).toEqual([
    'Calm music and jazz.',
    'I searched for calm and jazz. Of that each list says of itself:',
    '“Blue Hour”: calm and jazz.',
    '“Evening”: came with the search, and says none of the words itself.',
  ]);
  expect(answer('what did you hear?')).not.toContain('Blue Hour');
});

test('as many lists are told of as there can be on the screen, and more', () => {
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [] };
  const names = Array.from({ length: 2 * shownListBounds.lists }, (_, at) => `List ${at + 1}`);
  const shown = { searched: ['calm'], lists: names.map((name) => ({ name, fits: [] })) };
  const turn = { text: 'why these?', reading, before: brief, replyIds: [], shown };
  const said = answerQuestion(turn, () => ({ text: '{what}.', id: 'x' }))?.text ?? '';
  expect(names.filter((name) => !said.includes(`“${name}”`))).toEqual([]);
});

test.each([
  ['who made this?', 'who'],
  ['Which composer is this?', 'who'],
  ['what can you do?', 'can'],
])('%s is not answered with the brief', (text, kind) => {
  expect(answerTo(text).group).toBe(kind);
});
