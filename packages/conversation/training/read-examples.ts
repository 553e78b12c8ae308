import { readdirSync, readFileSync } from 'node:fs';
import type { Brief, Intent, ShownMix } from '@attune/contract';
import { readSituation, readTopic } from '@attune/mood';
import { parseDialogues } from '../scripts/eval/dialogues.ts';
import { newBrief } from '../src/brief/new-brief.ts';
import { intentByRules } from '../src/intent/intent-by-rules.ts';
import { type IntentEvidence, intentFeatures, standingOf } from '../src/intent/model/intent-features.ts';
import { modelIntents } from '../src/intent/model/intent-model.ts';
import { readMessageWords } from '../src/message.ts';
import { readParts } from '../src/parts/read-parts.ts';
import { type ConversationContext, readMessage } from '../src/read-message.ts';

/** A message with what it is, as the model sees it. */
export interface IntentExample {
  /** Who wrote it. */
  writer: string;
  /** The file it is from. */
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
const heldBack: ReadonlySet<string> = new Set(['dev-n.jsonl', 'sealed-o.jsonl', 'sealed-p.jsonl']);

const data = new URL('data/', import.meta.url);
const firstMessages = new URL('data/first/', import.meta.url);
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

/** All examples: the lines of `data` (`context`, `intent`, `text`) and the turns of the dialogues that were written for development. */
export function readExamples(): IntentExample[] {
  return [...readLines(data), ...readTurns()];
}

/** First messages alone: what people tell of their days and ask for, the lines of `data/first`. */
export const readFirstExamples = (): IntentExample[] => readLines(firstMessages);

const filesIn = (folder: URL, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();

function readLines(folder: URL): IntentExample[] {
  return filesIn(folder, '.tsv').flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [where, intents = '', text = ''] = line.split('\t');
        const brief = where === 'first' ? null : usual;
        return exampleOf(file, text, intents.split('|'), contextOf(brief, where === 'playing'));
      }),
  );
}

function readTurns(): IntentExample[] {
  const found: IntentExample[] = [];
  for (const file of filesIn(dialogues, '.jsonl').filter((name) => !heldBack.has(name))) {
    for (const { turns } of parseDialogues(readFileSync(new URL(file, dialogues), 'utf8'), file)) {
      let brief: Brief | null = null;
      for (const { say, playing = false, expect } of turns) {
        const intents = [expect.intent ?? []].flat();
        found.push(...exampleOf(file.replace('dev-', ''), say, intents, contextOf(brief, playing)));
        brief = briefAfter(say, brief, intents[0] as Intent | undefined);
      }
    }
  }
  return found;
}

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
  file: string,
  text: string,
  intents: readonly string[],
  context: ConversationContext,
): IntentExample[] {
  const wanted = modelIntents.flatMap((intent, at) => (intents.includes(intent) ? [at] : []));
  if (wanted.length === 0 || readMessage(text, context, readers).intent === 'unreadable') return [];
  const message = readMessageWords(text);
  const parts = readParts(message, context);
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
      writer: file.slice(0, 1),
      source: file.replace(/\..*/, ''),
      text,
      evidence,
      intents: wanted,
      places: intentFeatures(evidence),
      placesAlone: intentFeatures({ ...evidence, byRules: 'distress' }),
    },
  ];
}
