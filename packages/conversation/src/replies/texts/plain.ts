import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** First sentences that claim nothing: not what is felt, nor whether it is good or bad. */
export const plainOpenings = lines(`
Thank you for telling me.
I hear you.
I am listening.
Good that you say so.
Right, I am here.
Good of you to tell me.
You have my ear.
I am glad you wrote.
Good to have you here.
Thank you for letting me in on that.
That was worth telling.
I am all ears, and the music is with you.
Thanks for sharing that.
Now I know a bit of your day.
Good that you came by with it.
`);

/** The same for a message that may tell of something hard: kind, and nothing is claimed either. */
export const kindOpenings = lines(`
Thank you for telling me.
I hear you.
I am listening.
Thanks for letting me know.
I am glad you wrote.
Good that you say so.
You have my ear.
I took that in.
Thank you for saying it here.
I am here.
I am with you in this.
I read that slowly.
Thank you for trusting me with it.
There is room for that here.
I have no clever words for that, only music.
You can leave that here for a while.
I hear what you say.
That can take all the room it needs.
No need to explain.
I keep you company with it.
That is yours to tell, and I am glad you told it here.
Thank you for not keeping it to yourself.
`);

/** Second sentences to go with these. */
export const kindLeads = lines(`
Here is some music beside it.
Have these beside you for now.
Music to go with it, below, as quietly as you like.
Should another mood be closer, tap it.
Take one of these, or none yet.
If something else would do you more good, say so.
These can simply play.
I looked for music that leaves you room.
Let one of these keep you company.
See whether one of them is kind to you.
There is no wrong one to begin with.
Start with whichever you like, or let it be.
I hope one of these sits right.
Something to have on while it is so.
A few to choose from, whenever you like.
Here is what I would put on now.
These ask nothing of you.
Play one softly, and see.
These are here for as long as you want them.
`);

/** Second sentences to go with the others. */
export const plainLeads = lines(`
Here is some music beside it.
Music to go with it, below.
These might go along with it.
That is what I would put on.
Here is what I would begin with.
Here are some songs to go along.
Let these keep you company.
Some music for the rest of it.
Put one on, and see.
Say a word, and I change it.
If another mood is closer, tap it.
Start anywhere.
There is more where these came from.
`);

/** First sentences for somebody who wants the music to lead them elsewhere; they are not there yet. */
export const shiftOpenings = lines(`
I hear where you want to get to.
We can try that.
That is a good thing to ask for.
Let us see what a few songs can do.
Good that you ask.
Then let us begin.
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

/** First sentences where music was asked for in words that name none of its qualities. */
export const plainMusicOpenings = lines(`
Gladly.
With pleasure.
Sure.
Of course.
Certainly.
On it.
Good idea.
That I will.
`);

/** First sentences for what happened to somebody the listener knows. */
export const othersOpenings = {
  others: lines(`
I hope it goes well for them.
It is good that they have you.
That is not easy to watch from beside it.
They have somebody who thinks of them.
I hope it gets lighter for them soon.
I wish them well.
That touches you too, of course.
It is kind of you to carry some of it.
My best wishes to them.
I hope they have a better day soon.
  `),
  'others-glad': lines(`
How good for them.
You had a part in that, I am sure.
Tell them well done from here.
That must be good to see from close by.
Somebody has every reason to be proud.
A fine thing to be close to.
They did it, and you were there.
Good news travels well.
That is theirs, and a bit of it is yours.
Pass on my congratulations.
  `),
} as const;
