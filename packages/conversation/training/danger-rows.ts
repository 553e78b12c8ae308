import { readFileSync } from 'node:fs';
import { guessLanguage } from '../src/language/guess-language.ts';
import { readDialogueTurns } from './read-examples.ts';

/** A message, and whether it is from somebody who is in danger, or may be. */
export interface DangerRow {
  text: string;
  isDanger: boolean;
  /** It follows in a conversation. Rows of one number are left out together where a model has to weigh what it has not learnt. */
  fold?: number;
}

export const folds = 5;

const messages = new URL('data/messages.tsv', import.meta.url);
const followUps = new URL('data/follow-ups.tsv', import.meta.url);
const ofDanger = ['messages.tsv', 'english.tsv'].map(
  (name) => new URL(`../../mood/fixtures/distress/${name}`, import.meta.url),
);

/** English messages of danger, most of them first ones, and what follows in conversations in which nobody is in danger. */
export function readDangerRows(): DangerRow[] {
  return [...readMessagesOfDanger(), ...readFollowUps(), ...readAmending(), ...readTurns()];
}

function readMessagesOfDanger(): DangerRow[] {
  return ofDanger.flatMap(linesOf).flatMap(([meant, language, text = '']) => {
    const isDanger = meant === 'acute' || meant === 'veiled';
    return isDanger && language === 'en' ? [{ text, isDanger }] : [];
  });
}

function readFollowUps(): DangerRow[] {
  return linesOf(followUps).map(([, meant, text = ''], at) => ({
    text,
    isDanger: meant !== 'negative',
    fold: at % folds,
  }));
}

/** What the model of intents learns from: of what follows nobody is in danger. */
function readAmending(): DangerRow[] {
  return linesOf(messages).flatMap(([, where, , text = '']) =>
    where === 'first' || !guessLanguage(text).isEnglish ? [] : [{ text, isDanger: false }],
  );
}

/** Whole conversations are left out where somebody in them is in danger. */
function readTurns(): DangerRow[] {
  return readDialogueTurns()
    .filter((turns) => !turns.some(({ expect }) => [expect.intent].flat().includes('distress')))
    .flatMap((turns, at) =>
      turns
        .slice(1)
        .filter(({ say, expect }) => expect.language === undefined && guessLanguage(say).isEnglish)
        .map(({ say }) => ({ text: say, isDanger: false, fold: Math.floor(at / dialoguesOfWriter) % folds })),
    );
}

/** So many stand in a file, most of them: a writer is left out as a whole but for a few. */
const dialoguesOfWriter = 60;

const linesOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
