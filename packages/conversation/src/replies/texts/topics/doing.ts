import { lines } from '../lines.ts';

/** What somebody is doing. First sentences that hold for all that a topic means. */
export const doingOpenings = {
  workout: lines(`
A good workout speaks for itself.
Muscle and will go well together.
Training like that takes resolve.
The body likes to be put to work.
Sweat has its own rewards.
Showing up to train is half of it.
Effort like that makes a body proud.
  `),
  running: lines(`
Breath and stride, nothing else.
One foot, then the other, for a while.
Running clears more than the legs.
The road and your feet, an old friendship.
A run has its own rhythm.
Legs first, thoughts later.
Runners know a certain kind of freedom.
  `),
  'sport-other': lines(`
A body likes to move like that.
Movement like that is good for the whole person.
That is a fine way to feel alive.
Every sport has its own rhythm, and you have yours.
Balance, breath and will, all in one.
Muscles remember hours like that.
There is joy in moving well.
  `),
  'before-match': lines(`
Nerves are part of any contest.
Head clear, heart fast.
The contest is close, and your heart knows it.
All that training leads up to this.
Before a contest the air is electric.
The moment before the start is the loudest silence.
Game face on, I take it.
  `),
  dancing: lines(`
Feet first, then everything else.
The floor is yours.
Feet that want to dance are hard to argue with.
Dancing it is, wherever you are.
Hips know things that heads do not.
Nothing shakes off a day like dancing.
A body that wants to dance is a good sign.
  `),
  cleaning: lines(`
Sleeves up, and into the housework.
It gets done corner by corner.
Chores go better in good company.
Dirt and disorder have met their match.
Housework has a rhythm, once it gets going.
A clean home feels like a new one.
Somebody has to do the chores, and it is you.
  `),
  cooking: lines(`
Something good is coming, I can tell.
A kitchen at work is a fine place.
Stirring and tasting are old pleasures.
Good food starts with somebody at the stove.
Pots and pans make good company.
I can nearly smell it from here.
Whoever cooks holds the heart of the house.
  `),
  baking: lines(`
A home never smells better than with something in the oven.
Baking is patience that one can eat.
Flour on everything, I hope.
The oven will do the rest.
Flour, warmth and a bit of faith.
Baking makes any day smell better.
Whoever bakes makes friends.
  `),
  'guests-coming': lines(`
Guests, how nice.
A good table needs little else than people.
May everybody ask for seconds.
People at your place, how lovely.
A full house has its own rhythm.
Hosts do a lot before the bell rings.
An open door is a lovely thing to offer.
  `),
  'road-trip': lines(`
The open road is good company.
Miles and a windscreen, a fine pair.
A long drive has its own kind of thinking.
Let the miles go by in their own time.
The road has a lot to show.
Wheels turning, landscape going by.
Long roads suit wandering thoughts.
  `),
  commute: lines(`
The way there and back is part of life too.
On the way is a place of its own.
A stretch of way between one thing and another.
The daily way has its own rhythm.
A commute is a small world of its own.
So, on the move between here and there.
Half of life happens between two doors.
  `),
  'train-or-plane': lines(`
A seat and time, somewhere between places.
Travelling is half movement, half waiting.
Somewhere between here and there, you have time.
Travellers live by their own clock.
The world goes by, and you are in it.
A journey like that leaves room for thoughts.
Being on a journey is a state of mind.
  `),
  'travel-trouble': lines(`
What a way to treat a traveller.
You had somewhere to be, and then this.
Waiting to move is the worst part of travel.
Timetables can be works of fiction.
Stuck on the way is nobody's favourite place.
That is maddening; travel should move.
I am sorry your journey has hit a wall.
  `),
  diy: lines(`
Good, a job with something to show for it.
Tools out, sleeves up.
It is good to make and mend things.
Jobs like that always have one screw too many.
Every such job begins with a brave first move.
Hammer, brush or spanner, all honest tools.
That is honest work for two hands.
  `),
  painting: lines(`
Line and colour are good company.
A line, and then the next.
Making pictures slows the world down.
Eyes and hand, in quiet agreement.
There is a whole world in a picture.
  `),
  writing: lines(`
A page fills up one word at a time.
Sentence by sentence, then.
The blank page is a brave place to be.
Writers spend a lot of time inside their heads.
Somewhere the next sentence is already waiting.
Words take their own time.
Pages like that are built from patience.
  `),
  needlework: lines(`
Busy fingers make a quiet mind.
Small, careful movements have their own peace.
Handmade things carry time inside them.
Hands like to have something to do.
Something grows under those hands.
A thing made by hand is worth the hours.
Thread, paper or wool, it all takes patience.
  `),
  coding: lines(`
Code gives in to patience.
May the tests be green.
Editor open, world closed.
Just you and the blinking cursor.
The rubber duck is listening.
Line by line, the code takes shape.
Computers do exactly what one tells them, alas.
  `),
  studying: lines(`
Books open, then.
Page by page, it adds up.
Learning is slow, and then sudden.
A head at work is a fine thing.
Every bit of studying counts.
Let the desk be an island.
Studying takes a steady heart and a chair.
  `),
  paperwork: lines(`
Nobody dreams of paperwork, and somebody must do it.
It gets done line by line.
Desk work like that needs a steady head.
Such piles shrink one piece at a time.
Rows, boxes and messages, all wanting you.
Admin is the broccoli of life.
Paperwork asks for patience more than brains.
  `),
  'deep-work': lines(`
A clear head and one thing in front of it.
Focus is a quiet kind of power.
One thing at a time, and the world outside.
Concentration needs a bit of shelter.
Everything but the task may wait.
You take the task; the rest can stay outside.
A mind on one thing is a fine tool.
  `),
  reading: lines(`
A book and some time, perfect.
One more chapter is always fine.
Losing track of time is half of reading.
Reading is a fine way to be elsewhere.
Pages hold whole worlds.
A book is quiet company of the best kind.
The world can do without you for a few pages.
  `),
  gaming: lines(`
There is always room for one more round.
Your move, player.
Other worlds need you too.
Pixels can make a heart beat fast.
Video games are a serious kind of play.
Controller or keys, thumbs at the ready.
There are worlds to save and scores to settle.
  `),
  'board-games': lines(`
May the dice be kind.
A game brings out everything in people.
Brains like to play.
A good puzzle or game makes time vanish.
A table and a game need little else.
Playing keeps people young.
Cards, pieces or questions, wits at the ready.
  `),
  film: lines(`
Stories leave something behind.
Some stories follow a person home.
Made-up people can feel very real.
There is nothing like being deep in a story.
Some fictional worlds become a second home.
A story can take hold of a heart.
Fans know what it is to live in two worlds.
  `),
  practising: lines(`
Every bar gets easier the tenth time.
Practice has its own quiet pride.
Note by note, it comes together.
Making music is a lovely kind of work.
Musicians are made in hours like that.
Scales and patience, the old pair.
Rehearsing is where the courage grows.
  `),
  meditating: lines(`
Only the breath, for a while.
A still mind is a good place to sit.
There is room between two breaths.
Stillness has a depth of its own.
A quiet place inside is worth visiting.
Breath by breath, everything softens.
Be here, that is all.
  `),
  'waking-up': lines(`
Mornings take a moment.
One eye at a time.
No rush to be a person yet.
Getting up is the hardest part of it.
A new day, still in its wrapping.
Waking up is slow work.
Up is a direction, not a speed.
  `),
  'morning-coffee': lines(`
First the cup, then the world.
That first sip sets the pace.
A slow start is a fine start.
Mornings like that should be taken slowly.
A quiet table in the morning is worth a lot.
Good things first, the day after.
A gentle morning ritual is half the day.
  `),
};
