import type { Mood } from '@attune/contract';
import { readToneShares, type ToneShares } from '@attune/mood';
import { toneOfPart } from '../part-tone.ts';
import { namesRelief, namesTrouble } from '../speaks-against.ts';
import { type Statement, statementsIn } from './reflect.ts';
import { isWorthSaying, type ReflectionTone } from './worth-saying.ts';

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** How likely what is told must be to hurt, or to be glad, to be spoken of as that; more where the mood says neither. */
const leastTone = { agreed: 0.5, alone: 0.65 };
/** And how many times likelier than the contrary. */
const clearly = 1.5;
const hardly = 0.3;

/** How a part of a message is for the listener, where it and the mood that was read do not contradict each other. */
function toneOfStatement(
  { hurts, glad }: ToneShares,
  text: string,
  mood: Mood,
  isFelt: boolean,
): ReflectionTone {
  const isLow = mood === 'sad' || mood === 'calm';
  if (isLow && hurts > clearly * glad && !namesRelief(text))
    return hurts >= (mood === 'sad' ? leastTone.agreed : leastTone.alone) ? 'hurts' : 'open';
  if (mood === 'sad' || namesTrouble(text) || glad <= clearly * hurts) return 'open';
  if (glad >= (bright.has(mood) ? leastTone.agreed : leastTone.alone)) return 'glad';
  return mood === 'happy' && isFelt && hurts < hardly ? 'glad' : 'open';
}

/** What of a message is said back, and how it is for the listener. */
export interface Reflection {
  /** "your daughter took her first steps" */
  clause: string;
  tone: ReflectionTone;
  /** The part with the most of the message's tone cannot be said back, and this stands for it. */
  isBeside?: true;
}

/** A statement that is as surely something as this, beside the surest one, may stand for the message. */
const nearly = 0.5;
/** A message of which no part is surer than this to hurt, or to be glad, is told by its first statement. */
const leastLean = 0.35;
/** What the whole says so surely against a part of it is not spoken over. */
const against = 0.6;

/** This likely to hurt, by the whole or by the part, it is not taken up lightly. */
const mayHurt = 0.3;

const shortest = 4;

/** "He did" and "it's mine" need what was said before them. */
const standsAlone = (said: string): boolean => said.split(' ').length >= shortest && !leaningOn.test(said);

const leaningOn = /^(?:it|he|she|they|that|this|there)\b|\b(?:it|that|them)$/i;

/** "Tired but in an okay way" is neither. */
const turns = /\b(?:but|though|although)\b/i;

const leanOf = ({ hurts, glad }: ToneShares): number => Math.max(hurts, glad);

type ToldPart = Statement & { shares: ToneShares };

/** "Saw a kingfisher this morning, still grinning": where nothing hurts, what else was told may be said back. */
function besideTheMain(statements: readonly ToldPart[], whole: ToneShares): Reflection | null {
  if (whole.hurts >= hardlyHurts || statements.some(({ shares }) => shares.hurts >= surelyHurts)) return null;
  const told = statements.find(
    ({ reflected, said }) => reflected !== null && standsAlone(said) && isWorthSaying(reflected, 'open'),
  );
  return told?.reflected == null ? null : { clause: told.reflected, tone: 'open', isBeside: true };
}

/** This unlikely to hurt, a message has nothing that must not be passed over. */
const hardlyHurts = 0.25;
/** This likely to hurt, a single part of it is not passed over. */
const surelyHurts = 0.5;

/**
 * The statement of a message that is most surely something to its writer, to be said back; `null` where that one cannot be:
 * "I drive the 38. A passenger spat at me" is not about a bus.
 */
export function chooseReflection(text: string, mood: Mood, isFelt: boolean): Reflection | null {
  const told = statementsIn(text);
  const statements = told.map((one) => ({
    ...one,
    reflected: one.reflected !== null && isWorthSaying(one.reflected, 'hurts') ? one.reflected : null,
    shares: toneOfPart(one.said),
  }));
  const most = Math.max(0, ...statements.map(({ shares }) => leanOf(shares)));
  const chosen =
    most < leastLean
      ? statements.at(0)
      : statements.find(
          ({ reflected, said, shares }, at) =>
            reflected !== null && leanOf(shares) >= nearly * most && (at === 0 || standsAlone(said)),
        );
  const whole = readToneShares(text);
  if (chosen === undefined || chosen.reflected === null) return besideTheMain(statements, whole);
  const tone = toneOfStatement(chosen.shares, text, mood, isFelt);
  const isAgainst =
    (tone === 'hurts' && whole.glad >= against) || (tone === 'glad' && whole.hurts >= against);
  const isOpen = isAgainst || tone === 'open' || turns.test(chosen.reflected);
  const isHard = [whole, chosen.shares].some(({ hurts, glad }) => hurts >= mayHurt && hurts > glad);
  const open = isHard ? 'kind' : 'open';
  const said: Reflection = { clause: chosen.reflected, tone: isOpen ? open : tone };
  return isWorthSaying(said.clause, said.tone) ? said : null;
}
