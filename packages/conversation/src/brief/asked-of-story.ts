import type { Intent, Mood, Situation } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { tellsWhere } from '../parts/constraints/tells-where.ts';
import type { Parts } from '../parts/read-parts.ts';

interface Story {
  intent: Intent;
  situation: Situation | null;
  mood: Mood;
}

const wishing = /\b(?:please|pls|give|play|music|songs?|tunes?|something|anything|want|need)\b/i;
const feeling = /^(?:feel|feels|feeling|felt)$/;
/** "I feel like thief" is like nobody's music. */
const isFelt = (message: Message, from: number): boolean =>
  [2, 3].some((back) => feeling.test(wordAt(message, from - back)));

/** "Forty-one animals" are no band. */
const counting =
  /^(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|one)$/;
const isCounted = (message: Message, from: number): boolean => counting.test(wordAt(message, from - 1));

/** "My heart goes very fast" is no tempo of music. */
const beats = (message: Message, from: number): boolean =>
  [1, 2, 3, 4].some((back) => wordAt(message, from - back) === 'heart');

/** In words and marks: what is longer is no list of names. */
const mostInList = 12;
/** For these one is glad. */
const festive = new Set([
  'party',
  'dancing',
  'festival',
  'barbecue',
  'celebration',
  'birthday',
  'clubbing',
  'picnic',
]);

/**
 * What is asked of the music in a message that tells a story: its places and people are no keywords and no artists, "the town of Recife", "I feel
 * like a thief", and who was not invited to the party wants no music for one.
 */
export function askedOfStory(message: Message, parts: Parts, { intent, situation, mood }: Story): Parts {
  const tells = intent === 'mood';
  const isUnasked = tells && mood === 'sad' && !wishing.test(message.text);
  const isStory = tells && message.words.length > mostInList;
  return {
    ...parts,
    // In what somebody tells "toddy shop music going far" is not asked for.
    keywords: parts.keywords.filter(({ isLed }) => !tells || isLed === true),
    constraints: parts.constraints.filter(
      (one) =>
        !(one.kind === 'tempo' && beats(message, one.from)) &&
        !(isUnasked && one.operation === 'want' && festive.has(one.value)) &&
        (mood === 'focus' || !tellsWhere(message, one, intent, situation)),
    ),
    artists: isStory
      ? {
          ...parts.artists,
          like: parts.artists.like.filter(
            (one) =>
              !isCounted(message, one.from) &&
              (one.isKnown === true || (one.isLed === true && !isFelt(message, one.from))),
          ),
        }
      : parts.artists,
  };
}
