import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Intent } from '@attune/contract';
import { decideIntent } from '../src/intent/model/decide-intent.ts';
import { type IntentWeights, modelIntents } from '../src/intent/model/intent-model.ts';
import type { IntentWeightFile, PackedIntentWeights } from '../src/intent/model/shipped-weights.ts';
import { fitIntents } from '../training/fit-intents.ts';
import { readAskedExamples } from '../training/question-examples.ts';
import { type IntentExample, readExamples, readFirstExamples } from '../training/read-examples.ts';

/**
 * Fits the models of intents, one for first messages and one for what follows, and writes `model/intent-weights.json`. With `--across` it writes nothing, but tells for
 * each writer how well a model does that was fitted without a line of theirs, beside the rules alone.
 */
const { values } = parseArgs({
  options: { across: { type: 'boolean', default: false }, misses: { type: 'string' } },
});
const target = new URL('../model/intent-weights.json', import.meta.url);
const ofConversations = readExamples();
const ofFirstMessages = [...readFirstExamples(), ...readAskedExamples()];
const examples = [...ofConversations, ...ofFirstMessages];

if (values.across) {
  for (const writer of new Set(examples.map((one) => one.writer))) compareOn(writer);
} else {
  const weights = fitBoth(ofConversations, ofFirstMessages);
  const packed: IntentWeightFile = { first: packedOf(weights.first), later: packedOf(weights.later) };
  writeFileSync(target, `${JSON.stringify(packed, null, 2)}\n`);
  console.log(`fitted on ${examples.length} messages, ${shareRight(examples, weights)} of them right`);
}

function isFirst({ evidence }: IntentExample): boolean {
  return evidence.standing === 'first';
}

interface BothWeights {
  first: IntentWeights;
  later: IntentWeights;
}

/** What follows is told apart by whole conversations, among which a first message tells more than nothing. */
function fitBoth(
  conversations: readonly IntentExample[],
  firstMessages: readonly IntentExample[],
): BothWeights {
  return {
    first: fitIntents([...conversations.filter(isFirst), ...firstMessages]),
    later: fitIntents(conversations),
  };
}

function decideBy({ first, later }: BothWeights, one: IntentExample): Intent {
  return decideIntent(one.evidence, isFirst(one) ? first : later);
}

function compareOn(writer: string): void {
  const isAnothers = (one: IntentExample) => one.writer !== writer;
  const weights = fitBoth(ofConversations.filter(isAnothers), ofFirstMessages.filter(isAnothers));
  const own = examples.filter((one) => one.writer === writer);
  for (const source of new Set(own.map((one) => one.source))) {
    const among = own.filter((one) => one.source === source);
    const rules = among.filter(({ evidence, intents }) => intents.includes(indexOf(evidence.byRules))).length;
    console.log(
      `${source.padEnd(6)}${among.length} messages, rules ${percent(rules, among.length)}, with the model ${shareRight(among, weights)}`,
    );
    if (values.misses !== source) continue;
    for (const one of among) {
      const { text, intents, evidence } = one;
      const decided = decideBy(weights, one);
      if (!intents.includes(indexOf(decided)))
        console.log(
          `  ${modelIntents[intents[0] ?? 0]} read as ${decided} (rules ${evidence.byRules}): ${text}`,
        );
    }
  }
}

function indexOf(intent: Intent): number {
  return (modelIntents as readonly Intent[]).indexOf(intent);
}

function shareRight(among: readonly IntentExample[], weights: BothWeights): string {
  const right = among.filter((one) => one.intents.includes(indexOf(decideBy(weights, one)))).length;
  return percent(right, among.length);
}

function percent(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
}

/** One byte a weight, packed. */
function packedOf({ values: exact }: IntentWeights): PackedIntentWeights {
  const largest = Array.from(exact).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest / 127;
  const bytes = Int8Array.from(exact, (value) => Math.round(value / scale));
  return {
    scale: Number(scale.toPrecision(8)),
    values: gzipSync(new Uint8Array(bytes.buffer), { level: 9 }).toString('base64'),
  };
}
