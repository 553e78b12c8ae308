import { lines } from '../lines.ts';

/** Children, couples, and love. First sentences that hold for all that a topic means. */
export const loveOpenings = {
  'baby-born': lines(`
A baby, how wonderful.
A whole new person is here.
So much love for somebody so small.
Welcome to the little one.
So small a person, and it changes everything.
Congratulations; there is one more to love.
The world has one more heartbeat.
  `),
  pregnant: lines(`
Somebody is on the way, how wonderful.
A new little life is coming; congratulations.
Congratulations; the world just got a new plan.
A baby ahead changes the colour of everything.
Somebody very small is already making big news.
Expecting is a tender time.
A cradle to think of, how lovely.
  `),
  engaged: lines(`
To the two of you, and all that is ahead.
An engagement is a beautiful promise.
Two people and one big promise, how lovely.
Love is making plans; how wonderful.
Here is to love that wants to stay.
The biggest little question there is, how exciting.
A promise for life is a lovely thing.
  `),
  wedding: lines(`
A wedding, how lovely.
Weddings are their own weather.
To love, and everybody it brings together.
Everybody shines a little at a wedding.
A wedding day stays with everybody who is there.
There is a lot of heart in a wedding.
Love and a reason to dance.
  `),
  'years-together': lines(`
Here is to all those years of the two of you.
All those years, and still celebrating; lovely.
Happy anniversary to a fine pair.
That is a lot of mornings side by side.
To everything two people share over the years.
A love with years in it is a beautiful thing.
Staying together is a quiet kind of wonder.
  `),
  'first-kiss': lines(`
Well, no wonder you are floating.
A beginning like that goes round in the head for days.
Some firsts are sweeter than others.
That is a first one worth remembering.
Two people, one spark; how lovely.
Your heart has been out dancing.
Oh, the glow after a first like that.
  `),
  crush: lines(`
A crush makes the whole world lean in.
Butterflies are good company.
How nice, to have somebody on the mind.
That flutter is a lovely thing.
Somebody has found a way into your thoughts.
A little in love is a lovely amount.
Hearts do skip over somebody like that.
  `),
  'in-love': lines(`
Love sounds good on you.
How lovely, to love somebody like that.
There is a lot of love in that.
Two hearts in a good place.
A good love is the best company there is.
You are lucky, and so are they.
Love is treating you well, and it can be heard.
  `),
  'partner-kind': lines(`
That is love in small print.
Kindness from your own person is the best kind.
They know how to love you.
Somebody knows just how to warm your heart.
You picked a good one.
A sweet gesture from a partner goes a long way.
That is a love worth keeping.
  `),
  'reunion-ahead': lines(`
Somebody dear is coming, how good.
What a hug that will be.
The last bit of waiting for somebody is the longest.
Some people are worth any wait.
Soon there will be a dear face in front of you.
Looking forward to somebody is half the joy.
The distance between you is about to get very small.
  `),
  'reunion-had': lines(`
Seeing your people makes everything lighter.
How good to have had them near.
Some people pick up right where they left off.
There is nothing like being near the ones you love.
A familiar face can fill up a heart.
Time with dear ones stays warm for a long while.
Together with your people; how good that is.
  `),
  'old-friend-calls': lines(`
A word from long ago, how lovely.
Some people just press play where you left off.
The years fall away with a few words.
How good when somebody turns up out of the past.
They thought of you, after all that time.
Some threads hold, however long they are left alone.
That is a long silence broken.
  `),
  'made-up': lines(`
Peace after a quarrel is a sweet thing.
It is good when people find back to each other.
Making up takes heart on both sides.
The air is clear between you, how good.
How good that you are all right with each other.
A quarrel that ends well is a small wonder.
That is a weight gone between you.
  `),
  'stranger-kind': lines(`
People can be very good.
A kindness like that goes a long way.
How good, to be met with such kindness.
That restores a bit of faith in people.
Kind people are everywhere, in ordinary clothes.
Somebody was good, just like that.
Small kindnesses have long echoes.
  `),
  thankful: lines(`
That is a good thing to be thankful for.
A full heart, that is.
Gratitude looks good on you.
It is fine to just be thankful for a while.
It is good to see what one has.
Thankful is a warm way to be.
There is a lot of good in view from there.
  `),
};
