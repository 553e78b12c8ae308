import type { ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';

/** Before a name: said or asked of somebody who is not there, and no wish that they stay away. */
const missing =
  /(?:^| )(?:(?:i|we) (?:still )?(?:see|hear|find|notice|spot|get|got|had) (?:absolutely )?no|(?:is|are|was) there (?:really |still )?no|there (?:is|are|was) (?:still )?no|(?:you|they) (?:still )?(?:have|had|got|have got|put|gave me|play|played) no|(?:have|has|did) (?:you|it) (?:really )?(?:got )?no|(?:why|how come)(?: is there| are there)? (?:still )?no|not a single|not one|no sign of(?: any)?|(?:i|we) (?:dont|do not|cant|can not|didnt) (?:see|hear|find|get)(?: any| a single)?|(?:there is|there was|you have|it has) nothing (?:by|from|of))$/;

const mostBefore = 7;

/** "I see no Henrik Solvay. Is it impossible?": whoever is missed is not turned down. */
export function missesArtist(message: Message, parts: Parts, { tracks }: ShownMix): AskedAside | null {
  for (const { name, from } of namedIn(parts, tracks)) {
    const before = ` ${wordsBefore(message, from)}`;
    // "She is leaving if there is no Beatles" is told.
    if (!missing.test(before) || /\b(?:if|unless|because|since|when) /.test(before)) continue;
    const sentences = sentencesOf(message);
    const own = sentences.find((one) => one.from <= from && from < one.to);
    if (own === undefined) continue;
    const isThere = tracks.some(({ artist }) => artist.toLowerCase().includes(name.toLowerCase()));
    return {
      question: {
        about: isThere ? 'ofArtist' : 'unknownName',
        positions: [],
        trait: null,
        name,
        isSaid: true,
      },
      taken: sentences.filter((one) => one === own || one.isMarked),
    };
  }
  return null;
}

/** Artists that a message turns down, as far as its words go, and those of the mix. */
function namedIn(
  { artists, positions }: Parts,
  tracks: ShownMix['tracks'],
): Array<{ name: string; from: number }> {
  const ofMix = positions.flatMap(({ ofArtist, positions: [first = 0], from }) =>
    ofArtist ? [{ name: tracks[first - 1]?.artist ?? '', from }] : [],
  );
  return [...artists.avoided.filter(({ soft }) => !soft), ...ofMix].filter(({ name }) => name !== '');
}

/** The words that lead to a name, with the "no" that may be counted to it. */
function wordsBefore(message: Message, from: number): string {
  const before: string[] = [];
  for (let at = from - 1; at >= 0 && before.length < mostBefore && wordAt(message, at) !== ''; at -= 1)
    before.unshift(wordAt(message, at));
  const first = wordAt(message, from);
  return [...before, ...(first === 'no' || first === 'any' ? [first] : [])].join(' ');
}
