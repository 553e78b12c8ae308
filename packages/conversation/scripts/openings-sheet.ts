import { readFileSync } from 'node:fs';
import type { Situation } from '@attune/contract';
import type { Topic } from '@attune/mood';
import { choose } from '../src/replies/choose.ts';
import { type OpeningCandidate, openingCandidates } from '../src/replies/openings/opening-candidates.ts';
import type { Told } from '../src/replies/openings/told.ts';
import { moodOpenings } from '../src/replies/texts/moods.ts';
import { plainOpenings } from '../src/replies/texts/plain.ts';
import { reflections } from '../src/replies/texts/reflections.ts';
import { situationOpenings } from '../src/replies/texts/situations.ts';
import { openingsOf } from '../src/replies/texts/topic-openings.ts';
import { readTold } from '../training/opening-rows.ts';

/**
 * Prints what could be answered first to each message of a file, one a line, as the first of a conversation: rows as those of
 * `training/data/openings.tsv` with the sentence in the place of the mark, for readers who mark each as fitting, generic or wrong.
 */
const [writer, file] = process.argv.slice(2);
if (writer === undefined || file === undefined) {
  console.error('usage: openings:sheet -- WRITER FILE (one message a line)');
  process.exit(2);
}

for (const line of readFileSync(file, 'utf8').split('\n')) {
  const message = line.trim().replaceAll('\t', ' ');
  const told = message === '' ? null : await readTold(message);
  if (told === null) continue;
  const worthMarking = openingCandidates(told).filter(isWorthMarking);
  for (const one of worthMarking)
    console.log([writer, message, one.kind, one.about, say(one, told)].join('\t'));
}

/** A tone that hardly may be right, and what stands in a part that is not the main one, take readers' time and teach little. */
function isWorthMarking({ kind, features }: OpeningCandidate): boolean {
  const { main = 0, partHurts = 0, partGlad = 0 } = features;
  const least = 0.12;
  if (kind === 'hurts') return main === 1 && partHurts >= Math.max(least, partGlad / 2);
  if (kind === 'glad') return main === 1 && partGlad >= Math.max(least, partHurts / 2);
  return true;
}

function say({ kind, about }: OpeningCandidate, { text, mood, situation }: Told): string {
  const pick = (group: string, texts: readonly string[]) => choose(group, texts, text, new Set())?.text ?? '';
  switch (kind) {
    case 'topic':
      return pick(about, openingsOf(about as Topic));
    case 'situation':
      return pick(situation ?? '', situationOpenings[situation as Situation]);
    case 'mood':
      return pick(`${mood}-opening`, moodOpenings[mood]);
    case 'plain':
      return pick('plain', plainOpenings);
    default:
      return pick(`reflection-${kind}`, reflections[kind]).replace('{statement}', () => about);
  }
}
