import { readFileSync } from 'node:fs';
import { createEmbeddedClassifier, readSituation } from '@attune/mood';
import { readMessage } from '../src/read-message.ts';
import {
  type OpeningCandidate,
  type OpeningKind,
  openingCandidates,
  openingKinds,
} from '../src/replies/openings/opening-candidates.ts';
import type { OpeningModel } from '../src/replies/openings/opening-model.ts';
import { type Told, toldIn } from '../src/replies/openings/told.ts';
import { fitOpenings, type OpeningRecipe } from './fit-openings.ts';

/** How a reader found a first sentence: it fits, could stand under any message, or is wrong. */
const marks = ['fits', 'generic', 'wrong'] as const;
export type OpeningMark = (typeof marks)[number];

/** A first sentence that was marked. */
export interface OpeningRow {
  /** Who wrote the message. */
  writer: string;
  message: string;
  kind: OpeningKind;
  about: string;
  mark: OpeningMark;
}

/** A message with what could be answered first, and how readers found it; not all of it was marked. */
export interface MarkedMessage {
  writer: string;
  told: Told;
  candidates: readonly (OpeningCandidate & { mark: OpeningMark | undefined })[];
}

export const openingsFile = new URL('data/openings.tsv', import.meta.url);

export function readOpeningRows(): OpeningRow[] {
  const [, ...lines] = readFileSync(openingsFile, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [writer = '', message = '', kind = '', about = '', letter = ''] = line.split('\t');
    const mark = marks.find((one) => one.startsWith(letter) && letter !== '');
    const known = openingKinds.find((one) => one === kind);
    if (mark === undefined || known === undefined) throw new Error(`openings.tsv: ${line}`);
    return { writer, message, kind: known, about, mark };
  });
}

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };

/** What a message tells as the first of a conversation; `null` where it tells nothing that is said back or spoken of. */
export async function readTold(message: string): Promise<Told | null> {
  classifier ??= createEmbeddedClassifier();
  const pending = readMessage(message, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  const reading = pending.complete(feeling);
  if (reading.brief === null || reading.intent !== 'mood' || reading.brief.path === 'shift') return null;
  return toldIn(message, reading, reading.brief);
}
let classifier: ReturnType<typeof createEmbeddedClassifier> | undefined;

const keyOf = ({ kind, about }: Pick<OpeningRow, 'kind' | 'about'>): string => `${kind} ${about}`;

/** The marked messages as they are read now: what a model or a rule has changed since the marks is left out. */
export async function readMarkedMessages(rows: readonly OpeningRow[]): Promise<MarkedMessage[]> {
  const byMessage = grouped(rows);
  const read: MarkedMessage[] = [];
  for (const [message, ofMessage] of byMessage) {
    const told = await readTold(message);
    const marked = new Map(ofMessage.map((row) => [keyOf(row), row.mark]));
    if (told === null) continue;
    read.push({
      writer: ofMessage[0]?.writer ?? '',
      told,
      candidates: openingCandidates(told).map((one) => ({ ...one, mark: marked.get(keyOf(one)) })),
    });
  }
  return read;
}

function grouped(rows: readonly OpeningRow[]): Map<string, OpeningRow[]> {
  const groups = new Map<string, OpeningRow[]>();
  for (const row of rows) groups.set(row.message, [...(groups.get(row.message) ?? []), row]);
  return groups;
}

export function trainOpenings(messages: readonly MarkedMessage[], recipe: OpeningRecipe): OpeningModel {
  const marked = messages.flatMap(({ candidates }) => candidates.filter(({ mark }) => mark !== undefined));
  const fit = (kind: OpeningKind, wanted: OpeningMark) =>
    fitOpenings(
      marked
        .filter((one) => one.kind === kind)
        .map(({ features, mark }) => ({ features, holds: mark === wanted })),
      recipe,
    );
  return Object.fromEntries(
    openingKinds.map((kind) => [kind, { fits: fit(kind, 'fits'), wrong: fit(kind, 'wrong') }]),
  ) as Record<OpeningKind, { fits: Record<string, number>; wrong: Record<string, number> }>;
}
