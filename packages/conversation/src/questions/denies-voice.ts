import type { Brief, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import { songsNamed } from './songs-named.ts';

const women = '(?:woman|women|lady|girl|female|singer)';
const men = '(?:man|men|bloke|guy|fella|lad|boy|male|gentleman)';
const noWoman = new RegExp(
  `^§ (?:is|are) (?:(?:not|no|never|hardly) (?:a |an )?${women}|(?:a |clearly a |definitely a )${men})$|^§ isnt (?:a |an )?${women}$`,
);
const noMan = new RegExp(
  `^§ (?:is|are) (?:(?:not|no|never) (?:a |an )?${men}|(?:a |clearly a )${women})$|^§ isnt (?:a |an )?${men}$`,
);

/** "Percy is not a woman", where women's voices were wished for: who sings is not written down, and the listener hears it. */
export function deniesVoice(
  message: Message,
  parts: Parts,
  around: { brief: Brief | null; mix: ShownMix },
): AskedAside | null {
  const wanted = around.brief?.wanted.find(
    ({ value }) => value === 'female vocals' || value === 'male vocals',
  );
  if (wanted === undefined) return null;
  const denied = wanted.value === 'female vocals' ? noWoman : noMan;
  for (const sentence of sentencesOf(message)) {
    const named = songsNamed(message, parts, sentence, around);
    if (named === null || named.positions.length === 0) continue;
    const words = Array.from({ length: sentence.to - sentence.from }, (_, at) => sentence.from + at).flatMap(
      (at) =>
        at >= named.from && at < named.to ? (at === named.from ? ['§'] : []) : wordAt(message, at) || [],
    );
    if (!denied.test(words.join(' ').replace(/^(?:but|and|so|the) /, ''))) continue;
    return {
      question: {
        about: 'voiceDenied',
        positions: named.positions,
        trait: { kind: 'vocals', value: wanted.value },
      },
      taken: [sentence],
      instead: `drop number ${named.positions.join(' and number ')}`,
    };
  }
  return null;
}
