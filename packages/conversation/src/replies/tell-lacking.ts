import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { missingOf, tellMissing } from './tell-missing.ts';

const wishing: ReadonlySet<string> = new Set(['mood', 'request', 'refine', 'again']);

/** Says plainly what a message asks for and is not there, and what comes in its place; `null` where nothing it asks for is missing. */
export function tellLacking({ text, reading, replyIds, missing = [] }: AnsweredTurn): Choice | null {
  if (!wishing.has(reading.intent)) return null;
  const asked = reading.changes.flatMap((change) => missingOf(change, missing) ?? []);
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
