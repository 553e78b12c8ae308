import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** First sentences that claim nothing, for a message whose readings speak against each other. */
export const plainOpenings = lines(`
Thank you for telling me.
I hear you.
I am listening.
That is good to know.
I read that twice.
Thank you for that.
All right, I have that.
I will go by that.
Heard.
I took that in.
Good that you say so.
Understood, as far as one can from a line.
`);

/** Second sentences to go with them. */
export const plainLeads = lines(`
Here is some music beside it.
Tell me if it should lean another way.
See whether one of these fits.
These are a place to start.
Say a word, and I turn it.
A few lists to choose from, below.
Have a look at these.
Try one, and tell me how it lands.
Music to go with it, below.
You can steer it from here.
`);

/** First sentences for somebody who wants the music to lead them elsewhere; they are not there yet. */
export const shiftOpenings = lines(`
I hear where you want to get to.
We can try that.
That is a good thing to ask for.
Let us see what a few songs can do.
Good that you ask.
Then let us begin where you are.
I hear you.
That is what music is good at.
Gladly.
All right, let us turn that around.
We can do that, in steps.
Let us work on it.
That is a plan.
Understood, and no sudden jumps.
`);

/** First sentences where music was asked for and nothing was told: they speak of the music alone. */
export const musicOpenings: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
Something bright, then.
Sunny music it is.
Good spirits, coming up.
I went for the cheerful side.
Something with a smile in it.
Light and bright, then.
Let us go for the glad ones.
Music in a good mood, then.
Something warm and lively.
I picked the brighter end.
  `),
  sad: lines(`
Something on the sad side, then.
Slow and blue it is.
I went for the heavier ones.
Sad songs have their place.
Music in a minor key, then.
The blue end of the shelf, then.
Something that aches a little.
I picked the tender ones.
  `),
  energetic: lines(`
Something with drive, then.
Up-tempo it is.
I went for the loud ones.
Music that moves, then.
Something to get going with.
The lively end of the shelf, then.
I picked the ones with a kick.
Full of beans, then.
Something fast and loud.
Music with some push.
  `),
  calm: lines(`
Something easy, then.
Quiet music it is.
I went for the soft ones.
Something gentle to begin with.
Low and slow it is.
The calm end of the shelf, then.
I picked the unhurried ones.
Music that keeps its voice down.
Something mild, then.
Soft sounds, then.
  `),
  focus: lines(`
Something steady, then.
Even and clear it is.
I went for the unobtrusive ones.
Music that stays in the background.
Something to think to.
The level end of the shelf, then.
I picked the steady ones.
Something without fuss.
  `),
};
