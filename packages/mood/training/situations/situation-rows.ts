import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Mood, type Situation, situations } from '@attune/contract';
import { readPhrases } from '../../src/situation/read-phrases.ts';
import type { SituationLabel } from '../../src/situation/situation-model.ts';
import { situationPhrases } from '../../src/situation/situation-phrases.ts';
import { bareText } from '../read-rows.ts';
import { dataFolder, isOfDays, readTestMessages, readTrainingData, writtenFile } from '../training-data.ts';

export interface SituationRow {
  text: string;
  label: SituationLabel;
  /** `written` for the purpose, `read` and labelled one by one, `generated`, or labelled by `phrases` alone. */
  source: 'written' | 'read' | 'generated' | 'phrases';
}

const labelledFile = 'situations.tsv';
const generatedFile = 'situations-generated.tsv';

const isLabel = (name: string): name is SituationLabel =>
  name === 'none' || (situations as readonly string[]).includes(name);

/** Messages with one or more situations that are right for them, to measure on; none of them is trained on. */
export function readSituationTest(): { text: string; right: SituationLabel[] }[] {
  const table = readFileSync(new URL('../../fixtures/situations.tsv', import.meta.url), 'utf8');
  return table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [text = '', labels = ''] = line.split('\t');
      return { text, right: labels.split('/').filter(isLabel) };
    });
}

/** Phrases in literary scenes mislead: they are believed in short messages, and where the mood agrees. */
const longestByPhrases = 14;
const shareWithoutPhrases = 6;

export function readSituationRows(): SituationRow[] {
  const seen = new Set([...readTestMessages(), ...readSituationTest()].map(({ text }) => bareText(text)));
  const fresh = ({ text }: { text: string }) => {
    const bare = bareText(text) === '' ? text : bareText(text);
    if (seen.has(bare)) return false;
    seen.add(bare);
    return true;
  };
  const labelled = readTable(labelledFile).filter(fresh);
  const generated = readTable(generatedFile).filter(fresh);
  const byPhrases = readTrainingData(0)
    .written.filter((row) => !isOfDays(row) && fresh(row))
    .flatMap(rowByPhrases);
  return [...labelled, ...generated, ...byPhrases];
}

function rowByPhrases({ text, mood }: { text: string; mood: Mood }, at: number): SituationRow[] {
  const phrases = readPhrases(text);
  if (phrases === null)
    return at % shareWithoutPhrases === 0 ? [{ text, label: 'none', source: 'phrases' }] : [];
  const { situation } = phrases;
  if (!moodsThere[situation].includes(mood) || text.split(' ').length > longestByPhrases) return [];
  return [{ text, label: situation, source: 'phrases' }];
}

function readTable(file: string): SituationRow[] {
  const lines = readFileSync(new URL(file, dataFolder), 'utf8').trimEnd().split('\n');
  return lines.map((line, at) => {
    const [text = '', label = '', source] = line.split('\t');
    if (text === '' || !isLabel(label))
      throw new Error(`${file}, line ${at + 1}: no text or no known label.`);
    return { text, label, source: source === 'written' || source === 'read' ? source : 'generated' };
  });
}

/** SHA-256 of what the training reads. */
export function situationChecksums(): Record<string, string> {
  const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const files = [labelledFile, generatedFile, writtenFile].map((name): [string, string] => [
    name,
    hash(readFileSync(new URL(name, dataFolder))),
  ]);
  return Object.fromEntries([...files, ['phrases', hash(JSON.stringify(situationPhrases))]]);
}

/** The moods that messages about a situation have: a "party" in a sad message is something else, or somebody else's. */
const moodsThere: Readonly<Record<Situation, readonly Mood[]>> = {
  grief: ['sad'],
  heartbreak: ['sad'],
  loneliness: ['sad'],
  homesickness: ['sad'],
  'work stress': ['sad', 'calm'],
  exams: ['sad', 'focus'],
  failure: ['sad'],
  illness: ['sad', 'calm'],
  sleeplessness: ['sad', 'calm'],
  worry: ['sad', 'calm'],
  shame: ['sad'],
  anger: ['energetic'],
  boredom: ['sad', 'calm', 'energetic', 'happy'],
  nostalgia: ['happy', 'sad', 'calm'],
  celebration: ['happy', 'energetic'],
  achievement: ['happy', 'energetic'],
  'new love': ['happy'],
  wedding: ['happy', 'energetic'],
  birth: ['happy'],
  birthday: ['happy', 'energetic'],
  reunion: ['happy', 'energetic'],
  gratitude: ['happy', 'calm'],
  party: ['energetic', 'happy'],
  workout: ['energetic'],
  running: ['energetic'],
  'sports match': ['energetic'],
  commute: ['sad', 'calm', 'happy', 'energetic', 'focus'],
  travel: ['calm', 'happy', 'energetic', 'focus'],
  cooking: ['happy', 'calm', 'focus'],
  cleaning: ['energetic', 'happy'],
  'waking up': ['calm', 'energetic', 'happy', 'focus'],
  'winding down': ['calm'],
  'falling asleep': ['calm'],
  meditation: ['calm'],
  reading: ['focus', 'calm'],
  study: ['focus'],
  coding: ['focus'],
  'making something': ['focus', 'calm'],
  rain: ['calm'],
  summer: ['happy', 'calm', 'energetic'],
  'dinner with guests': ['happy', 'calm'],
  date: ['happy', 'calm'],
  'children around': ['calm', 'happy', 'energetic', 'focus'],
};
