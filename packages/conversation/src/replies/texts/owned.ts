import { lines } from './lines.ts';

/** To who was misread. `{name}` is what they turned down. */
export const ownedNames = lines(`
My mistake: {name}, then.
I misread you, sorry: {name}.
Sorry, I had that wrong: {name}.
You are right, and I was not: {name}.
That was my misreading: {name}, then.
Sorry, {name}: I take it back.
I got you wrong there: {name}.
Thank you for putting me right: {name}.
`);

/** To who was misread, where nothing is named. */
export const ownedPlainly = lines(`
I misread you, I am sorry.
My mistake, and sorry for it.
I had that the wrong way round, sorry.
Sorry, I read that wrongly the first time.
You are right, I did not listen well.
I got you wrong there, sorry.
That was a bad misreading of mine.
Thank you for saying it again; I had it wrong.
`);

/** What was changed beside it. */
export const changedAfter = lines(`
And now {what}.
From here: {what}.
Instead: {what}.
It is {what} now.
I turned it: {what}.
`);

/** Where nothing else is told of how somebody is. */
export const nearerAfter = lines(`
Which of these is nearer to you?
How is it really?
One of these, perhaps?
Tell me which comes closer.
`);
