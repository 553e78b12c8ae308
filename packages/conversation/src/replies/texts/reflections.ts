import type { ToldTone } from '../told-tone.ts';
import { lines } from './lines.ts';

/** First sentences that say back what was told. `{told}` is it, turned to the listener: "your daughter took her first steps". */
export const reflections: Readonly<Record<ToldTone, readonly string[]>> = {
  hurts: lines(`
I am sorry to hear that {told}.
I am sorry that {told}.
So {told}; I am sorry.
It is no small thing that {told}.
It is hard to read that {told}.
I feel for you: {told}.
  `),
  glad: lines(`
How good to hear that {told}.
How lovely that {told}.
I am glad to hear that {told}.
So {told}; that is good to read.
What good news that {told}.
It is lovely that {told}.
  `),
  open: lines(`
So {told}.
Right, so {told}.
Thank you for telling me that {told}.
I took in that {told}.
  `),
};
