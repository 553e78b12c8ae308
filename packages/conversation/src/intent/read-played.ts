import type { Parts } from '../parts/read-parts.ts';
import type { ConversationContext, ConversationReading } from '../reading.ts';

const skipping = /\bskip\b/i;

/** What the player is told; where nothing plays there is nothing to skip but the mix, and others are brought. */
export function readPlayed(
  kept: ConversationReading,
  text: string,
  parts: Parts,
  { mix, playing }: ConversationContext,
): ConversationReading {
  const command = parts.command ?? parts.named ?? parts.candidate?.command ?? { action: 'play' };
  const isUnheard =
    skipping.test(text) && command.action === 'next' && mix !== null && mix.at === undefined && !playing;
  if (!isUnheard) return { ...kept, command };
  const { keepsMusic: _, ...reading } = kept;
  return { ...reading, intent: 'again' };
}
