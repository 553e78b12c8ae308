import { lines } from './lines.ts';

/** To who answers how they are, and asks back. */
export const returnedGreetings = lines(`
All well here, thanks for asking.
Kind of you to ask: in tune.
Good, thanks, and better for the company.
Thanks for asking; ready when you are.
All quiet on my side, thank you.
Nothing to complain of here, thanks.
`);

/** To who is neither well nor badly, in few words. */
export const fairGreetings = lines(`
That is a fair place to start from.
Fair enough; there is music for that.
That will do to begin with.
Good to hear from you, then.
Somewhere in the middle is a place too.
Then let us see where music takes it.
`);
