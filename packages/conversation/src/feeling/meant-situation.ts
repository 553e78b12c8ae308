import type { Situation } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { onlyNamesMusic } from './only-names-music.ts';
import { meantSituation } from './situation-moods.ts';

/** The situation a message tells of, less what was found in words of music: a name of it, what songs may say, what music is for. */
export function situationMeant(
  message: Message,
  parts: Pick<Parts, 'explicit' | 'constraints' | 'artists'>,
  read: Situation | null,
): Situation | null {
  const situation = meantSituation(message.text, read);
  if (situation !== null && onlyNamesMusic(message, parts)) return null;
  switch (situation) {
    case 'cleaning':
      return isOfLyrics(parts) ? null : situation;
    case 'children around':
      return isOnlyNamed(message, parts.artists) ? null : situation;
    case 'loneliness':
      return isForDoingAlone(message.text) ? null : situation;
    default:
      return situation;
  }
}

/** "Keep it clean" is about the words of songs, and of no house, unless cleaning is named beside it. */
function isOfLyrics({ explicit, constraints }: Pick<Parts, 'explicit' | 'constraints'>): boolean {
  return /\bclean\b/i.test(explicit?.words ?? '') && !constraints.some(({ value }) => value === 'cleaning');
}

const children = new Set('kid kids child children baby babies boy boys girl girls teens'.split(' '));

/** "Stray Kids and Beach Boys please": the only children are those of a name. */
function isOnlyNamed(message: Message, { like, avoided }: Parts['artists']): boolean {
  const names = [...like, ...avoided];
  const isNamed = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const told = message.words.flatMap((_, at) => (children.has(wordAt(message, at)) ? [at] : []));
  return told.length > 0 && told.every(isNamed);
}

const forDoingAlone =
  /\b(?:songs?|music|stuff|something|playlist|tunes|mix|tracks?) (?:for|to|while|when) [^.!?\n]{0,60}\b(?:by myself|on my own|alone|solo)\b/i;
const missing = /\b(?:lonely|loneliness|lonesome|nobody|no one|no-one|miss|missing|feel|feeling|cry|sad)\b/i;

/** "Stuff for skating around by myself" is no complaint. */
const isForDoingAlone = (text: string): boolean => forDoingAlone.test(text) && !missing.test(text);
