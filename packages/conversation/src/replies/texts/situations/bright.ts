import { lines } from '../lines.ts';

/** First sentences for good days. */
export const bright = {
  celebration: lines(`
Now that is news.
Congratulations.
That is well worth it.
That calls for noise.
What a day to remember.
Cheers to that.
Well, hooray.
That deserves a toast.
You have something to celebrate, and rightly so.
Confetti from over here.
This is a good one, enjoy it.
Let the neighbours know.
That makes me want to clap.
Big day.
You earned every bit of it.
Pop something open.
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
All that effort, and there it is.
Be proud of it.
That is a big thing to have done.
You kept at it, and it shows.
Well done, truly.
Nobody can take that one from you.
That is yours, every inch.
Look how far that is from where you began.
Impressive.
So much in one line; well done.
You made it.
That is worth standing still for.
I hope somebody hugs you for it.
Stubbornness pays, sometimes.
That deserves a victory lap.
Bravo.
That is no small thing.
That feeling is well earned.
Enjoy the view from up there.
Take the compliment.
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
What a day that is.
To love, and everybody it brings together.
All that love in one room.
Congratulations to everybody in it.
Here is to yes.
A day like that stays with everybody.
May the shoes hold out.
There is hardly a better reason for music.
Rings, tears, cake, all of it.
What a thing to be part of.
So much to look forward to.
Love with witnesses, wonderful.
I hope it is everything you wish for.
A day for dressing up and crying a bit.
Let it be long and warm.
The best kind of party.
To many years.
Everybody shines a little at a wedding.
That is a happy kind of busy.
May it all go well.
How good to have that ahead of you.
  `),
  birth: lines(`
Welcome to the little one.
Oh, congratulations.
A whole new person, imagine.
What a tiny, enormous thing.
Everything is different now, and lovely.
So small, and already in charge.
That is the best news there is.
Hold on to these first days.
That is one to be over the moon about.
So much love for somebody so small.
A new name in the family.
I am so happy for you.
The world got bigger by one.
Such a beginning.
Take it all in, slowly.
Hello, little human.
That is a kind of magic, and a lot of laundry.
Somebody wonderful has come along.
What a day to write down.
That is a tender time.
I wish you all the best with it.
Nothing prepares you for that face.
  `),
  birthday: lines(`
Happy birthday to whoever's day it is.
A birthday, lovely.
Cake first, then everything else.
Another year, well worn.
Here is to the one with the candles.
May the day be full of small good things.
One year richer.
That calls for balloons.
Let there be singing, in tune or not.
Many happy returns.
A day to be made a fuss of.
Hope there is somebody to share the cake.
To another round.
Make a wish first.
Birthdays are for being loved out loud.
A good day to be born on.
Let it be silly.
All the best for it.
Blow them out in one go.
A day for cake.
May it bring what was on the list.
This one should be remembered.
  `),
  reunion: lines(`
Together again, how good.
There is so much to catch up on.
Being together, lovely.
I hope for a long hug.
Some people are a kind of home.
That is a good thing to have.
I can hear the laughter from here.
What a good thing to look forward to.
Some people pick up right where they left off.
That makes the wait worth it.
There will be stories, I hope.
So many stories at one table.
It is good to be known like that.
Near again, at last.
That is a warm thing to read.
The years fall away, do they not.
Let it go late.
Enjoy every minute of them.
People like that keep you young.
That is worth the wait.
May nobody leave early.
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
I like that you kept it.
Half a smile, half a sigh.
The past sounds close tonight.
You were there, that is the best part.
A little time travel, then.
Those were your songs.
What a thing to remember.
Memory has good taste sometimes.
That is a fond kind of ache.
Let us put the needle back on.
  `),
  summer: lines(`
Summer, at last.
Windows open, then.
That smells of sunscreen.
The long light is the best part.
The light goes on for ever.
Shoes off.
A day for doing little, slowly.
Warm stones, cold drink.
That is weather with a plan.
Everything is better outside.
Let it be endless.
You can hear the heat in that.
Ice first, music second.
Good days for bare feet.
The sun is doing its part.
Nothing like it.
Those are the nights one remembers.
Let the sun have the day.
That sounds golden.
Somebody bring the shade.
A fine excuse for a fine mood.
Let the day melt.
  `),
  party: lines(`
A party, good.
The night is young.
Then let us fill the floor.
Somebody has to start dancing.
Good company, loud music, all set.
I hope the neighbours are invited.
Lights low, volume up.
That sounds like a late one.
The kitchen is always the best room.
Bring everybody.
Shoes you can dance in, I hope.
Let it get out of hand, a little.
Everybody in, coats on the bed.
The first song decides it.
May the ice last.
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
Candles or no candles?
That is something to look forward to.
Enjoy each other's company.
Good company and a bit of hope.
Let it be easy between you.
Lovely.
A table for two, then.
May the talk flow.
May it be an easy, warm evening.
I hope they laugh at the right places.
The evening is yours.
Nothing too loud, so you can hear each other.
Something with a little glow.
That is worth a soundtrack.
Take it slowly.
That sounds promising.
Let the music lean in a bit.
Just enough to fill the pauses.
Here is to long conversations.
The light should be low.
Enjoy all of it.
  `),
} as const;
