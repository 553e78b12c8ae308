import type { Intent, MoodReading } from '@attune/contract';
import { changingIntents } from '../intent/intent-by-rules.ts';
import type { Message } from '../message.ts';
import { type Remark, readRemark } from '../replies/remark-kind.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';
import { restOf } from './rest-of.ts';

interface Reading {
  keepsMusic?: true;
  ofMix?: MixQuestion;
}

interface Pending<Read> {
  intent: Intent;
  feelingText: string | null;
  complete: (feeling: MoodReading | null) => Read;
}

const remarks: ReadonlySet<Remark | null> = new Set<Remark | null>([
  ...(['praise', 'lukewarm', 'thanks', 'yes', 'no', 'outcry', 'unsure', 'keep'] as const),
]);

/** In words. */
const mostInRemark = 6;

/**
 * A question answered from the mix, and what is asked for beside it done: "calmer, please. And who is number 3?"
 * @param read reads the rest of the message by itself.
 */
export function answeredBeside<Read extends Reading & { intent: Intent }>(
  aside: AskedAside,
  message: Message,
  alone: Read,
  read: (rest: string) => Pending<Read>,
): Pending<Read> {
  const ofMix = aside.question;
  const asked = { ...alone, ofMix };
  const rest = aside.instead ?? restOf(message, aside);
  // "Getting there. Which wish did you not keep?" asks for nothing else.
  const isBrief = rest.split(' ').length <= mostInRemark;
  const isRemark = aside.instead === undefined && isBrief && remarks.has(readRemark(rest));
  const beside = rest === '' || isRemark ? null : read(rest);
  // What is told, or praised, only goes along with a question.
  if (beside === null || !changingIntents.has(beside.intent))
    return { intent: alone.intent, feelingText: null, complete: () => asked };
  return {
    intent: beside.intent,
    feelingText: beside.feelingText,
    complete: (feeling: MoodReading | null) => {
      const reading = beside.complete(feeling);
      return reading.keepsMusic === true ? asked : { ...reading, ofMix };
    },
  };
}
