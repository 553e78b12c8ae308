import { AnswerAside } from './answer-aside.tsx';
import { MoodCorrection } from './mood-correction.tsx';

/** What the newest answer has beside its words, fetched when there is going to be an answer. */
export const answerParts = { AnswerAside, MoodCorrection };
export type AnswerParts = typeof answerParts;
