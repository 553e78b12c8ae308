import { expect, test } from 'vitest';
import { firstSentence } from './one-sentence.ts';

test.each([
  ['One sentence stays.', true, 'One sentence stays.'],
  ['The first. The second.', true, 'The first.'],
  ['No full stop at the end', true, 'No full stop at the end'],
  ['That is heavy. And it was cut o', false, 'That is heavy.'],
  ['Cut before its en', false, ''],
  ['"Quoted as a whole."', true, 'Quoted as a whole.'],
  ['Assistant: Here you go!', true, 'Here you go!'],
  ['<think>The user is sad.</think>Let it rain for a while.', true, 'Let it rain for a while.'],
  ['<think>never ends', false, ''],
  ['Line one,\nline two.\n\nMore.', true, 'Line one, line two.'],
  ['This rainy list is for you 🎶', false, 'This rainy list is for you 🎶'],
  ['So proud of you 👏🏽 Here is', true, 'So proud of you 👏🏽 Here is'],
  ['雨の音に耳をすませて。次の曲へ行きましょう。', false, '雨の音に耳をすませて。'],
  ['यह संगीत आपके लिए है। और भी है', false, 'यह संगीत आपके लिए है।'],
  ['¿Un día largo? Vamos con música tranquila.', false, '¿Un día largo?'],
  [
    'Dr. Who and Mr. Smith would slow down too. So let us.',
    true,
    'Dr. Who and Mr. Smith would slow down too.',
  ],
  ['J. S. Bach at 7 p.m. sounds kind. Enjoy.', true, 'J. S. Bach at 7 p.m. sounds kind.'],
  ['A family 👩‍👧 evening for you.', true, 'A family 👩‍👧 evening for you.'],
  ['Sure! Here is something warm. Enjoy it.', true, 'Here is something warm.'],
  ['Of course! Let us beg', false, ''],
  ['Of course.', true, ''],
  ['Hey there! Sure thing! It rains, and so may the music.', true, 'It rains, and so may the music.'],
  ['¡Claro que sí! Aquí hay algo tranquilo.', true, 'Aquí hay algo tranquilo.'],
  ['Surely this rain will pass. Until then.', true, 'Surely this rain will pass.'],
  ['Hang in there! It gets lighter.', true, 'Hang in there!'],
  ['What a day that must have been! Rest now.', true, 'What a day that must have been!'],
  ['もちろん！静かな曲から始めましょう。どうぞ。', true, '静かな曲から始めましょう。'],
  [
    '**Rain** suits _this_ `evening`, and so does [soft piano](https://a.example/b).',
    true,
    'Rain suits this evening, and so does soft piano.',
  ],
  ['snake_case and 2 * 3 stay.', true, 'snake_case and 2 * 3 stay.'],
  ['  ', true, ''],
  ['A\u0000\u202Eb.', true, 'A b.'],
  ['Hidden\u{E0020}\u{E0041} no more.', true, 'Hidden no more.'],
  [`${'very '.repeat(200)}long.`, true, ''],
])('%j (whole: %s) becomes %j', (generated, complete, expected) => {
  expect(firstSentence(generated, complete)).toBe(expected);
});
