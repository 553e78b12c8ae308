import type { Mood, Situation } from '@attune/contract';
import { dayParticulars } from './days.ts';
import { doingParticulars } from './doing.ts';
import { hurtingParticulars } from './hurting.ts';
import { joyParticulars } from './joys.ts';
import type { Particular } from './particular.ts';
import { troubleParticulars } from './troubles.ts';

export const particulars: readonly Particular[] = [
  ...hurtingParticulars,
  ...troubleParticulars,
  ...joyParticulars,
  ...doingParticulars,
  ...dayParticulars,
];

/** Words with a space on either side, so that "son" is not found in "song"; an emoji is a word of its own. */
function padded(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ');
  return ` ${words} `;
}

/** What is said of something particular in a message, with the name of the list; the first that fits. */
export function findParticular(
  text: string,
  situation: Situation | null,
  mood: Mood,
): { name: string; texts: readonly string[] } | null {
  const words = padded(text);
  const at = particulars.findIndex(
    (one) =>
      one.situation === situation &&
      one.moods.includes(mood) &&
      one.cues.some((cue) => words.includes(` ${cue} `)),
  );
  const found = particulars[at];
  return found === undefined ? null : { name: `p${at}`, texts: found.texts };
}
