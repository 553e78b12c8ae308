import { messageMaxUnits } from '@attune/contract';
import { readLikelyTopics, readToneShares } from '../topic/read-topic.ts';
import { topicClasses } from '../topic/topics.ts';
import { type DistressLanguage, distressLanguages } from './distress-language.ts';
import { readWords, type Word } from './matching/read-words.ts';
import { withoutQuotes } from './quoted-words.ts';
import { areRequests, withoutRequests } from './request-clauses.ts';
import { signs } from './signs/signs.ts';
import {
  type Features,
  joinFeatures,
  leastTopic,
  signFeatures,
  textFeatures,
  topicFeatures,
} from './trained/message-features.ts';
import { createSignReader, ofDanger, type SignReader, type Weighed } from './weigh-signs.ts';

/** A message as it reads in one language. */
export interface Reading {
  language: DistressLanguage;
  heardBy: HeardBy;
  features: Features;
  /** What the model of topics says of it; nothing in other languages than English, which it does not know. */
  topics: Features;
}

/** All that speaks for danger or against it, by the weights of the reading's language. */
export function allFeatures({ features, topics }: Reading): Features {
  const all: Features = new Map(features);
  for (const [bucket, value] of topics) all.set(bucket, (all.get(bucket) ?? 0) + value);
  return all;
}

export const readDistressFeatures = (message: string): Reading[] => featuresOf(wordsOf(message));

/** The same of what stands beside the music it orders, which would hide it; nothing where it orders none, or nothing else. */
export function featuresBesideRequests(words: readonly Word[]): Reading[] {
  const others = withoutRequests(words);
  return others === null ? [] : featuresOf(others);
}

/** Whether a message only orders music, by words that no sign of danger is among: "play Clair de Lune, please". */
export function onlyOrdersMusic(words: readonly Word[]): boolean {
  if (!areRequests(words)) return false;
  return [...readers().values()].every((reader) => {
    const { signs: found, themes } = reader.weigh(words);
    return found.size === 0 && [...themes].every((theme) => !ofDanger.has(theme));
  });
}

/** What there is of danger in a message, by itself and known beforehand: a sign, a theme, or neither. */
export type HeardBy = 'sign' | 'theme' | 'words';

function heardBy({ signs: found, themes }: Weighed): HeardBy {
  if ([...found].some((sign) => !isHarmless(sign))) return 'sign';
  return [...themes].some((theme) => ofDanger.has(theme)) ? 'theme' : 'words';
}

/** A sign stands with its kind before it. */
const isHarmless = (sign: string) => sign.startsWith('innocent ') || sign.startsWith('joking ');

/** The words of a message, as its danger is read from. */
export function wordsOf(message: string): Word[] {
  return withoutQuotes(readWords(message.slice(0, messageMaxUnits)));
}

/**
 * The words of a message as features for the trained model, in the language that has most of its common words; in several where they
 * share the most. Single words mean something else in any other.
 */
export function featuresOf(words: readonly Word[]): Reading[] {
  const languages = [...readers()].map(([language, reader]) => ({
    language,
    reader,
    commonWords: reader.commonWordsIn(words),
  }));
  const most = Math.max(...languages.map(({ commonWords }) => commonWords));
  const text = textFeatures(words);
  return languages
    .filter(({ commonWords }) => commonWords === most)
    .map(({ language, reader }) => {
      const weighed = reader.weigh(words);
      return {
        language,
        heardBy: heardBy(weighed),
        features: joinFeatures(text, signFeatures(weighed)),
        topics: language === 'en' ? topicsOf(words) : new Map(),
      };
    });
}

function topicsOf(words: readonly Word[]): Features {
  const text = words.map((word) => word.text).join(' ');
  return topicFeatures(readLikelyTopics(text, topicClasses.length, leastTopic), readToneShares(text));
}

let made: ReadonlyMap<DistressLanguage, SignReader> | null = null;

/** Made with the first message, then kept: they never change. */
function readers(): ReadonlyMap<DistressLanguage, SignReader> {
  made ??= new Map(distressLanguages.map((language) => [language, createSignReader(signs[language])]));
  return made;
}
