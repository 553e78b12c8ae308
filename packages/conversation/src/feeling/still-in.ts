import { type Brief, losses } from '@attune/contract';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { gladNews, hurtsIn, isSad } from './situation-moods.ts';
import { likelierByWords } from './stated-feelings.ts';

const low: ReadonlySet<Brief['mood']> = new Set(['sad', 'calm']);
const bright: ReadonlySet<Brief['mood']> = new Set(['happy', 'energetic']);

/**
 * What a conversation is about still, where a message begins a brief and tells of nothing else: "I'm crying but it's good" after a
 * burial, "something steady" of who waits in a hospital, "no, jazz" of who reads. Whoever turns to something brighter has left a trouble.
 * @param parts of the message; what names another occasion ends the one of before.
 */
export function stillIn(brief: Brief, before: Brief | null, intent: 'mood' | 'request', parts: Parts): Brief {
  const situation = before?.situation ?? null;
  if (situation === null || brief.situation !== null) return brief;
  // What somebody mourns is not over with a message that tells of how they are and of nothing else.
  if (losses.has(situation)) return low.has(brief.mood) ? { ...brief, situation } : brief;
  if (intent === 'mood' || namesOccasion(parts)) return brief;
  const isOver =
    hurtsIn(situation) || isSad(situation)
      ? bright.has(brief.mood)
      : gladNews.has(situation) && brief.mood === 'sad';
  return isOver ? brief : { ...brief, situation };
}

/**
 * Who was glad and asks for music to drive home to is glad still, however few glad words are in that: only a feeling, or a trouble, that
 * is told ends it.
 */
export function gladStill(
  brief: Brief,
  before: Brief | null,
  message: Message,
  intent: 'mood' | 'request',
): Brief {
  if (before === null || intent !== 'request' || brief.mood !== 'sad' || !bright.has(before.mood))
    return brief;
  const isTold =
    (brief.situation !== null && hurtsIn(brief.situation) && brief.situation !== before.situation) ||
    statedFeeling(message) !== null ||
    (likelierByWords(message).sad ?? 1) > 1;
  if (isTold || brief.path === 'shift') return brief;
  const { mood, feeling, target } = before;
  return { ...brief, mood, feeling, target };
}

const namesOccasion = ({ constraints }: Parts): boolean =>
  constraints.some(({ kind, operation }) => kind === 'activity' && operation === 'want');
