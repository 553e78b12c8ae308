import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import type { Pick } from './first-sentence.ts';
import {
  betterReplies,
  brighterReplies,
  endsReplies,
  nervesReplies,
  turnsReplies,
  turnsToReplies,
} from './texts/turned.ts';

/** In words: what is longer sounds read out. */
const mostRepeated = 5;
/** Not to be said back as a name: what is told by a verb, or where one is. */
const unnamed =
  /^(?:cook|bake|clean|tidy|dance|relax|chill|unwind|read|write|code|paint|draw|game|eat|train|lift|exercise|meditate|stretch|knit|sew|celebrate|make|me|going|a lie|at|in|on|with)\b/;

const yours = (name: string): string =>
  name.replace(/\b(?:my|our)\b/g, 'your').replace(/ oclock$/, ' o’clock');

/** The music turned to what is done from now on, or came to rest with what is over; `null` where it did neither. */
export function tellTurned(
  { reading: { turnsTo, ends, eases, keepsMusic } }: AnsweredTurn,
  pick: Pick,
): Choice | null {
  if (ends !== undefined)
    return pick(`ends-${ends}`, endsReplies[ends === 'home' || ends === 'gone' ? ends : 'over']);
  if (eases === 'nerves') return pick('nerves', nervesReplies);
  if (eases === 'better')
    return keepsMusic === true ? pick('better', betterReplies) : pick('brighter', brighterReplies);
  if (turnsTo === undefined) return null;
  const name = yours(turnsTo);
  if (name === '' || unnamed.test(name) || name.split(' ').length > mostRepeated)
    return pick('turns', turnsReplies);
  const said = pick('turns-to', turnsToReplies);
  const capital = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
  return said && { ...said, text: said.text.replace('{Name}', () => capital) };
}
