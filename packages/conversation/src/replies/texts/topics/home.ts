import { lines } from '../lines.ts';

/** Evenings, families, and what is left. First sentences that hold for all that a topic means. */
export const homeOpenings = {
  'date-night': lines(`
Time for two is a fine thing.
Two people and all the time they need.
Good company for two, how lovely.
May it be easy and warm between you.
Just the right number of people.
An hour for two is worth ten.
Here is to long looks and good talk.
  `),
  'putting-to-sleep': lines(`
Small eyes grow heavy, with a little luck.
May they drift off before you do.
Little ones take the scenic route to sleep.
Softly, for small ears.
Bedtime with a little one is a tender hour.
Hush and patience are the whole bedtime secret.
Sleep is a big thing for small people.
  `),
  'kids-around': lines(`
Never a dull moment with children.
Nobody keeps time like children.
Small people take up a lot of room.
Children set the pace, as ever.
With children around, anything can happen.
Children fill every corner with life.
Children have their own laws of nature.
  `),
  'tired-parent': lines(`
Parenting asks for everything, and then some.
You give those children so much; of course you are empty.
Being needed all the time empties any parent.
Parents get tired to the bone.
There is no clocking off from being a parent.
No wonder your strength is gone; raising children takes it all.
Even the most loving parents run out of strength.
  `),
  'falling-asleep': lines(`
Sleep is a good idea.
Eyes closed is a good start.
Let the pillow have you.
Drifting off is a lovely plan.
A tired head and a soft pillow, good.
Sleep is welcome to come now.
Heavy eyes deserve their rest.
  `),
  'after-work': lines(`
Work is over there, and you are here.
That is enough of being useful for now.
Let the work slide off now.
The work is done, and the rest is yours.
Shoes off, work out of mind.
You did your part; the rest of the work keeps.
Done with work is a lovely state.
  `),
  waiting: lines(`
Waiting makes minutes longer.
The clock goes slowly when one has to wait.
Nobody is good at waiting.
Waiting is a strange kind of doing.
Waiting minutes are longer than others.
Patience is a muscle, and it is being used.
Time spent waiting is oddly shaped.
  `),
  'too-many-people': lines(`
People can be a lot.
Even the kindest company can be too much.
So much company leaves a person longing for quiet.
There are days with too many people in them.
It is all right to be done with people for now.
Some quiet of your own sounds overdue.
Being around others can use up a whole person.
  `),
  volunteering: lines(`
People like you hold things together.
Helping others is quiet, good work.
The world is kinder with people who help.
Giving time is giving a piece of oneself.
Caring for others is a generous thing to do.
A community lives from people who show up.
That is a good use of a heart.
  `),
  faith: lines(`
Faith goes to the deep places.
Prayer and faith have room for everything.
Some things are holy, and it can be felt.
What is sacred to you deserves quiet respect.
Faith gives a day another depth.
The soul needs tending too.
May there be blessing in it.
  `),
  'song-memory': lines(`
Songs have a way of moving in.
A song can hold more than its three minutes.
Music finds its own way into a head and heart.
Certain songs simply stay.
A song like that belongs to you somehow.
Songs travel with us for reasons of their own.
It is strange what a song can do to a person.
  `),
};
