import type { Intent } from '@attune/contract';
import { type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type IntentWeights, type ModelIntent, modelIntents, weighIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

/** The likeliest of the intents that a message can have where it stands. */
export function decideIntent(evidence: IntentEvidence, weights: IntentWeights = shippedWeights()): Intent {
  const likely = weighIntents(intentFeatures(evidence), weights);
  let best: { intent: Intent; share: number } = { intent: evidence.byRules, share: -1 };
  for (const [at, intent] of modelIntents.entries()) {
    const share = likely[at] ?? 0;
    if (share > best.share && canBe(intent, evidence)) best = { intent, share };
  }
  return best.intent;
}

/** A first message has nothing to refer to, and a command has to name what is to be done. */
function canBe(intent: ModelIntent, { parts, standing, message }: IntentEvidence): boolean {
  if (intent === 'refine' || intent === 'again') return standing !== 'first';
  if (intent === 'play') return parts.command !== null || parts.named !== null || parts.candidate !== null;
  if (intent === 'unreadable') return message.cues.length === 0 && message.named.length === 0;
  return true;
}
