import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankedOpenings } from './choose-opening.ts';
import {
  type OpeningCandidate,
  type OpeningKind,
  openingCandidates,
  openingKinds,
} from './opening-candidates.ts';
import { type OpeningModel, weighOpening } from './opening-model.ts';
import type { Told } from './told.ts';

const told = (text: string, more: Partial<Told> = {}): Told => ({
  text,
  mood: 'calm',
  isFelt: false,
  asks: false,
  situation: null,
  ...more,
});
const kindsOf = (some: readonly OpeningCandidate[]) => new Set(some.map(({ kind }) => kind));

/** A model for which every sentence of these kinds fits, and every other is wrong. */
const liking = (...liked: readonly string[]): OpeningModel =>
  Object.fromEntries<OpeningModel[OpeningKind]>(
    openingKinds.map((kind) => [
      kind,
      { fits: { one: liked.includes(kind) ? 9 : -9 }, wrong: { one: liked.includes(kind) ? -9 : 9 } },
    ]),
  ) as OpeningModel;

const wedding = told('my daughter got married on saturday and the whole village danced', {
  mood: 'happy',
  isFelt: true,
});
const loss = told('my wife died on sunday', { mood: 'sad', isFelt: true, situation: 'grief' });

describe('of what could be answered first', () => {
  test('comes first what readers would find fitting', () => {
    const passed = told('I finally passed my driving test', { mood: 'happy', isFelt: true });
    expect(rankedOpenings(passed, liking('glad'))[0]?.kind).toBe('glad');
    const tired = told('I am so tired tonight', { mood: 'calm' });
    expect(rankedOpenings(tired, liking('open'))[0]?.kind).toBe('open');
  });

  test('nothing is cheered where a marriage has ended', () => {
    const text =
      'Wife says the marriage is finished, 19 years. She took the cat also. I am in the garage with beer.';
    const said = rankedOpenings(told(text, { situation: 'heartbreak' }));
    expect(said.map(({ about }) => about)).not.toContain('built-it');
  });

  test.each([
    ['so done with people', 'exam-behind', {}],
    ['missing my mum', 'homesick', { mood: 'sad', isFelt: true }],
    ['Lost £400 on the slots tonight.', 'match-lost', { mood: 'sad', isFelt: true }],
  ] as const)('of what no word tells nothing is claimed: %s', (text, topic, more) => {
    expect(rankedOpenings(told(text, more)).map(({ about }) => about)).not.toContain(topic);
  });

  test('what is named beyond doubt is spoken of, though a trouble or an anger stands beside it', () => {
    const drill = told("My neighbour's been drilling since seven in the morning.", { mood: 'energetic' });
    expect(rankedOpenings(drill)[0]?.about).toBe('neighbour-trouble');
    const sleepless = told("I've to get up at five tomorrow, lost my book, and I'm wide awake at 3am.");
    expect(rankedOpenings(sleepless)[0]?.about).toBe('awake-at-night');
  });

  test('a wedding of somebody else is not read out', () => {
    const said = kindsOf(rankedOpenings(wedding, liking('glad', 'open')));
    expect(said.has('glad') || said.has('open')).toBe(false);
  });

  test('a sentence that is likelier wrong than fitting stands behind one that claims nothing', () => {
    const [first] = rankedOpenings(wedding, liking('plain'));
    expect(first?.kind).toBe('plain');
  });

  test('nobody is consoled for what is glad as a whole, nor for what turned out well', () => {
    expect(kindsOf(rankedOpenings(wedding, liking('hurts'))).has('hurts')).toBe(false);
    const relieved = told('lost my keys, found them in the fridge', { mood: 'sad', isFelt: true });
    expect(kindsOf(rankedOpenings(relieved, liking('hurts'))).has('hurts')).toBe(false);
  });

  test('nothing is rejoiced in that hurts as a whole, or is told sadly', () => {
    const sad = { ...wedding, mood: 'sad' } as const;
    expect(kindsOf(rankedOpenings(sad, liking('glad'))).has('glad')).toBe(false);
    const hurt = told('my boyfriend left me for my best friend', { mood: 'happy' });
    expect(kindsOf(rankedOpenings(hurt, liking('glad'))).has('glad')).toBe(false);
  });

  test('a blow is not passed over for what stands beside it', () => {
    const text = 'I bought new curtains for the kitchen. Then the hospital: cancer, 4 months';
    const said = rankedOpenings(told(text, { mood: 'sad' }), liking('open', 'glad'));
    expect(said.filter(({ about }) => about.includes('curtains'))).toEqual([]);
  });

  test('nor is what hurts most passed over by what ships', () => {
    const [first] = rankedOpenings(
      told('my sister moved to Leeds. why did she die so young', { mood: 'sad' }),
    );
    expect(first?.about).not.toContain('Leeds');
  });

  test('no tone is put on what hardly has one', () => {
    const dropped = told(
      'Dropped a whole tray of eclairs face down in front of the Saturday queue. One man clapped.',
      { mood: 'happy' },
    );
    const said = rankedOpenings(dropped, liking('glad', 'hurts'));
    expect(said.filter(({ kind, about }) => kind !== 'open' && about.includes('eclairs'))).toEqual([]);
  });

  test('a few words of many are said back where they are what happened alone', () => {
    const said = (text: string) => rankedOpenings(told(text), liking('open')).map(({ about }) => about);
    expect(said('Mrs Halloran held my hand for an hour and I let her')).not.toContain('you let her');
    expect(said('the man at the till was so kind today. I cried')).toContain('you cried');
    expect(said('I laughed')).toContain('you laughed');
  });

  test('what had to be done is no joy by itself', () => {
    const duty = told('had to take out the bins before the party, so happy', { mood: 'happy', isFelt: true });
    const said = rankedOpenings(duty, liking('glad'));
    expect(said.filter(({ kind, about }) => kind === 'glad' && about.includes('had to'))).toEqual([]);
  });

  test('a death is answered in words written for one, and not by saying it back', () => {
    expect([...kindsOf(rankedOpenings(loss, liking('hurts', 'open', 'plain')))].sort()).toEqual([
      'situation',
      'topic',
    ]);
  });

  test('the mood is spoken of only where it is told surely and nothing else can be said back', () => {
    const cheer = told('champagne!!', { mood: 'happy', isFelt: true });
    expect(kindsOf(rankedOpenings(cheer)).has('mood')).toBe(true);
    expect(kindsOf(rankedOpenings({ ...cheer, isFelt: false })).has('mood')).toBe(false);
    expect(kindsOf(rankedOpenings({ ...cheer, asks: true })).has('mood')).toBe(false);
    expect(kindsOf(rankedOpenings(wedding)).has('mood')).toBe(false);
  });

  test('a topic of the listener is not spoken of where it is another one’s', () => {
    const topics = (text: string) =>
      rankedOpenings(told(text, { mood: 'happy' })).flatMap(({ kind, about }) =>
        kind === 'topic' ? [about] : [],
      );
    expect(topics('i passed my driving test')).toContain('exam-passed');
    expect(topics('my brother passed his driving test')).not.toContain('exam-passed');
  });
});

test('whatever is typed, there is a sentence that claims nothing, and all odds are shares', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const candidates = openingCandidates(told(text));
      expect(candidates.at(-1)?.kind).toBe('plain');
      for (const one of candidates) {
        const { fits, wrong } = weighOpening(one);
        expect(fits >= 0 && fits <= 1 && wrong >= 0 && wrong <= 1).toBe(true);
      }
    }),
  );
});
