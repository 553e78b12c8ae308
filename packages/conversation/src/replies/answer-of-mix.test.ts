import type { ShownMix, ShownTrack } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { MixQuestion } from '../questions/mix-question.ts';
import { answerOfMix } from './answer-of-mix.ts';
import { writeReply } from './write-reply.ts';

const brief = newBrief('calm', null);
const tracks: ShownTrack[] = [
  {
    ...{
      id: '1',
      name: 'Fog Signal',
      artist: 'The Tidal Trio',
      durationMs: 187_000,
      year: 1961,
      explicit: false,
    },
    ...{
      reason: 'jazz, as you asked',
      facts: { genres: ['cool jazz', 'jazz'], languages: [] },
      factsFrom: 'tags',
    },
  },
  {
    ...{
      id: '2',
      name: 'Porch Light',
      artist: 'Lucille Pett',
      durationMs: 240_000,
      year: 2004,
      explicit: true,
    },
    ...{ reason: 'you kept it', facts: { genres: ['blues'], languages: ['english'] } },
  },
  {
    ...{
      id: '3',
      name: 'Meia-luz',
      artist: 'Lucille Pett',
      durationMs: 3_600_000,
      year: 1965,
      explicit: false,
    },
  },
];
const shown: ShownMix = { tracks };
/** As a page sends it that knows no more than names. */
const bare: ShownMix = { tracks: tracks.map(({ id, name, artist }) => ({ id, name, artist })) };

function answer(
  about: MixQuestion['about'],
  of: Partial<MixQuestion> = {},
  { mix = shown, has = [] as (boolean | null)[], wish = brief } = {},
): string {
  const question = { about, positions: [], trait: null, ...of };
  return answerOfMix(question, { shown: mix, has }, wish).text;
}

describe('what is asked of a mix is answered from it', () => {
  test.each([
    ['minutes', 'The mix lasts an hour and 7 minutes, in 3 songs.'],
    ['count', '3 songs, an hour and 7 minutes in all.'],
    ['artists', '2 artists: The Tidal Trio and Lucille Pett.'],
    ['countOfArtists', '2 artists, in 3 songs.'],
    ['titles', '“Fog Signal”, “Porch Light” and “Meia-luz”.'],
    ['years', 'From 1961 to 2004.'],
    ['left', '3 songs, an hour and 7 minutes in all. Cool jazz and blues.'],
    ['genres', 'Cool jazz (1 of 3) and blues (1).'],
    ['languages', 'English (1 of 3).'],
    ['instruments', 'That is not written down for these songs.'],
    ['explicit', 'One of 3 songs is marked explicit: “Porch Light”.'],
  ] as const)('%s', (about, text) => {
    expect(answer(about)).toBe(text);
  });

  test.each([
    ['title', 'Number 2 is “Porch Light” by Lucille Pett.'],
    ['artist', '“Porch Light” is by Lucille Pett.'],
    ['year', '“Porch Light” is from 2004.'],
    ['length', '“Porch Light” lasts 4:00.'],
    ['reason', '“Porch Light” by Lucille Pett: you kept it.'],
    ['genres', 'Blues.'],
    ['explicit', '“Porch Light” is marked explicit.'],
  ] as const)('the %s of the second one', (about, text) => {
    expect(answer(about, { positions: [2] })).toBe(text);
  });

  test.each([
    ['minutes', [], 'How long these 3 songs last I do not know.'],
    ['count', [], '3 songs.'],
    ['years', [], 'When these came out is not known here.'],
    ['left', [], '3 songs.'],
    ['explicit', [], 'The music service does not say which of them are explicit.'],
    ['year', [2], 'When “Porch Light” came out is not known here.'],
    ['length', [2], 'How long “Porch Light” is I do not know.'],
    ['reason', [2], 'Why “Porch Light” by Lucille Pett was chosen is not kept here.'],
    ['explicit', [2], 'Whether “Porch Light” is explicit, the music service does not say.'],
  ] as const)('of %s it is said where it is not known', (about, positions, text) => {
    expect(answer(about, { positions }, { mix: bare })).toBe(text);
  });

  test('what is left is counted from what plays', () => {
    expect(answer('left', {}, { mix: { ...shown, at: 1 } })).toBe(
      '2 songs after “Fog Signal”, an hour and 4 minutes in all.',
    );
    expect(answer('left', {}, { mix: { ...shown, at: 3 } })).toBe('“Meia-luz” is the last one.');
  });

  test('a place beyond the last says that nothing stands there', () => {
    expect(answer('title', { positions: [4] })).toBe('Nothing follows: the mix has 3 songs.');
  });
});

describe('whether something is in a mix', () => {
  const piano = { trait: { kind: 'instrument', value: 'piano' } as const };

  test.each([
    [[true, false, false], 'One of 3 songs: “Fog Signal”.'],
    [[true, true, true], 'All 3 songs.'],
    [[false, false, false], 'None of the 3 songs.'],
    [[false, false, null], 'None that I know of. Of one nobody has written it down.'],
    [[true, false, null], 'One of 3 songs: “Fog Signal”. Of one nobody has written it down.'],
    [[null, null, null], 'Nobody has written that down for these songs, so I cannot say.'],
  ])('%j: %s', (has, text) => {
    expect(answer('having', piano, { has })).toBe(text);
  });

  test('of one track it is told alone', () => {
    const of = { ...piano, positions: [2] };
    expect(answer('having', of, { has: [true, false, true] })).toBe(
      'No, not as far as is known: “Porch Light” by Lucille Pett is blues from 2004.',
    );
    expect(answer('having', of, { has: [false, true, false] })).toBe(
      'Yes, “Porch Light”, as far as is known.',
    );
    expect(answer('having', of, { has: [false, null, false] })).toBe(
      'That is not written down for “Porch Light”.',
    );
  });

  test('why it is not there is told as the receipt of the mix tells it', () => {
    const samba = { kind: 'genre', value: 'samba', matched: 'samba' } as const;
    const lack = (mix: ShownMix, wish = brief, has: (boolean | null)[] = [false, false, false]) =>
      answer('lacking', { trait: { kind: samba.kind, value: samba.value } }, { mix, wish, has });
    const wanted = { ...brief, wanted: [samba] };
    const relaxed = [{ what: 'samba', why: 'no song here has it' }];
    expect(lack({ ...shown, relaxed }, wanted)).toBe(
      'I looked for samba, and the mix could not hold it: no song here has it.',
    );
    expect(lack(shown, wanted)).toBe('I looked for samba, and none of these 3 songs is known to have it.');
    expect(lack(shown, { ...brief, avoided: [samba] })).toBe(
      'You asked for no samba. Say “samba is fine”, and it may come again.',
    );
    expect(lack(shown)).toBe('You have not asked for samba so far. Say “samba, please”, and I look for it.');
    expect(lack({ ...shown, relaxed }, wanted, [true, false, false])).toBe(
      'One of 3 songs: “Fog Signal”. No more of it: no song here has it.',
    );
  });
});

test('a reply is the answer, and is given as often as it is asked for', () => {
  const ofMix = { about: 'count', positions: [], trait: null } as const;
  const reading = { intent: 'question' as const, language: 'en', brief, changes: [], edits: [], ofMix };
  const turn = { text: 'how many songs?', reading, before: brief, mix: { shown, has: [] } };
  const said = writeReply({ ...turn, replyIds: [] });
  expect(said?.text).toBe('3 songs, an hour and 7 minutes in all.');
  expect(writeReply({ ...turn, replyIds: [said?.id ?? ''] })).toEqual(said);
});

test('every answer is at most two sentences', () => {
  const abouts = ['minutes', 'count', 'artists', 'titles', 'years', 'left', 'genres', 'explicit'] as const;
  for (const about of abouts) {
    for (const mix of [shown, bare, { tracks: [...tracks, ...bare.tracks], at: 2 }])
      expect(answer(about, {}, { mix }).split(/[.!?] /).length).toBeLessThanOrEqual(2);
  }
});
