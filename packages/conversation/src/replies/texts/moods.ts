import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** First sentences where a mood was told, and nothing of what it is about. */
export const moodOpenings: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
That is good to hear.
Lovely.
What a nice thing to read.
I like the sound of that.
That deserves music.
You sound light today.
That put some sun in here.
Good. Let us not waste it.
Wonderful.
That has a spring in its step.
Glad you told me.
So good.
Days like that are worth a soundtrack.
Now that is a mood.
Happy to hear it.
You can hear the smile in that.
That is a fine way to feel.
Keep that.
Ah, nice.
Sounds like a good one.
May it last all day.
That warms the place up.
Good things, then.
You wear it well.
Here is to that.
That is worth singing about.
More of that, please.
That comes through bright and clear.
What a good note to begin on.
Then let us celebrate it a little.
  `),
  sad: lines(`
I am sorry it is like that.
That sounds heavy.
Thank you for telling me.
That is a lot to carry.
I hear you.
That hurts, I can tell.
It makes sense that you feel that way.
I am glad you said it.
Hard is hard, and you may say so.
That is not easy.
You do not have to make it smaller here.
That must weigh on you.
I am sorry.
That is a weight, I hear it.
No wonder you are low.
It is all right to feel that.
That is a hard place to be.
I wish it were lighter for you.
That is allowed to be so.
I hear that it is not a light one.
That sits deep.
I am here with you for a bit.
It is okay not to be okay.
That would get anyone down.
Take the time it needs.
I hear how much that is.
It can be this heavy, yes.
That sounds like it aches.
Be kind to yourself with that.
You need not explain it.
  `),
  energetic: lines(`
There is a lot of power in that.
I can feel that from here.
That wants to move.
All right, with force.
That comes with some force.
That has some voltage.
Big energy.
Let it out.
That will not sit still, will it.
Loud is right for that.
I hear it building.
Let us give that some room.
Then turn it up.
That needs volume.
Nothing half about that.
That is not for whispering.
That is a lot, and it wants somewhere to go.
Then no holding back.
That has some weight behind it.
That needs something solid to push on.
Loud and clear.
Nothing quiet for that.
Right, with some noise.
A lot of it, and all at once.
That asks for drums.
Good, put your weight behind it.
That pulse is something.
Then as loud as you like.
I get it, all of it.
Straight ahead, then.
  `),
  calm: lines(`
Softly, then.
Good, slow is fine.
Then let us keep it quiet.
Something soft, then.
There is no hurry here.
Let us keep the volume low.
Some quiet, then.
Rest is a fine plan.
Let it go soft.
I will keep my voice down.
A deep breath first.
Easy does it.
Nothing sudden, I promise.
A little stillness, understood.
Slow it is.
You can let your shoulders drop.
That calls for low light.
Quiet, then.
Gentle, then.
Nothing loud, then.
The world can wait.
Low and slow, then.
Let it be simple.
Right, softly.
No noise, I promise.
Just enough, and no more.
Good, take the slow road.
Calm is worth looking after.
Sit down, stay a while.
Peace, then.
  `),
  focus: lines(`
Good, one thing at a time.
Head down, then.
Let us make some room to think.
That needs a clear desk.
I will stay in the background.
Something steady, understood.
Deep breath, first step.
Right, no distractions.
Then let us build a quiet wall around it.
You can do this bit by bit.
Concentration it is.
That asks for a steady hand.
Fine, we keep it even.
Work mode, got it.
Let me clear the noise.
Good, settle in.
I will not get in your way.
Something even, then.
The first ten minutes are the hardest.
Steady now.
That wants patience and a level beat.
All right, eyes on it.
Let us keep the thread.
Quiet hands, clear head.
You know what to do; I do the rest.
Door closed.
Then one thing, and only that.
Then nothing that pulls at you.
One step, then the next.
Set, and go.
  `),
};
