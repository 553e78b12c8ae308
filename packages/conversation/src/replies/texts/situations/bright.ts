import { lines } from '../lines.ts';

/** First sentences for good days. */
export const bright = {
  celebration: lines(`
Now that is news.
Congratulations.
That is well worth it.
That calls for noise.
That is one to remember.
Cheers to that.
Well, hooray.
That deserves a toast.
You have something to celebrate, and rightly so.
Confetti from over here.
This is a good one, enjoy it.
Let the neighbours know.
That makes me want to clap.
That sounds like a good moment.
That is worth a song or ten.
May it go on a while.
So happy for you.
That is how it should be.
Raise the roof a little.
What a thing to be able to say.
This one is yours.
  `),
  achievement: lines(`
You did that.
Congratulations, that took work.
There it is, and it is yours.
Be proud of it.
That is a big thing to have done.
Good for you, truly.
Well done, truly.
Nobody can take that one from you.
That is yours, every inch.
That is a real step.
Impressive.
You made it.
That is worth standing still for.
I hope you tell everybody.
That deserves a victory lap.
Bravo.
That is no small thing.
That feeling is well earned.
Let that sink in.
That may be celebrated.
  `),
  'new love': lines(`
Oh, that is a lovely place to be.
Butterflies and all.
That is a fine kind of nervous.
Somebody made your day, I see.
You are glowing, even in writing.
New and bright, enjoy it.
That smile will not go away for a while.
How nice to be that happy over somebody.
Times like that are gold.
It suits you.
Your heart is doing cartwheels.
That is worth every second of it.
I like how that sounds.
They are lucky too.
Everything looks better like that, does it not.
Sweet.
Float a bit, you are allowed.
That spark is something.
What a lovely thing to have begun.
Keep that feeling near.
No need to sit still over that.
Let the whole street know, or nobody.
  `),
  wedding: lines(`
A wedding, how lovely.
Weddings ask for music.
To love, and everybody it brings together.
Love and a reason to dance.
All the best to the two of them.
Here is to yes.
A day like that stays with everybody.
Weddings are their own weather.
There is hardly a better reason for music.
A wedding, of all good things.
What a thing to be part of.
There is a lot of heart in that.
Love out loud, wonderful.
I hope it is all one could wish for.
A day for dressing up and crying a bit.
Let it be long and warm.
It is a good reason for a song.
To many years.
Everybody shines a little at a wedding.
That is a happy kind of busy.
May it all go well.
How good, a wedding.
  `),
  birth: lines(`
A baby, how wonderful.
Oh, congratulations.
A whole new person, imagine.
What a tiny, enormous thing.
That makes everything different, and lovely.
So small, and it changes everything.
That is the best news there is.
That is a thing to hold on to.
That is one to be over the moon about.
So much love for somebody so small.
A new one in the family.
I am so happy for you.
The world gets bigger by that.
Such a beginning.
Take it all in, slowly.
Little human, big news.
That is a wonderful thing to hear.
That is one to write down.
That is a tender time.
I wish you all the best with it.
Nothing quite prepares anybody for that.
  `),
  birthday: lines(`
Happy birthday to whoever's day it is.
A birthday, lovely.
Cake first, then everything else.
Another candle, then.
Here is to the one with the candles.
May the day be full of small good things.
One year richer.
That calls for balloons.
Let there be singing, in tune or not.
Many happy returns.
A day to be made a fuss of.
A birthday is a good reason for music.
To another round.
Make a wish first.
Birthdays are for being loved out loud.
Birthdays have their own light.
Let it be silly.
All the best for it.
Blow them out in one go.
A day for cake.
May it be a kind year.
This one should be remembered.
  `),
  reunion: lines(`
Being near each other, how good.
There is so much to catch up on.
Being together, lovely.
I hope for a long hug.
Some people are a kind of home.
That is a good thing to have.
I hope there is a lot of laughter in it.
What a good thing to look forward to.
Some people pick up right where they left off.
That is a good reason to be glad.
There will be stories, I hope.
There is a lot to tell, surely.
It is good to be known like that.
There is nothing like being near.
That is a warm thing to read.
The years fall away, do they not.
Take all the time there is.
Enjoy every minute of them.
People like that keep you young.
Some people are worth any wait.
May there be time for everything.
That is happiness with names.
  `),
  gratitude: lines(`
That is a good thing to notice.
It is lovely to hear you say that.
Gratitude looks good on you.
Some days hand you something, do they not.
That warms me to read.
Keep hold of it.
Small things, and yet.
You have good people around you.
That is a rich feeling.
It is fine to just be thankful for a while.
How nice to have that.
Worth writing down.
A feeling like that stays.
A full heart, that is.
I am glad you have that.
Let it be as good as it is.
What a thing to be able to say.
It is good to be able to say that.
Those are the moments.
You see the good in it, that is a gift too.
May there be more of it.
A quiet kind of happy.
  `),
  nostalgia: lines(`
Those days have their own light.
It is sweet and it stings a little.
Some memories have a soundtrack already.
Funny how close it still is.
That was a time.
You can visit, even if you cannot stay.
Memories know the way in.
The good old days, with all their dust.
Everything was longer then, summers most of all.
That takes you back.
Some years never quite end.
It is nice to have something worth missing.
I like that it is still with you.
Half a smile, half a sigh.
The past sounds close.
It is good to look back now and then.
A little time travel, then.
Songs keep such things well.
What a thing to remember.
Memory has good taste sometimes.
That is a fond kind of ache.
Let us put the needle back on.
  `),
  summer: lines(`
Summer, then.
Windows open, then.
That sounds warm.
Warm days have their own sound.
There is light in that.
Shoes off.
Summer asks for little.
Sun and music, why not.
That is weather with a plan.
Everything is better outside.
Let it be endless.
You can hear the summer in that.
Ice first, music second.
Good days for bare feet.
The sun is doing its part.
Nothing like it.
Those are times one remembers.
Let the sun have the day.
That sounds golden.
Sunny, then.
A fine excuse for a fine mood.
Let it be a summer song.
  `),
  party: lines(`
A party, good.
The night is young.
Then let us fill the floor.
Somebody has to start dancing.
Good company, loud music, all set.
I hope the neighbours are invited.
Lights low, volume up.
That sounds like fun.
Every room has a corner to dance in.
Bring everybody.
Shoes you can dance in, I hope.
Let it get out of hand, a little.
Everybody in, coats on the bed.
The first song decides it.
Here is to tonight.
You get the people, I get the music.
Let tomorrow take care of itself.
Let the bass do the inviting.
A good crowd deserves good songs.
That will be one of those nights.
Doors open.
  `),
  date: lines(`
A date, how nice.
A little glow, then.
That is something to look forward to.
Enjoy each other's company.
Good company and a bit of hope.
Let it be easy between you.
Lovely.
Two people and some music, then.
May the talk flow.
May it be easy and warm.
I hope they laugh at the right places.
The time is yours.
Nothing too loud, so you can hear each other.
Something with a little glow.
That is worth a soundtrack.
Take it slowly.
That sounds promising.
Let the music lean in a bit.
Just enough to fill the pauses.
Here is to long conversations.
Just the two of you, and some music.
Enjoy all of it.
  `),
} as const;
