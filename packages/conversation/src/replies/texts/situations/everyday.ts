import { lines } from '../lines.ts';

/** First sentences for the hours of a day and what fills them quietly. */
export const everyday = {
  'waking up': lines(`
Good morning.
Slowly, the day can wait.
Coffee first.
One eye at a time.
A new one, still in its wrapping.
Let some light in.
Stretch, then decide.
Mornings are better with a tune.
No rush to be a person yet.
The kettle knows what to do.
Hello, day.
Up you get, gently.
That alarm was rude.
Let the first song do the lifting.
The first step is the worst of it.
Something to open the curtains to.
Early, is it?
We begin softly.
Take your time with it.
The sun managed it too.
Today has not asked for anything so far.
Rise, and maybe shine.
  `),
  'winding down': lines(`
The day can let go of you now.
Shoes off, lights low.
That is enough for today.
Let the evening do its work.
Now nothing, for a while.
Put the phone face down.
Tea, perhaps.
The loud part is over.
Breathe out, all the way.
Nothing left on the list tonight.
Evening is a kind place.
Let the shoulders come down.
Slow hour, then.
A blanket would not hurt.
Whatever is left will keep until morning.
Close the laptop gently.
The couch has been waiting.
Quiet looks good on the end of a day.
Let it fade.
Soft socks, soft songs.
That is a good end to a day.
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
Ten minutes can be wide.
Everything else can wait outside.
You are allowed to do nothing.
Settle in.
  `),
  reading: lines(`
A book and an hour, perfect.
Turn the page when you like.
I will keep quiet between the lines.
No words from me, then.
The best chair, I hope.
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
You will know more in an hour.
Let us keep the head clear.
Short breaks count too.
The margin notes are half of it.
Steady beats patience.
Highlighters ready.
I keep the noise out, you keep the facts in.
Begin with the part you dread.
That pile gets smaller, promise.
Good, let us settle into it.
A quiet hour does wonders.
Phone in the other room.
No lyrics to trip over.
It sinks in slowly, and then it stays.
Learning looks like this.
Sit up, sip water, go.
You are further than you think.
Twenty-five minutes, then stretch.
Let the desk be an island.
Focus comes after you start.
  `),
  exams: lines(`
Exams take a lot out of you.
You know more of it than it feels like.
One question at a time.
Nerves mean that it matters.
Deep breath before you turn the page.
All that work in one head, I feel for you.
The clock is loud on days like that.
You have done what you could, and a bit.
It will be over sooner than you think.
A calm head finds the answers.
Breaks count as well.
That is a lot to hold in one head.
No exam measures the whole of you.
Steady, you have sat through worse.
Let us keep the panic down.
Little by little is still forward.
Nerves are loud before it, I know.
You get to breathe in between.
Whatever comes up, start with what you know.
It is only paper, strong as it feels.
I hope the right questions come.
Pencils sharp, heart slow.
  `),
  coding: lines(`
Editor open, world closed.
May the tests be green.
One bug at a time.
It compiles in your head already.
Tabs or spaces, I do not ask.
Let the build run, let the music run.
The rubber duck is listening.
Deep in it, I see.
Small commits, long songs.
Logs tell the truth, mostly.
That function will give in.
Coffee, then the hard part.
You are in the zone; I will keep you there.
Stack traces read better with a beat.
One problem at a time.
Steady loop, coming up.
Let it be a boring deploy.
The diff is getting smaller.
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
Nothing to prove, only to try.
It does not have to be good yet.
Hands busy, mind free.
Start anywhere.
Ideas come while you work.
Stay loose.
That sounds like a fine afternoon.
A blank page and a song to go with it.
Let the thing surprise you.
Glue, thread, words, whatever it takes.
Small steps, odd turns.
You can throw it away later, or keep it for ever.
Something that was not there this morning.
Let it grow a bit wild.
  `),
  rain: lines(`
Rain on the window, then.
A good day to stay in.
The sky is doing its grey thing.
There is a rhythm in that already.
Let it pour.
Blanket weather.
Rain has good manners, it asks for nothing.
Everything shines a little in the rain.
That sound needs only a little company.
Somewhere a gutter is singing.
No umbrella needed in here.
Drops on glass, and time to watch.
Grey can be gentle.
It washes the day a bit.
Tea weather, too.
Let the puddles be.
Slow rain, slow songs.
The garden is pleased, at least.
One can think well in this.
Inside is a fine place to be.
It will rain itself out.
Drizzle or downpour, it has music in it.
  `),
  'children around': lines(`
Little ears, understood.
Small people make big noise.
Songs for everybody in the room, then.
Nothing they should not repeat at school.
The small ones get a vote too.
May there be dancing in socks.
I will keep it friendly.
Sing along, all of you.
Small voices, big opinions.
Family hour, lovely.
Something that grown-ups can stand as well.
Crumbs and all.
Let the little ones lead.
Good clean fun.
One more time, they will say.
The house sounds full.
Hands up, turn around.
That is a happy kind of chaos.
Juice for everyone.
May everybody have fun with it.
Short legs, long songs.
Their favourites become yours, you know.
  `),
  boredom: lines(`
An empty hour, then.
Time to fill, then.
Nothing on, nothing up.
Time is going on tiptoe.
Let us find something you have not heard.
The ceiling has been studied enough.
Boredom is an open door, sort of.
Something to poke the day with.
That needs a change of scenery.
Scroll no further.
A bit of colour, then.
The clock has stopped, I believe you.
Let us shake it up a little.
How about something odd?
You never know what hides in a list.
Same old, same old, until now.
An empty hour is worth something.
Time for a detour.
Let us go where you do not usually go.
Nothing happens until something does.
I might have something.
Pick a cover you would never pick.
  `),
} as const;
