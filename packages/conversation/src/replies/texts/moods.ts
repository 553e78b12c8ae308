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
Some days are like that, and they are hard.
That is not easy.
You do not have to make it smaller here.
That must weigh on you.
I am sorry.
That sounds lonely and long.
No wonder you are low.
It is all right to feel that.
That is a hard place to be.
I wish it were lighter for you.
Nothing about that is silly.
You have reason to be sad.
That sits deep.
I am here with you for a bit.
It is okay not to be okay today.
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
All right, full speed.
You are wide awake.
That has some voltage.
Big energy.
Let it out.
That will not sit still, will it.
You are ready.
I hear it building.
That is a charge worth using.
Strong.
That needs volume.
Nothing half about that.
You are up for it, clearly.
That is a lot, and it wants somewhere to go.
Then no holding back.
I would not stand in your way.
That is fire.
Loud and clear.
You sound unstoppable.
Right, let us move.
That kind of drive is rare; use it.
Sparks everywhere.
Good, put your weight behind it.
That pulse is something.
Ready, set.
I get it, all of it.
Straight ahead, then.
  `),
  calm: lines(`
That sounds peaceful.
Good, slow is fine.
Then let us keep it quiet.
A soft hour, then.
There is no hurry here.
That is a good place to be.
You have earned some quiet.
Rest is a fine plan.
Let the day go soft.
I will keep my voice down.
That sounds like a deep breath.
Easy does it.
Nothing needs doing for a while.
A little stillness, understood.
Slow it is.
You can let your shoulders drop.
That calls for low light.
Quiet suits you tonight.
Gentle, then.
That is what evenings are for.
The world can wait.
I like that kind of quiet.
Let it be simple.
Right, softly.
No noise, I promise.
That sounds like just enough.
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
You have something to get done, understood.
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
A long stretch ahead, then.
The first ten minutes are the hardest.
Steady now.
That wants patience and a level beat.
All right, eyes on it.
Let us keep the thread.
Quiet hands, clear head.
You know what to do; I do the rest.
Door closed.
That is a good thing to sink into.
Then only the task and the music.
One page, then the next.
Set, and go.
  `),
};
