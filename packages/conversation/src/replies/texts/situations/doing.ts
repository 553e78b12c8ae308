import { lines } from '../lines.ts';

/** First sentences for what somebody is doing, or about to. */
export const doing = {
  workout: lines(`
Right, let us get that heart up.
Gloves on.
Time to sweat.
One more set than you planned.
Warm up first, then no mercy.
The hardest part was coming.
Strong day.
Your legs will complain tomorrow.
Let the beat count for you.
No excuses left.
You bring the muscle, I bring the noise.
Chalk up.
That bar will not lift itself.
Good, put some weight behind it.
Breathe out on the push.
Sets, reps, repeat.
Everything loud and heavy.
You will thank yourself later.
Into it, then.
That is a good hour to spend.
Let it burn.
Shake it loose and go.
  `),
  running: lines(`
Laces tied?
Out of the door is half of it.
Let your feet find the beat.
Easy first, then open up.
A good day for kilometres.
The road is waiting.
Long stride, light shoulders.
Run your own race.
The first mile always lies.
Breath and beat, nothing else.
You will be glad you went.
Keep something for the last hill.
Off you go.
One foot, then the other, for a while.
Let the town go by.
Steady now, it is a long one.
That is a good way to clear a head.
Wind in the face, then.
The finish can wait.
Pace is everything.
Legs first, thoughts later.
Run it out.
  `),
  'sports match': lines(`
Match day.
May the right side win.
Scarves up.
Ninety minutes of that is enough for anybody.
I hope the referee slept well.
The nerves are part of it.
All together now.
That is a big one.
Let us hear the stands.
Your heart will not survive penalties.
Home or away, loud either way.
Bring it home.
That needs anthems.
Come on, then.
Whatever happens, sing.
A game like that makes legends.
Fingers crossed on your side.
Eyes on the ball.
Drums first, then the whistle.
Now it counts.
Up for it, I see.
Let the floor shake.
  `),
  commute: lines(`
On the way, then.
Same seat, different day.
The window seat is the best thinker.
May it all run on time.
A bit of road between you and the day.
That stretch needs a soundtrack.
Let the others stare at their phones.
There is something nice about being carried.
Delays are shorter with music.
One stop after another.
Halfway is the best part.
In between is a place too.
Let it be your hour.
Elbows in, headphones on.
The city goes by better like this.
Nobody can ask you anything right now.
Rush hour needs a counterweight.
Off you go, in good company.
That line again, I suppose.
Look up once in a while.
Early start, or late finish?
The road knows the way.
  `),
  travel: lines(`
Off somewhere, how good.
Bags packed?
The road is the best part.
New places, open ears.
Windows down, then.
Safe journey.
That is a fine distance for music.
Let the map worry about itself.
Somewhere else by tonight.
Airports are all waiting, so let us wait well.
Snacks within reach, I hope.
Long roads like long songs.
Who gets the window?
The first hour is the longest.
A good trip begins like this.
Out of the usual, into it.
Look out for the odd sign.
Clouds from above, later.
There is nothing like leaving early.
The horizon is doing its thing.
Everything you need is in that bag.
Let us cover some ground.
  `),
  cooking: lines(`
Something good is coming, I can tell.
Onions first, as always.
A glass for the cook.
The kitchen is the right place for music.
Taste as you go.
Let it simmer.
That already smells nice.
Aprons on.
Wooden spoons make good microphones.
Slow food, good songs.
Salt at the end, I hear.
Dinner deserves a soundtrack.
Stir in time.
Nobody burns garlic on my watch.
The best part is before it is ready.
Pans out, then.
Cook for two, dance for one.
What a good hour of the day.
The recipe is only a suggestion.
Let the oven do its share.
Chop to the beat.
Hungry already.
  `),
  cleaning: lines(`
Sleeves up, then.
Two songs a room.
Let us get it over with, loudly.
The dust will not know what hit it.
Mops dance too.
Start with what you can see.
It is done faster with a beat.
That laundry has waited long enough.
One corner at a time.
Windows open, music up.
You will love it afterwards.
A tidy room, a tidy head, some say.
Sing into the broom.
The sink first.
Nobody watches, so move how you like.
Half an hour, in and out.
Bin bags at the ready.
Here is to clean sheets.
That needs tempo.
Everything off the floor, go.
The neighbours may join in.
Small victories, shelf by shelf.
  `),
  'dinner with guests': lines(`
Guests, how nice.
Set one more place for the music.
Something that lets people talk.
Candles, plates, and a bit of sound.
May nobody look at their phone.
A good table needs little else.
The door will ring any minute.
Warm, and not too loud.
Let the evening find its own pace.
I hope there is enough dessert.
That sounds like a lovely table.
Music for between the stories.
Good smells, good people.
Coats in the bedroom, then.
Let it glow in the background.
Long dinners are the best ones.
You cook, I keep the room warm.
Something with taste, quietly.
Here is to seconds.
They will stay late, you will see.
Easy listening, in the best sense.
The first glass, then the first song.
  `),
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
Bare feet on the floor is the worst of it.
Something to open the curtains to.
Early, is it?
We begin softly.
Bed hair and all.
The sun managed it too.
Today has not asked for anything so far.
Rise, and maybe shine.
  `),
  'winding down': lines(`
The day can let go of you now.
Shoes off, lights low.
That is enough for today.
Let the evening do its work.
You made it through; now nothing.
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
That was a full day.
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
Spine cracked, feet up.
You read, I set the scene.
May the ending be worth it.
Quiet company for the plot.
Nothing that tells its own story.
A rainy page or a sunny one?
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
All that cramming, I feel for you.
The clock is loud on days like that.
You have done what you could, and a bit.
It will be over sooner than you think.
A calm head finds the answers.
Sleep counts as revision too.
That is a lot to hold in one head.
No exam measures the whole of you.
Steady, you have sat through worse.
Let us keep the panic down.
A page more, then rest.
Hands cold, head hot, I know.
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
Nobody merges on a night like this, right?
Steady loop, coming up.
Let it be a boring deploy.
The diff is getting smaller.
Type quietly, think loudly.
It worked yesterday, I know.
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
Paint under the nails, I hope.
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
Wet streets shine at night.
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
The back seat gets a vote too.
May there be dancing in socks.
I will keep it friendly.
Sing along, all of you.
Are we there yet?
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
I hope nobody naps through it, or everybody does.
Short legs, long songs.
Their favourites become yours, you know.
  `),
  boredom: lines(`
Bored, are we.
A long afternoon, then.
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
