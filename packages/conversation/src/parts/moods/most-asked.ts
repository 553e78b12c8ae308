import type { Mood } from '@attune/contract';
import { movingWords } from '../moves/moving-words.ts';

const most =
  /\b(?:(?<one>[a-z]{2,12})est|most (?<other>[a-z]{3,14})) (?:(?:and|, ?) ?[a-z]{2,12}est |(?:rock|pop|piano|love|dance|party|folk|soul) ){0,2}(?:songs?|music|tunes?|tracks?|stuff|playlist|ones?|things?)\b/i;

/** "The saddest songs you've got", "the most relaxing music please": the mood of what is to be so as far as it goes. */
export function mostAsked(text: string): { mood: Mood; words: string } | null {
  const found = most.exec(text.slice(0, mostRead));
  const { one, other } = found?.groups ?? {};
  const direction =
    one === undefined
      ? movingWords.adjectives.get(other?.toLowerCase() ?? '')
      : movingWords.comparatives.get(`${one.toLowerCase()}er`);
  const mood = direction?.mood ?? null;
  return found === null || mood === null ? null : { mood, words: found[0] };
}
/** In characters. */
const mostRead = 240;
