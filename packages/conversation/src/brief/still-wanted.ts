import type { Brief } from '@attune/contract';
import type { ToneShares } from '@attune/mood';
import { gladNews, unlessGlad } from '../feeling/situation-moods.ts';
import { gladStill, stillIn } from '../feeling/still-in.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** What names a kind of music; each stays until it is taken back, or another is named. */
const ofKinds: ReadonlySet<string> = new Set(['genre', 'instrument', 'era', 'vocals', 'language', 'keyword']);

const namesKind = ({ constraints, artists, languages, keywords, candidate, named }: Parts): boolean =>
  constraints.some(({ kind }) => ofKinds.has(kind)) ||
  artists.like.length + artists.avoided.length + languages.length + keywords.length > 0 ||
  candidate !== null ||
  named !== null;

/** Another occasion asks for other music; to what one dances tells how it is to sound. */
const namesOccasion = ({ constraints }: Parts): boolean =>
  constraints.some(({ kind, value }) => kind === 'activity' && value !== 'dancing');

/** In words: a longer message tells what it wants by itself. */
const mostWords = 8;

/**
 * "Happy dancing music please", said to a big band that is too glum, asks for glad music of a big band: a request that says how the
 * music is to feel and names no kind leaves the kind that was asked for.
 */
function stillWanted(
  brief: Brief,
  before: Brief | null,
  intent: 'mood' | 'request',
  message: Message,
  parts: Parts,
): Brief {
  if (before === null || intent !== 'request' || parts.asked === null) return brief;
  if (message.words.length > mostWords || namesKind(parts) || namesOccasion(parts)) return brief;
  const { situation } = brief;
  const isElse = situation !== before.situation && (situation === null || !gladNews.has(situation));
  if (isElse || statedFeeling(message) !== null) return brief;
  const kept = before.wanted.filter(
    ({ kind, value }) =>
      ofKinds.has(kind) && !brief.avoided.some((one) => one.kind === kind && one.value === value),
  );
  return { ...brief, wanted: [...kept, ...brief.wanted], like: [...before.like, ...brief.like] };
}

interface Begun {
  intent: 'mood' | 'request';
  message: Message;
  parts: Parts;
  tone: ToneShares;
}

/** What a message that begins a brief leaves of the one before: what it is about, that somebody was glad, the kind of music. */
export function asBefore(brief: Brief, before: Brief | null, { intent, message, parts, tone }: Begun): Brief {
  const told = unlessGlad(stillIn(brief, before, intent, parts), tone);
  return stillWanted(gladStill(told, before, message, intent), before, intent, message, parts);
}
