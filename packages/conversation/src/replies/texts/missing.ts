import { lines } from './lines.ts';

/**
 * What is said of a wish that no song here is known to have: `{what}` is the wish, `{near}` what comes in its place. A playlist may
 * call itself so all the same.
 */
export const nearestReplies = lines(`
I know of no {what} here, I am sorry. The nearest is {near}, so that is what comes.
No {what} that I know of. What comes nearest is {near}, and I took that.
I know no {what} here, sadly. {Near} is the nearest, and stands in for it.
Of {what} I know no song here. {Near} comes nearest, so I went by that.
To be honest, I know of no {what}. {Near} is as near as it gets here.
I looked for {what} among the songs, and know of none. {Near} is nearest, so you hear that.
`);

export const nothingNearReplies = lines(`
I know of no {what} here, I am sorry.
I know no {what} here, sadly.
To be honest, I know of no {what} here.
Of {what} I know no song here, and I am sorry.
I looked for {what} among the songs, and know of none.
`);

/** Where the songs do not tell: `{what}` is a voice, a language, what songs are about, anything else. */
export const untoldReplies = {
  voice: lines(`
Who sings is not written down here, so {what} I cannot promise.
Whether a woman or a man sings nobody has noted here, so I cannot promise {what}.
`),
  language: lines(`
In which language they sing is not written down here, so I cannot promise {what}.
Nobody has noted here which songs are sung in what language, so {what} are luck, I am sorry.
`),
  singing: lines(`
Who sings, and in which language, is not written down here, so I cannot promise {what}.
Nobody has noted here who sings and in what language, so {what} I cannot promise.
`),
  about: lines(`
What songs are about is not written down here. I looked for {what} in the titles, and found none.
I can only look through the titles for {what}, and no title says so, sorry.
No title here says {what}, and more than the title I do not know, sorry.
`),
  other: lines(`
I do not know which songs are {what}, sorry. A song or an artist like it would help me.
I am not sure what {what} sounds like, sorry. Is there a song or an artist like it?
`),
};

/** Of whoever is asked for alone there is less than a mix holds: `{what}` counts it, and nothing else comes. */
export const fewHeldReplies = lines(`
There {are} {what} here, and nothing else is in the mix.
Here {are} {what}; the mix is those and no others.
I find {what} here, so the mix is no longer than that.
I know of {what} here, and the mix stays with those.
`);

export const oneHeldReplies = lines(`
There is one song by {name} here, and nothing else is in the mix.
I find one song by {name} here, so that is all of it.
`);
