import type { Message } from '../message.ts';
import { sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';

const asksWhy =
  /\bwhy (?:did|have|would) (?:you|u) (?:just )?(?:remove|removed|delete|deleted|drop|dropped|take|took|taken|throw|threw|cut|skip|skipped|get rid)\b|\bwhere (?:did|has) (?:it|that one|that song|the [a-z]{2,12} one) (?:go|gone)\b/i;
const wantsBack =
  /\b(?:bring|put|get|give|have|want|add) (?:me )?(?:it|that|that one|the song|that song|him|her|them|this) back\b|\bback (?:in|on) please\b/i;

/** "Why did you remove it? Bring it back": told why it went, and what went comes back. */
export function asksAfterRemoval(message: Message): AskedAside | null {
  if (!asksWhy.test(message.text)) return null;
  return {
    question: {
      about: 'removed',
      positions: [],
      trait: null,
      ...(wantsBack.test(message.text) && { isSaid: true }),
    },
    taken: sentencesOf(message),
    ...(wantsBack.test(message.text) && { instead: 'undo' }),
  };
}
