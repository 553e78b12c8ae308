import { lines } from '../lines.ts';

/** First sentences for what somebody is doing, or about to. */
export const doing = {
  workout: lines(`
Right, let us get that heart up.
Let us get to work.
Time to sweat.
One more set than you planned.
Warm up first, then no mercy.
Starting is the hardest part.
Strong day.
Your legs will complain tomorrow.
Let the beat count for you.
No excuses left.
You bring the muscle, I bring the noise.
Ready when you are.
That will not do itself.
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
Keep something for the end.
Off you go.
One foot, then the other, for a while.
Let the town go by.
Steady now, it is a long one.
That is a good way to clear a head.
Breathe in, set off.
The finish can wait.
Pace is everything.
Legs first, thoughts later.
Run it out.
  `),
  'sports match': lines(`
Match day.
May the right side win.
Scarves up.
That gets the heart going.
A game like that needs a crowd.
The nerves are part of it.
All together now.
That is a big one.
Let us hear the stands.
Your heart is in it, I can tell.
Home or away, loud either way.
Bring it home.
That needs anthems.
Come on, then.
Whatever happens, sing.
A game like that makes legends.
Fingers crossed.
Eyes on the ball.
Drums first, then the whistle.
Now it counts.
Up for it, I see.
Let the floor shake.
  `),
  commute: lines(`
On the way, then.
The usual way, with better company.
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
A stretch of time for yourself.
Look up once in a while.
A little in-between time.
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
The kitchen sounds better with music.
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
Something good takes its time.
The best part is before it is ready.
Pans out, then.
Dance while it cooks.
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
It has waited long enough.
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
Plates, glasses, and a bit of sound.
May nobody look at their phone.
A good table needs little else.
The door will ring any minute.
Warm, and not too loud.
Let the evening find its own pace.
May everybody ask for seconds.
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
} as const;
