import type { ReflectionTone } from '../reflection/worth-saying.ts';
import { lines } from './lines.ts';

/** First sentences that say back what was told. `{statement}` is it, turned to the listener: "your daughter took her first steps". */
export const reflections: Readonly<Record<ReflectionTone, readonly string[]>> = {
  hurts: lines(`
I am sorry to hear that {statement}.
I am sorry that {statement}.
So {statement}; I am sorry.
It is no small thing that {statement}.
It is hard to read that {statement}.
I feel for you: {statement}.
  `),
  glad: lines(`
How good to hear that {statement}.
How lovely that {statement}.
I am glad to hear that {statement}.
So {statement}; that is good to read.
What good news that {statement}.
It is lovely that {statement}.
  `),
  kind: lines(`
Thank you for telling me that {statement}.
I hear you: {statement}.
I am listening: {statement}.
I am with you: {statement}.
  `),
  open: lines(`
I hear you: {statement}.
I am listening: {statement}.
Thank you for telling me that {statement}.
I am with you: {statement}.
You have my ear: {statement}.
  `),
};
