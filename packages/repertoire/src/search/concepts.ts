import {
  broaderThan,
  canonicalName,
  type VocabularyEntry,
  type VocabularyKind,
  vocabulary,
} from '@attune/vocabulary';
import { eraWords } from '../facet-words.ts';
import { activities, eras, instruments, moods } from '../facets.ts';
import { genreProfiles, genres } from '../genres.ts';
import { nearestGenres } from './nearest-genres.ts';
import { activityWords, instrumentWords, moodSynonyms, soundWords } from './synonyms.ts';
import { slipsAllowed, slipsBetween, wordsOf } from './words.ts';

export type ConceptKind = 'mood' | 'genre' | 'era' | 'activity' | 'instrument' | 'sound';

/** Something the catalogue knows of every track. `anyOf` are the facet words that meet it. */
export interface Concept {
  kind: ConceptKind;
  anyOf: readonly string[];
  /** Of what the catalogue has nothing of: facet words that do for a listener who wants it. */
  standIns?: readonly string[];
  /** Facet words that a listener who avoids the concept means as well. */
  alsoAvoids?: readonly string[];
}

const spellingsOf = (entries: readonly VocabularyEntry[]) =>
  new Map(
    entries
      .filter(({ onlyAvoided }) => !onlyAvoided)
      .flatMap(({ terms }) => terms.map((term) => [term, terms] as const)),
  );
const spellings = new Map(Object.entries(vocabulary).map(([kind, entries]) => [kind, spellingsOf(entries)]));

/** A name of the vocabulary with all its spellings; any other word alone. */
const spelled = (words: readonly string[], ...kinds: VocabularyKind[]): string[] =>
  words.flatMap((word) => [word, ...kinds.flatMap((kind) => spellings.get(kind)?.get(word) ?? [])]);

const decades: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({ oldies: [1960, 1970], recent: [2010, 2020] }),
);
const erasOf = (value: string) => decades.get(value) ?? eras.filter((era) => `${era}s` === value);

/** `guitar` for every guitar, `drum` for both kinds of kit: last words that several instruments' names share. */
function instrumentFamilies(): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const instrument of instruments) {
    const family = instrument.split(' ').at(-1) ?? instrument;
    families.set(family, [...(families.get(family) ?? []), instrument]);
  }
  return new Map([...families].filter(([, members]) => members.length > 1));
}

/** Instruments that are a kind of these, in the sense of the vocabulary: a fiddle is strings, and timpani are drums. */
function kindsOf(named: readonly string[]): string[] {
  const names = named.map((name) => canonicalName('instrument', name));
  return instruments.filter((instrument) =>
    broaderThan('instrument', canonicalName('instrument', instrument)).some((name) => names.includes(name)),
  );
}

/** Horns and trumpets for a french horn, which is of the brass. Nothing for a drum: drums are nearly everywhere. */
function instrumentsLike(value: string): string[] {
  const broader = broaderThan('instrument', value).filter((name) => name !== 'drums');
  const called = instruments.filter((one) => broader.includes(canonicalName('instrument', one)));
  return [...called, ...kindsOf(broader)];
}

/** Every expression that means a concept, keyed by its words joined with spaces. */
function buildLexicon(): Map<string, Concept> {
  const lexicon = new Map<string, Concept>();
  const learn = (kind: ConceptKind, expressions: readonly string[], anyOf: readonly string[]) => {
    for (const expression of expressions) {
      const key = wordsOf(expression).join(' ');
      const known = lexicon.get(key);
      // Two genres may share a nickname (`rock`); a word of an earlier kind keeps its meaning (`classical guitar`).
      if (!known) lexicon.set(key, { kind, anyOf });
      else if (known.kind === kind)
        lexicon.set(key, { kind, anyOf: [...new Set([...known.anyOf, ...anyOf])] });
    }
  };
  for (const mood of moods) learn('mood', [mood, ...moodSynonyms[mood]], [mood]);
  for (const genre of genres) learn('genre', [genre], [genre]);
  for (const [sound, words] of Object.entries(soundWords))
    learn('sound', [sound, ...spelled(words, 'tempo', 'genre')], [sound]);
  for (const word of ['instrumental', 'choir']) learn('sound', spelled([word], 'vocals'), [word]);
  for (const genre of genres) {
    const { standsFor } = genreProfiles[genre];
    learn('genre', spelled([genre, ...standsFor], 'genre'), [genre]);
  }
  for (const era of eras) learn('era', [String(era), ...eraWords(era)], [`${era}s`]);
  for (const { value, terms } of vocabulary.era)
    if (erasOf(value).length > 0)
      learn(
        'era',
        terms,
        erasOf(value).map((era) => `${era}s`),
      );
  for (const activity of activities)
    learn('activity', [activity, ...spelled(activityWords[activity], 'activity', 'scene')], [activity]);
  for (const [family, members] of instrumentFamilies()) learn('instrument', [family], members);
  const names = new Set<string>(instruments);
  for (const instrument of instruments) {
    const words = spelled([instrument, ...(instrumentWords[instrument] ?? [])], 'instrument');
    // A spelling that names another instrument of the catalogue means that one.
    learn(
      'instrument',
      words.filter((word) => word === instrument || !names.has(word)),
      [instrument],
    );
  }
  const refine = (word: string, more: Partial<Concept>) => {
    const concept = lexicon.get(word);
    if (concept) lexicon.set(word, { ...concept, ...more });
  };
  for (const [word, { kind, anyOf }] of lexicon) {
    const kinds = kind === 'instrument' ? kindsOf(anyOf).filter((name) => !anyOf.includes(name)) : [];
    if (kinds.length > 0) refine(word, { alsoAvoids: kinds });
  }
  // A broken beat is played on drums, too; who wants no hip-hop wants nobody rapping elsewhere.
  refine('drum', { alsoAvoids: [...kindsOf(['drums']), 'breakbeat'] });
  for (const word of ['hip hop', 'hiphop']) refine(word, { alsoAvoids: ['rap'] });
  // A fiddle is a violin. The other way round a listener means the style of playing.
  refine('violin', { anyOf: ['violin', 'fiddle'] });
  return lexicon;
}

const lexicon = buildLexicon();
const singleWords = [...lexicon.keys()].filter((key) => !key.includes(' ')).sort();

/**
 * All other spellings of genres and instruments that mean nothing else. What the catalogue has nothing of is read as a whole
 * (`singing bowls` are no singing), with what stands in for it.
 */
function learnTheRest(): void {
  for (const kind of ['genre', 'instrument'] as const)
    for (const { value, terms, ambiguous, onlyAvoided } of vocabulary[kind]) {
      if (onlyAvoided) continue;
      const known = lexicon.get(wordsOf(value).join(' '));
      const standIns = kind === 'genre' ? nearestGenres(value) : instrumentsLike(value);
      const notHere = { kind, anyOf: [value], standIns };
      for (const term of terms.filter((one) => one === value || !ambiguous.includes(one))) {
        const key = wordsOf(term).join(' ');
        if (!lexicon.has(key)) lexicon.set(key, known?.kind === kind ? known : notHere);
      }
    }
}
learnTheRest();
const longestExpression = Math.max(...[...lexicon.keys()].map((key) => key.split(' ').length));

export function conceptOf(text: string): Concept | undefined {
  return lexicon.get(wordsOf(text).join(' '));
}

/** The longest expression that starts at `from`, and how many words it takes. */
export function conceptAt(
  words: readonly string[],
  from: number,
): { concept: Concept; length: number } | undefined {
  for (let length = Math.min(longestExpression, words.length - from); length > 0; length -= 1) {
    const concept = lexicon.get(words.slice(from, from + length).join(' '));
    if (concept) return { concept, length };
  }
  return undefined;
}

/** What a misspelt word means: the nearest expression that starts with the same letter, if one is near enough. */
export function misspeltConcept(word: string): Concept | undefined {
  let best = slipsAllowed(word) + 1;
  let meant: string | undefined;
  for (const candidate of singleWords) {
    if (candidate[0] !== word[0] || /\d/.test(candidate) || candidate.length < 4) continue;
    const slips = slipsBetween(word, candidate, best);
    if (slips < best) {
      best = slips;
      meant = candidate;
    }
  }
  return meant === undefined ? undefined : lexicon.get(meant);
}
