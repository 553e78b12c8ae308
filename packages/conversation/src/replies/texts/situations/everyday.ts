import { lines } from '../lines.ts';

/** First sentences for the hours of a day and what fills them quietly. */
export const everyday = {
  'waking up': lines(`
Good morning.
Slowly, the day can wait.
Coffee first.
A new one, still in its wrapping.
Let some light in.
Stretch, then decide.
Mornings are better with a tune.
No rush to be a person yet.
Hello, day.
Up you get, gently.
Eyes first, then the rest.
Let the first song do the lifting.
The first step is the worst of it.
Something to open the curtains to.
A day starts better with a song.
We begin softly.
Take your time with it.
No need to hurry the first minutes.
Today has not asked for anything so far.
  `),
  'winding down': lines(`
You may let go of things for a while.
Shoes off, lights low.
That is enough doing for now.
Let the quiet do its work.
Now nothing, for a while.
Put the phone face down.
A little ease, then.
No noise for a while.
Breathe out, all the way.
No list, no plan, for a bit.
A slow hour is a kind place.
Let the shoulders come down.
Slow, then, and no clock.
Nothing to do, and time to do it.
Whatever is left will keep.
Nobody needs anything from you right now.
Sit how you like.
Quiet is a good place to sit.
Let it fade.
Soft socks, soft songs.
That is a good way to be still.
From here it only gets slower.
  `),
  'falling asleep': lines(`
Good night, then.
Eyes closed is a good start.
Let the pillow have you.
The day is over, truly.
Nothing more is asked of you.
Sleep will find you.
Slow breath, slow music.
I will keep it very quiet.
Blankets up.
Let the dark be soft.
Dream of something kind.
Heavy limbs, light head.
It can all wait until morning.
Lights out.
Drift, no hurry.
The night has time.
Let the thoughts go by like trains.
One long breath, and another.
Turn over, settle.
May the house be still.
Rest well.
Down you go, softly.
  `),
  meditation: lines(`
Sit as you are.
Only the breath, for a while.
Nothing to achieve here.
Let thoughts come and let them go.
Shoulders down, jaw loose.
A quiet place, then.
Be here, that is all.
In, and out.
Stillness has a sound too.
Let the ground hold you.
Begin again, as often as you like.
There is room between two breaths.
Soft eyes.
No one is keeping score.
Let it be simple.
Slowly, and then slower.
Come back to the breath.
Just this.
However long you have is enough.
Everything else can wait outside.
You are allowed to do nothing.
Settle in.
  `),
  reading: lines(`
A book and an hour, perfect.
Turn the page when you like.
I will keep quiet between the lines.
No words from me, then.
Words for the eyes, music for the rest.
Some stories like a low hum.
Let the chapter go long.
One more chapter is always fine.
Good light, good book.
The kettle within reach.
Lose track of time, gladly.
That is a fine way to be elsewhere.
Music without words, for the words you have.
Open it and lean back.
You read, I set the scene.
May the ending be worth it.
Quiet company for the plot.
Nothing that tells its own story.
May it be a good page.
The world can do without you for a bit.
Ink and air, nothing else.
I will not spoil it.
  `),
  study: lines(`
Books open, then.
One page at a time gets you there.
Every bit you do is done.
Let us keep the head clear.
Short breaks count too.
One thing after the other.
Steady beats patience.
Ready when you are, then.
I keep the noise out, you keep the facts in.
Begin anywhere, it counts.
A little at a time adds up.
Good, let us settle into it.
A quiet hour does wonders.
Phone in the other room.
I keep the background calm.
It sinks in slowly, and then it stays.
Learning looks like this.
Sit up, sip water, go.
Keep going as you can.
A stretch now and then helps.
Let the desk be an island.
Focus comes after you start.
  `),
  exams: lines(`
Exams take a lot out of you.
Exams are a lot to have in one's life.
One thing at a time is all there is.
Exams get under anybody's skin.
A deep breath costs nothing.
All that work in one head, I feel for you.
Exam days have a clock of their own.
Exams ask a lot, I know.
Exam time is a tiring time.
A calm head is worth a lot in exam time.
Breaks count as well.
That is a lot to hold in one head.
No exam measures the whole of you.
Steady, as well as one can.
Let us keep it steady.
Little by little is still forward.
Few things fill a head like an exam.
A break with music is a good break.
Be kind to your head.
It is a lot of weight for some paper.
I wish you well with the exams.
  `),
  coding: lines(`
Editor open, world closed.
May the tests be green.
One bug at a time.
Think it, type it, try it.
Tabs or spaces, I do not ask.
Let the build run, let the music run.
The rubber duck is listening.
Code and music go well together.
Small commits, long songs.
Logs tell the truth, mostly.
That function will give in.
Coffee, then the hard part.
You are in the zone; I will keep you there.
Stack traces read better with a beat.
One problem at a time.
Steady loop, coming up.
Let the code be kind.
Line by line.
Type quietly, think loudly.
It will give in at some point.
Breakpoints set.
Just you and the blinking cursor.
  `),
  'making something': lines(`
Making things, the best use of hands.
Let it be imperfect for now.
The first line is the bravest.
Mess is part of it.
I like that you are making something.
See where it wants to go.
Time will vanish, in the good way.
Busy hands are good company.
Hands like to have something to do.
It does not have to be good yet.
Hands busy, mind free.
Start anywhere.
Ideas come while you work.
Stay loose.
That sounds like time well spent.
A song to go with it.
Let the thing surprise you.
Whatever it takes, take it.
Small steps, odd turns.
You can throw it away later, or keep it for ever.
Something that was not there this morning.
Let it grow a bit wild.
  `),
  rain: lines(`
Rain, then.
The sky is doing its grey thing.
There is a rhythm in that already.
Let it pour.
Rain and music are old friends.
Rain has good manners, it asks for nothing.
Everything shines a little in the rain.
That sound needs only a little company.
Somewhere a gutter is singing.
The rain sets the beat.
Drops keep their own time.
Grey can be gentle.
It washes the day a bit.
Rain has a mood of its own.
Let the puddles be.
Slow rain, slow songs.
Somewhere something grows from it.
One can think well in this.
Rain makes room for music.
It will rain itself out.
Drizzle or downpour, it has music in it.
  `),
  'children around': lines(`
Children set the pace, as ever.
Small people take up a lot of room.
Something the whole family can live with.
Life with children has its own rhythm.
Children are a world of their own.
A day with children is a full one.
I keep it friendly.
They grow while you look, they say.
Never a dull day with children.
Family, then.
Children fill a day to the brim.
Children and music get on well.
Little ones leave big marks on a day.
Parents and all who help need music too.
There is a lot of life in that.
Children, then; I keep that in mind.
Nobody keeps time like children.
The young ones are on your mind, I see.
With children around, anything can happen.
  `),
  boredom: lines(`
An empty hour, then.
Time to fill, then.
Nothing on, nothing up.
Time is going on tiptoe.
Let us find something to do with it.
Something to poke the day with.
That needs a change of scenery.
Scroll no further.
A bit of colour, then.
Let us shake it up a little.
How about something odd?
You never know what hides in a list.
Same old, same old, until now.
An empty hour is worth something.
Time for a detour.
Let us go where you do not usually go.
I might have something.
Pick a cover you would never pick.
  `),
} as const;
