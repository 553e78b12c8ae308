export { AnswerAside } from './answer-aside.tsx';
export { MoodCorrection } from './mood-correction.tsx';
