import type { Brief, Mood } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import { nameOf } from './describe-changes.ts';

const sounded: Readonly<Record<Mood, string>> = {
  sad: 'sad',
  happy: 'happy',
  energetic: 'as if you wanted energy',
  calm: 'as if you wanted calm',
  focus: 'like work that wants a clear head',
};

/** "Why does it say anger?": what of the listener's words it comes from, and how it goes. */
export function tellWhyHeard({ name = '', isBeside }: MixQuestion, brief: Brief | null): string {
  if (brief === null) return 'I have heard nothing so far.';
  // What is gone needs no more than where it came from.
  if (isBeside === true) return 'I had taken it from your words, and wrongly.';
  if (name === brief.situation)
    return `Because I heard ${name} in what you told me. If that is wrong, tell me what it is instead.`;
  const held = brief.wanted.find(({ value }) => value === name);
  if (held !== undefined)
    return `Because I took “${held.matched}” from your words for a wish. Say “no ${nameOf(held)}”, and it goes.`;
  return `Because what you wrote sounded ${sounded[brief.mood]} to me. If I misread you, choose the right mood beside my answer, or tell me more.`;
}

/** "Who named it?": a mix is named after what was heard. */
export function tellName(brief: Brief | null): string {
  const what = brief?.situation ?? brief?.mood ?? 'your words';
  return `I named it after what I heard, ${what}, and it changes when I hear something else.`;
}
