import { readdirSync, readFileSync } from 'node:fs';
import type { Brief, Intent, ShownMix } from '@attune/contract';
import { readSituation, readTopic } from '@attune/mood';
import { type Dialogue, parseDialogues, type Turn } from '../scripts/eval/dialogues.ts';
import { newBrief } from '../src/brief/new-brief.ts';
import { intentByRules } from '../src/intent/intent-by-rules.ts';
import { type IntentEvidence, intentFeatures, standingOf } from '../src/intent/model/intent-features.ts';
import { modelIntents } from '../src/intent/model/intent-model.ts';
import { guessLanguage } from '../src/language/guess-language.ts';
import { isNonsense } from '../src/language/is-gibberish.ts';
import { readMessageWords } from '../src/message.ts';
import { readParts } from '../src/parts/read-parts.ts';
import { type ConversationContext, readMessage } from '../src/read-message.ts';

/** A message with what it is, as the model sees it. */
export interface IntentExample {
  /** Who wrote it. */
  writer: string;
  /** Their go at it, or the file of dialogues. */
  source: string;
  text: string;
  evidence: IntentEvidence;
  /** Places in `modelIntents`; any of them is right. */
  intents: readonly number[];
  places: readonly number[];
  /** The same without what the rules made of it. */
  placesAlone: readonly number[];
}

/** Never learnt from, so that what is measured on it tells of writers the model has not met. */
const heldBack: ReadonlySet<string> = new Set([
  'dev-n.jsonl',
  'sealed-o.jsonl',
  'sealed-p.jsonl',
  'sealed-z.jsonl',
  'sealed-ba.jsonl',
  'sealed-bb.jsonl',
]);

const messages = new URL('data/messages.tsv', import.meta.url);
const firstMessages = new URL('data/first.tsv', import.meta.url);
const dialogues = new URL('../fixtures/dialogues/', import.meta.url);

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Shown title ${at + 1}`,
    artist: `Shown artist ${at + 1}`,
  })),
};
/** What a message that stands alone in the data is said to follow. */
const usual: Brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
};
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };

/** All examples: the messages that stand alone and the turns of the dialogues that were written for development. */
export function readExamples(): IntentExample[] {
  return [...readRows(messages), ...readTurns()];
}

/** First messages alone: what people tell of their days and ask for. */
export const readFirstExamples = (): IntentExample[] => readRows(firstMessages);

/** Rows of source, where the message stands, intents, and the message. */
function readRows(file: URL): IntentExample[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [source = '', where, intents = '', text = ''] = line.split('\t');
      const brief = where === 'first' ? null : usual;
      return exampleOf(source, text, intents.split('|'), contextOf(brief, where === 'playing'));
    });
}

const dialogueFiles = () =>
  readdirSync(dialogues)
    .filter((name) => name.endsWith('.jsonl') && !heldBack.has(name))
    .sort();

/** The turns of each dialogue that may be learnt from. */
export const readDialogueTurns = (): Turn[][] =>
  dialogueFiles().flatMap((file) => readDialogues(file).map(({ turns }) => [...turns]));

const readDialogues = (file: string): Dialogue[] =>
  parseDialogues(readFileSync(new URL(file, dialogues), 'utf8'), file);

function readTurns(): IntentExample[] {
  const found: IntentExample[] = [];
  for (const file of dialogueFiles()) {
    for (const { turns } of readDialogues(file)) {
      let brief: Brief | null = null;
      for (const { say, playing = false, expect } of turns) {
        const intents = [expect.intent ?? []].flat();
        found.push(...exampleOf(sourceOf(file), say, intents, contextOf(brief, playing)));
        brief = briefAfter(say, brief, intents[0] as Intent | undefined);
      }
    }
  }
  return found;
}

const sourceOf = (file: string) => file.replace('dev-', '').replace('.jsonl', '');

/** Only whether there is a brief tells in the model, so that any will do. */
function briefAfter(say: string, before: Brief | null, intent: Intent | undefined): Brief | null {
  if (intent === 'reset') return null;
  if (before === null && !['mood', 'request', 'distress'].includes(intent ?? '')) return null;
  return readMessage(say, contextOf(before, false), readers).complete(null).brief ?? before ?? usual;
}

function contextOf(brief: Brief | null, playing: boolean): ConversationContext {
  return { brief, mix: brief === null ? null : mix, playing };
}

/** A message as the first of a conversation. */
export const exampleOfFirst = (source: string, text: string, intents: readonly Intent[]): IntentExample[] =>
  exampleOf(source, text, intents, contextOf(null, false));

/** None for what the model is never asked about: danger, and what is in no language that can be read. */
function exampleOf(
  source: string,
  text: string,
  intents: readonly string[],
  context: ConversationContext,
): IntentExample[] {
  const wanted = modelIntents.flatMap((intent, at) => (intents.includes(intent) ? [at] : []));
  const message = readMessageWords(text);
  const parts = readParts(message, context);
  if (wanted.length === 0 || !guessLanguage(text).isEnglish || isNonsense(message, parts, text)) return [];
  const byRules = intentByRules(message, parts, context.brief);
  const evidence = {
    message,
    parts,
    standing: standingOf(context),
    situation: readSituation(text),
    topic: readTopic(text),
    situationBefore: context.brief?.situation ?? null,
    byRules,
  };
  return [
    {
      writer: source.replace(/[-\d].*$/, ''),
      source,
      text,
      evidence,
      intents: wanted,
      places: intentFeatures(evidence),
      placesAlone: intentFeatures({ ...evidence, byRules: 'distress' }),
    },
  ];
}
