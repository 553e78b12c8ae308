import { readFileSync } from 'node:fs';
import { createEmbeddedClassifier, distressWords, readSituation, recognizeDistress } from '@attune/mood';
import { readMessage, writeGentleReply, writeReply } from '../src/index.ts';

/**
 * Prints what each message of a file, one a line, is answered as the first of a conversation: a table with an empty column
 * in which a reader marks whether the reply fits, is generic, or is wrong. Then how many replies two messages share.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: replies:sheet -- FILE (one message a line)');
  process.exit(2);
}

interface Row {
  message: string;
  reply: string;
  mood: string;
  situation: string;
  intent: string;
  /** The moods it asks about instead of deciding. */
  asks: string;
  /** How surely danger was heard: `none`, `possible` or `acute`. */
  distress: string;
}

const classifier = createEmbeddedClassifier();
const readers = { recognizeDistress, readSituation };
const rows: Row[] = [];
for (const message of readFileSync(file, 'utf8').split('\n')) {
  const text = message.trim();
  if (text !== '') rows.push(await answer(text));
}

console.log('fits, generic or wrong\tmessage\treply\tmood\tsituation\tintent\tasks\tdistress');
for (const { message, reply, mood, situation, intent, asks, distress } of rows)
  console.log(['', message.replaceAll('\t', ' '), reply, mood, situation, intent, asks, distress].join('\t'));
const counts = new Map<string, number>();
for (const { reply } of rows) counts.set(reply, (counts.get(reply) ?? 0) + 1);
const shared = rows.filter(({ distress, reply }) => distress === 'none' && (counts.get(reply) ?? 0) > 1);
const share = (100 * shared.length) / Math.max(1, rows.length);
console.error(
  `${rows.length} messages, ${shared.length} (${share.toFixed(1)} %) with a reply another one has`,
);
for (const [reply, count] of counts) if (count > 1) console.error(`  ${count} ${reply}`);

async function answer(text: string): Promise<Row> {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  const reading = pending.complete(feeling);
  const { distress } = pending;
  const said =
    distress.tier === 'none'
      ? writeReply({ text, reading, before: null, replyIds: [] })?.text
      : ((distress.tier === 'possible' && distress.language === 'en' ? writeGentleReply(text) : null) ??
        distressWords(distress.language)[distress.tier]);
  return {
    message: text,
    reply: said ?? '',
    mood: reading.brief?.mood ?? '',
    situation: reading.brief?.situation ?? '',
    intent: reading.intent,
    asks: reading.asks?.join(' or ') ?? '',
    distress: distress.tier,
  };
}
