import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** First sentences that claim nothing: not what is felt, nor whether it is good or bad. */
export const plainOpenings = lines(`
Thank you for telling me.
I hear you.
I am listening.
Thanks for letting me know.
All right, I have that.
I will go by that.
Heard.
I took that in.
Good that you say so.
Understood, as far as one can from a line.
Okay, I am with you.
Noted.
I see.
Thank you, that gives me something to go by.
Right, I am here.
I read you.
That tells me something.
Okay.
Thank you for the picture.
All right.
I follow.
Got it, I think.
Thanks, I have it.
You have my ear.
That is something to begin with.
I am all ears.
Let me see what goes with that.
Let me take it from there.
I took you at your word.
I can work with that.
Then let us see.
Let us start from there.
I am glad you wrote.
Fair enough.
Thank you for the line.
Good to have you here.
I will keep that in mind.
Then I begin with that.
I have a rough idea.
One guess at it, then.
I looked around for that.
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
You need not say more than you want to.
I read that slowly.
Thank you for trusting me with it.
However that is for you, it may be so.
There is room for that here.
Whatever it stirs up, it can be here.
I will not make it smaller than it is.
I have no clever words for that, only music.
You can leave that here for a while.
I hear what you say.
That can take all the room it needs.
No need to explain.
I keep you company with it.
Thank you for not keeping it to yourself.
`);

/** Second sentences to go with these. */
export const kindLeads = lines(`
Here is some music beside it.
These are a place to start, and you can turn them.
Tell me if it should lean another way.
Have these beside you for now.
Music to go with it, below, as quietly as you like.
Should another mood be closer, tap it.
Take one of these, or none yet.
If something else would do you more good, say so.
These can simply play.
I looked for music that leaves you room.
Let one of these keep you company.
See whether one of them is kind to you.
You can steer it, now or later.
There is no wrong one to begin with.
Start with whichever you like, or let it be.
I hope one of these sits right.
Something to have on while it is so.
A few to choose from, whenever you like.
Let me know if they miss, and I look again.
Here is what I would put on now.
These ask nothing of you.
Play one softly, and see.
These are here for as long as you want them.
`);

/** Second sentences to go with the others. */
export const plainLeads = lines(`
Here is some music beside it.
Tell me if it should lean another way.
See whether one of these fits.
These are a place to start.
Say a word, and I change it.
A few lists to choose from, below.
Have a look at these.
Try one, and tell me how it lands.
Music to go with it, below.
Tell me what you would like more or less of.
Here is a first idea.
If it is off, one word turns it.
These came nearest.
Take your pick of these.
Tell me what is missing, and I look again.
Here are some to try.
Brighter or quieter, just say.
Point me elsewhere if I misread it.
It is a guess, and you can correct it.
Try a few of them.
I picked a handful.
If another mood is closer, tap it.
More of this or less of it, you decide.
Let me know which of them works.
The first one is my best guess.
Start anywhere.
See what speaks to you.
Some of these may do.
Nothing here is fixed; say what you would change.
Try these, and tell me what to change.
That is what I would put on.
These might go along with it.
Should it be different, tell me how.
There is more where these came from.
A word from you is enough to turn it.
A beginning, and you say where to.
I can go faster, slower, lighter, darker.
If not these, then others.
Below is what I found for it.
I hope one of them sits right.
Here is what I would begin with.
Let these be a first try.
You know best which of them it is.
You tell me whether I heard right.
Change whatever you like about it.
Let us see if one of these will do.
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
Let me see what there is for that.
I went through what there is.
I looked for it.
Good idea.
Let me try.
On it.
Gladly.
I searched as well as I could.
Here is what turned up.
I had a look around.
Sure.
A search like that is a bit of a guess.
I can try that.
Let us have a look.
With pleasure.
All right, let me look.
Certainly.
I took a guess at what you mean.
I did my best with that.
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
