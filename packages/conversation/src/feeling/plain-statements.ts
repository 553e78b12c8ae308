import { type Mood, type MoodProbabilities, moods } from '@attune/contract';
import { keepLast } from '@attune/mood';
import { likelierByFeeling, namesFeeling, namesHarmlessFeeling } from './named-feelings.ts';
import { type Stated, statementForms } from './statement-forms.ts';
import { onlyOfDay, toldDay } from './told-day.ts';

const greeting =
  '(?:(?:hi|hello|hey|heya|hiya|yo|omg|ugh|well|so|ok|okay|yay|good (?:morning|evening|afternoon))(?: there| all| attune| again)?[ ,.!]{1,3}){0,2}';
const soon =
  '(?: (?:today|tonight|tomorrow|tmrw|tmr|later|soon|now|this (?:morning|afternoon|evening|week|weekend)|next week|in the morning|tomorrow (?:morning|night)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)))?';
const tail = `${soon}(?:[ ,.!?…-]{1,4}(?:lol|haha|please|pls|yay|ugh|tbh|again|and (?:i )?(?:need|want) (?:some )?music|any (?:music|songs?|ideas?) for (?:that|this|it)|need (?:some )?music|what (?:should|can|do) i (?:listen to|play)|play (?:something|me something))){0,2}[ .!?…]{0,6}`;
const whole = Object.entries(statementForms).map(
  ([kind, of]) => [kind as Stated, new RegExp(`^${greeting}(?:${of})${tail}$`)] as const,
);

/** In characters. */
const mostRead = 90;

/** "It's Friday!", "hi, my cat is sick", "I have a date tonight": one plain statement and nothing else, by how whoever says it mostly is; `null` where it is none. */
export const plainStatement = keepLast((text: string): Stated | null => {
  if (text.length > mostRead) return null;
  const plain = text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim();
  return whole.find(([, said]) => said.test(plain))?.[0] ?? null;
});

/** How whoever says it mostly is, by how a day was or by one plain statement. */
export const toldPlainly = (text: string): Stated | null => toldDay(text) ?? plainStatement(text);

/** Whether a message says plainly how whoever says it is, or what happens to them. */
export const isToldPlainly = (text: string): boolean => toldPlainly(text) !== null || namesFeeling(text);

/** Such days end many a life that nobody is told of. */
const grave = /\b(?:lonely|bleak|dark|painful|heavy|worst|depressing|miserable|grim|endless|rotten)\b/;

/** In these words more may be meant than is said. */
const mayBeDanger: ReadonlySet<Stated> = new Set(['hard', 'nervous', 'unsure']);

/** Whether nothing is said but that, in words that are heard as danger by what else is told with them. */
export function isPlainAlone(text: string): boolean {
  const statement = plainStatement(text);
  if (statement !== null) return !mayBeDanger.has(statement);
  if (namesHarmlessFeeling(text)) return true;
  return onlyOfDay(text) !== null && !grave.test(text.toLowerCase());
}

/** Who is afraid, or in pain, is given ease and no sorrow. */
const steadying: Partial<Record<Mood, number>> = {
  calm: 12,
  sad: 0.1,
  happy: 0.02,
  energetic: 0.05,
  focus: 0.1,
};

/** How many times likelier each mood is then. */
const likelier: Readonly<Record<Stated, Partial<Record<Mood, number>>>> = {
  glad: { happy: 8, calm: 0.6, energetic: 0.5, sad: 0.02, focus: 0.1 },
  hard: { sad: 12, calm: 1.5, happy: 0.02, energetic: 0.02, focus: 0.1 },
  tiring: { calm: 4, happy: 0.05, energetic: 0.02, focus: 0.1 },
  plain: { calm: 1.5, sad: 0.6, energetic: 0.3 },
  unsure: { calm: 8, sad: 0.3, happy: 0.3, energetic: 0.1, focus: 0.1 },
  nervous: steadying,
  hurting: steadying,
  bored: { energetic: 12, happy: 4, calm: 0.05, sad: 0.1, focus: 0.1 },
};

/** Told in so few words that a reading of all kinds of messages goes by what stands beside: "such a tough day" was tough as a workout is. */
export function asToldPlainly(likely: MoodProbabilities, text: string): MoodProbabilities {
  const statement = plainStatement(text);
  const told =
    statement === 'bored' ? statement : (toldDay(text) ?? (statement === 'plain' ? null : statement));
  const factors = told === null ? likelierByFeeling(text) : likelier[told];
  if (factors === null) return likely;
  const weighed = moods.map((mood) => [mood, likely[mood] * (factors[mood] ?? 1)] as const);
  const sum = weighed.reduce((total, [, one]) => total + one, 0);
  return Object.fromEntries(weighed.map(([mood, one]) => [mood, one / sum])) as MoodProbabilities;
}

/** The same where no word is known to a reading: "sassy"; `null` where nothing is told plainly either. */
export function likelyAsTold(text: string): MoodProbabilities | null {
  const even = Object.fromEntries(moods.map((mood) => [mood, 1 / moods.length])) as MoodProbabilities;
  const told = asToldPlainly(even, text);
  return told === even ? null : told;
}
