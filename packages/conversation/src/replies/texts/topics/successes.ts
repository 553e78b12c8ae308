import { lines } from '../lines.ts';

/** What went well. First sentences that hold for all that a topic means. */
export const successesOpenings = {
  'exam-passed': lines(`
All that learning was for this; congratulations.
Congratulations; that is a result to be proud of.
Well done; that one is yours for good.
The test is behind you, and you won.
The examiners saw what you can do.
That is an exam result worth framing.
Passed in style, and well deserved.
  `),
  'got-the-job': lines(`
They saw what you can do.
Somebody there knows what you are worth.
That is a yes worth dancing to.
Congratulations; your work is wanted.
What wonderful news from the world of work.
A step forward like that is worth a toast.
They picked the right person for it.
  `),
  'got-in': lines(`
You are in, congratulations.
A yes from there, how good.
They wanted you, and rightly so.
That door is open, and it is open for you.
There is a place with your name on it now.
Accepted is a beautiful word.
They said yes to you, and I understand them.
  `),
  'work-finished': lines(`
Done and handed over; that took long breath.
That is a big thing to have finished.
All that work, and it is out of your hands.
The last stroke of a long piece of work is sweet.
Finished is one of the best words there is.
You carried that to the very end; well done.
After so long, it is really done.
  `),
  'race-run': lines(`
Your body and your will did that.
A lot of sweat is in that.
Well done; all that training shows.
You set yourself a goal and got there.
What a thing for a body to have done.
That was earned drop by drop.
Strength and stubbornness, and look where they got you.
  `),
  'match-won': lines(`
What a win.
Victory, and what a taste it has.
A win like that will be told for years.
The right side won.
Winning feels exactly as good as that.
Glory is a fine colour to wear.
A victory like that can be heard down the street.
  `),
  'prize-won': lines(`
A winner writes to me; what an honour.
You won that, how wonderful.
Winning looks good on you.
A win does not come every day; congratulations.
Congratulations, that win found the right hands.
The winning side is a sunny one.
Somebody had to win, and it was you.
  `),
  praised: lines(`
Words like that are worth keeping.
They noticed, and they said so; how good.
It warms to be seen like that.
Somebody saw what you do, and told you.
Praise like that can carry a person a long way.
You earned those kind words.
A good word lands deep.
  `),
  'debt-paid': lines(`
Money matters, for once in the happy direction.
A lighter load on the money side, how good.
Good news with a number in it.
A wallet can make a person smile, too.
Money that behaves is a fine thing.
You and your wallet have something to smile about.
That is a satisfying line in any bank book.
  `),
  'own-home': lines(`
A place of your own, how good.
May it be a happy home.
A home of one's own is a big thing.
That place is yours, every corner of it.
Home is getting its proper shape.
There is nothing like one's own front door.
Walls become a home bit by bit, and these are yours.
  `),
  'proud-of-child': lines(`
You must be so proud of them.
They did that, and you get to beam.
Pride like that hardly fits into one chest.
That young one has made you shine.
Congratulations to them, and to you.
The young ones can make a heart very wide.
They have somebody who sees how fine they are.
  `),
  'child-milestone': lines(`
Such a small person, and such a big moment.
Little ones can melt a heart in a second.
That belongs in the book of small wonders.
Small people do the biggest things.
Moments like that with a child stay for ever.
They grow while you look, they say.
A little one just made the world bigger.
  `),
};
