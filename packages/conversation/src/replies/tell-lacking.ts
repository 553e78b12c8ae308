import { isOfSongs } from '@attune/vocabulary';
import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { type MissingWish, missingOf, tellMissing } from './tell-missing.ts';

const wishing: ReadonlySet<string> = new Set(['mood', 'request', 'refine', 'again']);

const fields: ReadonlySet<string> = new Set(['wanted', 'like', 'avoided', 'situation', 'length']);
/** What songs tell, and what they are called. */
const telling =
  /\b(?:about|called|titled|named|mention(?:s|ing)?|speaks? of|tells? of|sings? (?:of|about)|in the title|the words?)\b[^.!?]{0,30}$/i;
const songOf = /^ {0,2}(?:songs?|ones?|tunes?)\b/i;

/**
 * A word of a wish that no title has is told of where songs about it were asked for, or where it is all that was heard. "Music of
 * courage" asks for no title, and whoever gets music for their day misses none.
 */
function worthTelling({ text, reading }: Pick<AnsweredTurn, 'text' | 'reading'>) {
  return (one: MissingWish): MissingWish[] => {
    const { kind, value, isUnknown } = one;
    if (kind !== 'keyword' || !isUnknown || isOfSongs(value)) return [one];
    const at = text.toLowerCase().indexOf(value.toLowerCase());
    const isAbout =
      at >= 0 &&
      (telling.test(text.slice(Math.max(0, at - 60), at)) ||
        (songOf.test(text.slice(at + value.length)) && isThing.test(text.slice(Math.max(0, at - 20), at))));
    if (isAbout) return [{ ...one, value: `about ${value}` }];
    const isMet = reading.changes.some(
      ({ field, ...change }) => fields.has(field) && !('value' in change && change.value === value),
    );
    return isMet || reading.brief?.situation != null ? [] : [one];
  };
}

/** "A frog song", "the truck one". */
const isThing = /\b(?:an?|the|any|some) {0,2}$/i;

/** Says plainly what a message asks for and is not there, and what comes in its place; `null` where nothing it asks for is missing. */
export function tellLacking({ text, reading, replyIds, missing = [] }: AnsweredTurn): Choice | null {
  if (!wishing.has(reading.intent)) return null;
  const asked = reading.changes
    .flatMap((change) => missingOf(change, missing) ?? [])
    .flatMap(worthTelling({ text, reading }));
  // Of two who are asked for alone both are counted, whoever came last.
  if (asked.some(({ held }) => held !== undefined))
    asked.unshift(...missing.filter((one) => one.held !== undefined && !asked.includes(one)));
  const had = new Set(replyIds.flatMap((id) => id.split('+')));
  // It is to be known each time, so that it is said once more where all has been said.
  return tellMissing(
    asked,
    (group, texts) => choose(group, texts, text, had) ?? choose(group, texts, text, new Set()),
  );
}
