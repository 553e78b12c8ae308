import type { Intent, Situation } from '@attune/contract';
import { isCry } from '../../feeling/cries.ts';
import { hasCue, type Message } from '../../message.ts';
import type { Parts } from '../../parts/read-parts.ts';
import { tellsOfOneself } from '../tells-of-oneself.ts';
import { type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type IntentWeights, type ModelIntent, modelIntents, weighIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

/** The likeliest of the intents that a message can have where it stands. */
export function decideIntent(evidence: IntentEvidence, weights: IntentWeights = shippedWeights()): Intent {
  if (evidence.parts.isTitle === true && evidence.byRules === 'play') return 'play';
  const refused = refusedBy(evidence);
  const likely = weighIntents(intentFeatures(evidence), weights);
  let best: { intent: Intent; share: number } = { intent: evidence.byRules, share: -1 };
  for (const [at, intent] of modelIntents.entries()) {
    const share = likely[at] ?? 0;
    if (share > best.share && !refused.has(intent) && canBe(intent, evidence)) best = { intent, share };
  }
  return best.intent;
}

const turnedAway: readonly Intent[] = ['offtopic', 'unreadable', 'smalltalk'];

/** Who tells of themselves is not turned away, whatever a model makes of a word it has rarely seen. */
function refusedBy({
  message,
  parts,
  situation,
  situationBefore,
  standing,
}: IntentEvidence): ReadonlySet<Intent> {
  const isFirst = standing === 'first';
  if (!isFirst && bringsGoodNews(message, situation, situationBefore))
    return new Set<Intent>(['refine', 'again', ...turnedAway]);
  const told = tellsOfOneself(message, parts, situation);
  // After a mix a party popper may be applause; tears never are.
  if (told === 'felt' && (isFirst || isCry(message.text)))
    return new Set(modelIntents.filter((intent) => intent !== 'mood' && intent !== 'request'));
  const refused = new Set<Intent>();
  if (told !== 'done' || !isFirst) return refused;
  for (const intent of turnedAway) refused.add(intent);
  if (!message.text.includes('?')) refused.add('question');
  if (!hasCue(message, 'undo')) refused.add('undo');
  if (!hasCue(message, 'reset')) refused.add('reset');
  if (message.text.includes(',') && isBareGuess(parts)) refused.add('play');
  return refused;
}

/** A title that nothing speaks for but that it might be one. */
function isBareGuess({ command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  return candidate.signs.includes('title plain bare') || candidate.signs.includes('title strange bare');
}

const goodNews: ReadonlySet<Situation> = new Set([
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
  'party',
]);

/** "we won!! party time with hip hop": who tells of something new and glad does not amend what was played for before. */
function bringsGoodNews(message: Message, now: Situation | null, before: Situation | null): boolean {
  if (now === null || now === before || !goodNews.has(now)) return false;
  return !hasCue(message, 'makeIt') && toldByUs.test(message.text);
}

const toldByUs =
  /\b(?:we|i)\s+(?:just |finally |all )?(?:won|did it|passed|got|made it|have won|are getting)\b/i;

function isOnlyLoose({ command, named, candidate }: Parts): boolean {
  return command === null && named === null && candidate?.signs.includes('loose') === true;
}

/** A first message has nothing to refer to, and a command has to name what is to be done. */
function canBe(intent: ModelIntent, { parts, standing, message, byRules }: IntentEvidence): boolean {
  if (intent === 'refine' || intent === 'again') return standing !== 'first';
  // With nothing to go back from, only plain or short words ask for it.
  if ((intent === 'undo' || intent === 'reset') && standing === 'first')
    return hasCue(message, intent) || message.words.length <= 6;
  if (intent === 'smalltalk' && standing === 'first')
    return hasCue(message, 'smalltalk') || byRules !== 'mood' || message.words.length <= 6;
  // "A quiet kind of grief" pauses nothing.
  if (intent === 'play' && standing === 'first' && isOnlyLoose(parts)) return message.words.length <= 5;
  if (intent === 'play') return parts.command !== null || parts.named !== null || parts.candidate !== null;
  if (intent === 'unreadable') return message.cues.length === 0 && message.named.length === 0;
  return true;
}
