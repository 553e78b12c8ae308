/* Apart from the schemas, which a first screen does without. */

/** The longest message a listener may send, in Unicode code points. */
export const messageMaxCodePoints = 2000;
/** The same for who counts in UTF-16 units, as strings do: no code point takes more than two. */
export const messageMaxUnits = 2 * messageMaxCodePoints;

export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
