import { lines } from '../lines.ts';

/** First sentences for what somebody is doing, or about to. */
export const doing = {
  workout: lines(`
Right, let us get that heart up.
Let us get to work.
Time to sweat.
A little more than last time, perhaps.
Warm up first, then no mercy.
Starting is the hardest part.
Strong day.
Let the body do the talking.
Let the beat count for you.
No excuses left.
You bring the muscle, I bring the noise.
Ready when you are.
That will not do itself.
Good, put some weight behind it.
Breathe out on the push.
Again, and again, and breathe.
Strength likes a beat.
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
Step by step by step.
The road is waiting.
Long stride, light shoulders.
Run your own race.
Running is a song of its own.
Breath and beat, nothing else.
You will be glad you went.
As fast or slow as you like.
Off you go.
One foot, then the other, for a while.
Let the town go by.
Steady, and let it carry you.
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
It is a game, and more than one.
That gets the heart going.
A game like that needs a crowd.
The nerves are part of it.
All together now.
That is a big one.
Sport makes hearts loud.
Your heart is in it, I can tell.
Win or lose, loud either way.
For the love of the game.
That needs anthems.
Come on, then.
Whatever happens, sing.
Games are better with a beat.
Fingers crossed.
Sport it is.
Drums first, then the whistle.
Let us play, then.
Up for it, I see.
Let the floor shake.
  `),
  commute: lines(`
On the way, then.
The usual way, with better company.
Ways are good for thinking.
May the way be kind.
A bit of way between here and there.
That stretch needs a soundtrack.
Some music for the way.
The way is a good place for music.
Bit by bit, there.
Every way is shorter with a song.
In between is a place too.
Let it be your hour.
Ears free for something good.
The city goes by better like this.
A bit of time for listening.
A way needs a song.
Off you go, in good company.
A stretch of time for yourself.
Look up once in a while.
A little in-between time.
The road knows the way.
  `),
  travel: lines(`
On the move, then.
The road is the best part.
New places, open ears.
Music for the way, then.
Safe journey.
That is a fine distance for music.
Let the map worry about itself.
From one place to another, then.
Every trip wants its own songs.
I have something for the way.
Long roads like long songs.
Something to listen to on the way.
The first hour is the longest.
Safe travels.
Travel and music belong together.
A trip sounds better with music.
Let us cover some ground.
  `),
  cooking: lines(`
Something good is coming, I can tell.
The kitchen sounds better with music.
The kitchen is the right place for music.
Taste as you go.
Let it simmer.
Aprons on.
Wooden spoons make good microphones.
Slow food, good songs.
Good food deserves a soundtrack.
Stir in time.
Something good takes its time.
May it turn out well.
Pans out, then.
Dance while it cooks.
What a good hour of the day.
A kitchen with music cooks better.
Chop to the beat.
  `),
  cleaning: lines(`
Sleeves up, then.
Two songs a room.
Let us get it over with, loudly.
Mops dance too.
Start with what you can see.
It is done faster with a beat.
It gets done, song by song.
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
May nobody look at their phone.
A good table needs little else.
Guests and good music, then.
Warm, and not too loud.
Let the evening find its own pace.
May everybody ask for seconds.
That sounds like a lovely table.
Music for between the stories.
Good smells, good people.
Let it glow in the background.
Long dinners are the best ones.
You cook, I keep the room warm.
Something with taste, quietly.
Here is to seconds.
They will stay late, you will see.
Easy listening, in the best sense.
  `),
} as const;
