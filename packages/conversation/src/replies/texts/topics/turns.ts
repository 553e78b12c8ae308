import { lines } from '../lines.ts';

/** What begins, ends, or has to be decided. First sentences that hold for all that a topic means. */
export const turnsOpenings = {
  'coming-out': lines(`
It takes courage to be seen as one is.
To live as oneself is a brave and tender thing.
Love should have room for all that a person is.
Coming out is a big step, whatever it stirs up.
Being honest about oneself has great weight.
Words like those carry a whole heart.
Thank you for trusting me with something so true.
  `),
  'big-decision': lines(`
That is a big question to carry.
A choice like that takes up a lot of room.
A fork in the road has its own gravity.
It is a lot to weigh, and it matters.
Big choices make a heart beat faster, either way.
Decisions like that have their own timing.
There is a whole life on both sides of that choice.
  `),
  leaving: lines(`
Leaving a place has its own weight.
Goodbyes to a place stay with a person.
Something ends there, and something of you stays.
To go is one thing, to look back another.
Leaving asks for a deep breath.
A chapter closes with a sound of its own.
Farewells hold a little of everything.
  `),
  beginning: lines(`
Beginnings have their own electricity.
That is a new page, still blank.
A new start is a big thing to walk into.
Something new begins, and you are in it.
Everything is fresh and a little strange at first.
New doors take a moment to feel like yours.
The first steps of something new count double.
  `),
  graduation: lines(`
Congratulations on the graduation.
All those years of learning in one moment.
A graduation is a proud thing.
That is a cap worth throwing.
School days end, and something opens.
A lot of pages led up to that graduation.
Graduation is an ending and a beginning in one.
  `),
  retirement: lines(`
Retirement turns the clock into something else.
All those working years add up to a lot.
The alarm clock loses its power there.
Life after work has its own rhythm.
That is a big door to walk through, retirement.
The days get a new shape without work.
A whole working life is a great deal to look back on.
  `),
  'moving-house': lines(`
Every box has a bit of a life in it.
A whole home in boxes, and you in between.
Moving brings all sorts of things to light.
A move turns everything upside down for a while.
From one home to another is a long way.
A place sounds different when it is half empty.
One room after the other, and a life moves along.
  `),
};
