import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Brief, ShownMix } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { readMessage } from '../src/index.ts';
import { checkTurn, type TurnResult } from './eval/check-turn.ts';
import { type Dialogue, parseDialogues, type Turn } from './eval/dialogues.ts';
import { printReport, printShares } from './eval/report.ts';

const usage = 'conversation:eval -- FILE… [--misses] [--field NAME]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false }, field: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error(`usage: ${usage}`);
  process.exit(2);
}

const classifier = createEmbeddedClassifier();
const readers = { recognizeDistress, readSituation };
const changing = new Set(['mood', 'request', 'refine', 'again', 'reset', 'distress']);

const shown: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `track-${at + 1}`,
    name: `Shown title ${at + 1}`,
    artist: `Shown artist ${at + 1}`,
  })),
};

await warmUp();
const byFile: TurnResult[][] = [];
for (const file of positionals) {
  const results: TurnResult[] = [];
  for (const dialogue of parseDialogues(readFileSync(file, 'utf8'), file))
    results.push(...(await talk(dialogue)));
  byFile.push(results);
  if (positionals.length > 1) printShares(basename(file), results);
}
printReport(byFile.flat(), { misses: values.misses, field: values.field });

/** The first message loads the model and makes the lexicons; that is no part of the time of a message. */
async function warmUp(): Promise<void> {
  for (const text of ['some jazz for dinner', 'rough day', 'a bit slower', 'quiero jazz']) {
    const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
    pending.complete(await classifier.classify(text));
  }
}

/** Goes through a dialogue as the page does, with the briefs of before kept to go back to. */
async function talk({ id, turns }: Dialogue): Promise<TurnResult[]> {
  const found: TurnResult[] = [];
  let brief: Brief | null = null;
  const past: (Brief | null)[] = [];
  for (const [at, turn] of turns.entries()) {
    const answer = await answerTo(turn, brief);
    if (answer === null) {
      found.push({
        id: `${id}.${at + 1}`,
        say: turn.say,
        threw: true,
        milliseconds: 0,
        checks: [],
        seen: null,
      });
      continue;
    }
    const { reading, milliseconds } = answer;
    const before: Brief | null = brief;
    if (reading.intent === 'undo') {
      for (let step = 0; step < (reading.undo ?? 1) && past.length > 0; step += 1) brief = past.pop() ?? null;
    } else {
      if (changing.has(reading.intent)) past.push(before);
      brief = reading.brief;
    }
    found.push({
      id: `${id}.${at + 1}`,
      say: turn.say,
      threw: false,
      milliseconds,
      checks: checkTurn(turn.expect, reading, before, brief),
      seen: { reading, brief },
    });
  }
  return found;
}

async function answerTo(turn: Turn, brief: Brief | null) {
  const context = { brief, mix: brief === null ? null : shown, playing: turn.playing ?? false };
  try {
    const start = performance.now();
    const pending = readMessage(turn.say, context, readers);
    const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
    const reading = pending.complete(feeling);
    return { reading, milliseconds: performance.now() - start };
  } catch (error) {
    console.error(turn.say, error);
    return null;
  }
}
