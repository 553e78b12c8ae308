import { lines } from '../lines.ts';

/** Places, seasons, and quiet hours. First sentences that hold for all that a topic means. */
export const surroundingsOpenings = {
  'quiet-moment': lines(`
Stillness like that is worth a lot.
A quiet moment, and you in the middle of it.
That is a good kind of nothing.
Quiet moments like that ask for very little.
The world is turned down low there.
Small and quiet, just right.
How good to have such a quiet corner.
  `),
  'cosy-evening': lines(`
That sounds like just the right corner of the world.
Nothing to do but be warm.
Soft, warm and unhurried, lovely.
Cosy at home is a fine plan.
That is comfort with a capital C.
Warm inside, and the world outside.
A snug corner and time to enjoy it.
  `),
  'rain-outside': lines(`
Weather like that makes a room feel closer.
The weather is putting on its own show.
Rain, wind or mist, it has its own voice.
The world grows smaller in weather like that.
Let it do what it likes out there.
Grey skies have their own kind of beauty.
Weather like that is worth a look out of the window.
  `),
  snow: lines(`
Snow makes everything sound different.
Snow turns the volume of the world down.
There is nothing like first steps in snow.
White outside, and everything softer.
Snow turns every street into a postcard.
Snowflakes are never in a hurry.
Snow changes the whole look of the world.
  `),
  heat: lines(`
Heat like that slows everything down.
Too hot to hurry, I take it.
Air that warm makes every step longer.
Even the shade must be sweating.
Weather like an oven, poor you.
Such heat leaves no room for anything quick.
The thermometer has lost all restraint.
  `),
  cold: lines(`
Cold like that gets into everything.
Freezing is no way to be.
That sounds like a job for many blankets.
Fingers and toes must be complaining.
The cold has a firm grip on things.
Being that cold makes everything stiff.
Warmth feels far away when one is freezing.
  `),
  'night-sky': lines(`
That is a sky to look at for a while.
The sky does that for free, imagine.
One feels small under that, in a good way.
Light like that makes people stop.
Heads up, then, and eyes wide.
Up there, somebody paints on a grand scale.
A sky like that is worth standing still for.
  `),
  sea: lines(`
Water has the oldest rhythm there is.
Water makes the thoughts wider.
So much water is good for the eyes.
Near the water everything slows down.
Water never says the same thing twice.
The waterside is a fine place to be.
There is room to breathe beside the water.
  `),
  woods: lines(`
Air like that clears the head.
Out there nothing asks for a reply.
Nature is the best kind of company.
Out in nature, a person unfolds.
Paths like that know where a mind should go.
Sky, earth and your own steps, lovely.
The wild has good manners; it lets one be.
  `),
  'slow-sunday': lines(`
No hurry on a day like that.
A slow day is a small holiday.
Nothing to do, and glad of it; perfect.
Days like that have round corners.
Doing nothing well is an art.
An unhurried day is a rare luxury.
The hours may stroll for once.
  `),
  'house-to-self': lines(`
The house to yourself, what a luxury.
Alone at home can be the best company.
Every room is yours, finally.
No voices, no requests, how lovely.
That silence at home is pure gold.
Nobody wants anything, and the sofa is yours.
Having the place to yourself is a treat.
  `),
  garden: lines(`
Things that grow take their time.
Green things make good company.
Growing things are always in the middle of something.
There is peace in tending plants.
Something green to look after is a fine thing.
Roots and leaves keep their own calendar.
Gardeners live on patience and hope.
  `),
};
