import type { Mood, Situation } from '@attune/contract';
import { dayParticulars } from './days.ts';
import { doingParticulars } from './doing.ts';
import { hurtingParticulars } from './hurting.ts';
import { joyParticulars } from './joys.ts';
import type { Particular } from './particular.ts';
import { topicParticulars } from './topics.ts';
import { troubleParticulars } from './troubles.ts';

export const particulars: readonly Particular[] = [
  ...hurtingParticulars,
  ...troubleParticulars,
  ...joyParticulars,
  ...doingParticulars,
  ...dayParticulars,
  ...topicParticulars,
];

/** These tell of a thing, and of no mood. */
const neutral: ReadonlySet<Particular> = new Set(topicParticulars);

/** Words with a space on either side, so that "son" is not found in "song"; an emoji is a word of its own. */
function padded(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ');
  return ` ${words} `;
}

const denied = / (?:not|no|never|isnt|wasnt|dont|didnt|without|nothing|neither|nor)(?: \S+)? $/;

/** Somewhere, and not turned down there: "calm but not sleepy". */
function isSaid(words: string, cue: string): boolean {
  for (let at = words.indexOf(cue); at !== -1; at = words.indexOf(cue, at + 1))
    if (!denied.test(words.slice(Math.max(0, at - 24), at + 1))) return true;
  return false;
}

/** What is said of something particular in a message, with the name of the list; the first that fits. */
export function findParticular(
  text: string,
  situation: Situation | null,
  mood: Mood,
): { name: string; texts: readonly string[]; isNeutral: boolean } | null {
  const words = padded(text);
  const at = particulars.findIndex(
    (one) =>
      one.situation === situation &&
      one.moods.includes(mood) &&
      one.cues.some((cue) => isSaid(words, ` ${cue} `)),
  );
  const found = particulars[at];
  return found === undefined ? null : { name: `p${at}`, texts: found.texts, isNeutral: neutral.has(found) };
}
