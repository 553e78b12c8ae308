import type { AnswerTry } from './answer-try.ts';

/** One a mood, so that the music of each is looked through once. */
const everyday = [
  'long week, I need something calm',
  'we won, I could dance all night',
  'jazz for a rainy evening, no vocals',
];

export interface WarmUpOptions {
  answerTry: AnswerTry;
  /** Lets requests that came meanwhile go first. */
  turn: () => Promise<unknown>;
}

/**
 * Answers a few messages to nobody: the tables of words, the classifier and the music's facts are made, and the code that
 * reads and chooses is compiled, before the first listener waits for them. It asks nobody outside this machine.
 */
export async function warmUp({ answerTry, turn }: WarmUpOptions): Promise<void> {
  for (const text of everyday) {
    await turn();
    await answerTry(text);
  }
}
