import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** Second sentences: from what was felt on to the music. They claim nothing of what is in it. */
export const leads: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
Let us keep it going with some music.
Here is something to match it.
Turn it up a little.
These should go well with that.
Some music to hold on to it.
Have these while it lasts.
Let the music smile along.
Here is company for it.
A few lists in the same light.
Something to dance to in the kitchen, perhaps.
Pick one and let it shine.
These are in the same spirit.
Let me add a soundtrack.
Start with whichever cover grins at you.
Music for exactly that, below.
May one of these be the song of the day.
Let us give it a beat.
These sound the way that feels.
Here is some sun to go with it.
Try these for the rest of the day.
Something bright to go along.
I picked with that in mind.
Let these ride along.
A little music for it, then.
These want to be heard with the window open.
  `),
  sad: lines(`
Here is music that sits with you.
These do not ask anything of you.
Some songs that know a little about that.
Let these keep you company for a while.
Music that does not hurry you, below.
Here is something that lets it be what it is.
These can hold a bit of it with you.
No need to feel better for these.
Let one of these stay with you.
Something quiet to lean on.
Here are songs that stay when it is heavy.
Take whichever one you can bear.
These are soft around the edges.
I looked for music with room in it.
You can just listen, nothing else.
Maybe one of these says it better than I can.
Here is a place to put it for a while.
Songs that do not look away, below.
Go as slowly as you like with these.
These may help to carry it.
Something to breathe with.
Let the music do the talking for a bit.
I found some that are kind.
Play them low, if that is easier.
Here is some company without questions.
  `),
  energetic: lines(`
Here is something to push with.
These have the drive for it.
Turn it loud and go.
Music with some fire, below.
Let it out on one of these.
These will not hold you back.
Something with a pulse to match.
Here is fuel.
Pick the loudest one.
These come in hard and stay there.
Let the drums take it from here.
Ready when you are.
These move as fast as that feels.
Something to throw yourself into.
Here is speed.
Play it loud enough to feel it.
These have teeth.
Let it run.
Music with its sleeves rolled up.
These keep the pressure where you want it.
All of that has a sound, and it is here.
Take it up with one of these.
Here is a wall of sound to lean against.
Go on, press play.
These go the distance.
  `),
  calm: lines(`
Here is something soft.
Let these slow the room down.
Some quiet music, nothing to do.
These leave plenty of air.
Take your time with one of these.
Something gentle for it.
Let it settle with these.
Music with low light, below.
These ask for nothing.
Here is a soft place to land.
Let the next hour be slow.
Something easy on the ears.
These breathe.
A little stillness, below.
These keep their voice down.
Put one on and let go of the rest.
Here is some peace and quiet, with melody.
These are as unhurried as it gets.
Music like a long exhale.
Lean back with these.
Something warm and slow.
Here is room to rest.
These fade nicely into the evening.
Quiet things, picked with care.
Let these do nothing in particular, beautifully.
  `),
  focus: lines(`
Here is music that stays out of the way.
These keep steady while you work.
Something even, to think over.
Let these hold the room while you get on with it.
Background that behaves, below.
These will not pull at your sleeve.
Here is a steady hum to work in.
Something with a straight line through it.
These stay under your thoughts.
Put one on and forget about it.
Here is a quiet engine.
Music to close the door with.
These repeat themselves in the best way.
Something clear to keep you on it.
Here is a long, level road.
These leave the words to you.
One of these, and then the first small step.
A calm frame around it, below.
These keep time so that you need not.
Here is some shelter from everything else.
Start one, start the task.
These hold their shape for hours.
Something tidy for the head.
Here is quiet company for the work.
These know how to be furniture.
  `),
};

/** Second sentences where the music begins at the feeling and leads somewhere else. */
export const shiftLeads = lines(`
The first songs stay close, and then it goes on.
Let us move it a little at a time.
Here is a gentle way out of it.
These begin close by and lead on.
One step after another, with music.
We will not jump; these walk.
Let these turn it slowly.
From here to there, at your pace.
The first few are the beginning of it.
Something to take you along.
Little by little, then.
These lean the way you want to go.
Let us see how far a song can carry it.
No rush; the direction is set.
Here are the first songs of the way.
Start with whichever you can, and let it lift from there.
These open the window a bit.
It can turn slowly, that is fine.
We go there together, song by song.
Let the music take the first step.
`);

/** Second sentences where music was named as well. `{what}` is what was asked for, whatever it is. */
export const constraintLeads = lines(`
So, {what}.
{what}, then.
I went for {what}.
{what} it is.
Here you go: {what}.
Noted, {what}.
{what}, as you asked.
{what}, just below.
I looked for {what}.
You said {what}, and so it is.
{what}, with pleasure.
To go with it: {what}.
And the music: {what}.
{what}, of course.
I kept to {what}.
{what}, coming up.
On it: {what}.
For that, {what}.
`);

/** The same for who tells of a loss or of pain: no "with pleasure" there. */
export const kindConstraintLeads = lines(`
So, {what}.
{what}, then.
I went for {what}.
{what}, as you asked.
{what}, just below.
I looked for {what}.
To go with it: {what}.
And the music: {what}.
I kept to {what}.
For that, {what}.
{what}, for as long as you like.
{what}, without any hurry.
{what}, close by.
`);
