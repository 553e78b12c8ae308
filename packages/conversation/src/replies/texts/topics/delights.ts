import { lines } from '../lines.ts';

/** Good company, free days, small joys. First sentences that hold for all that a topic means. */
export const delightsOpenings = {
  'family-time': lines(`
The family together, how good.
Time with family fills a heart up.
Those are the hours a family lives from.
Having your own people around is a lovely thing.
Family at its best feels just like that.
Moments with family become the stories of later.
That sounds like family on a good day.
  `),
  'with-friends': lines(`
The right people in one place, how good.
Time with friends is never wasted.
There is nothing like the company of friends.
You have good people to spend your hours with.
Friends make everything lighter.
With friends like that, any plan is a good one.
Good friends make good times.
  `),
  laughing: lines(`
A good laugh changes the air in a room.
That sounds like the right kind of silly.
That grin can be heard from here.
Laughing like that is good for everything.
Nothing beats a proper laugh.
Laughter like that should be bottled.
Now I am nearly laughing too.
  `),
  'good-food': lines(`
That sounds delicious.
Some tastes can make a whole day.
Something that tastes that good is pure happiness.
My compliments to whoever made that.
I can nearly taste it from here.
A treat like that deserves full attention.
Your taste buds are having a fine time.
  `),
  sunny: lines(`
Sun outside and sun in your words.
Weather like that deserves open windows.
The light is on your side.
Warm days have their own sound.
Sunshine makes everything friendlier.
Everything is better with a bit of sun.
That sounds warm and bright.
  `),
  'weekend-begins': lines(`
Free time, and all of it yours.
Those free hours have been earned.
Duty can stay outside for a while.
Time off is the best time there is.
The free time begins, how good.
Hours without duties taste sweetest.
Freedom looks good in any calendar.
  `),
  'trip-ahead': lines(`
Somewhere else is calling, how exciting.
Half the joy of a trip is before it starts.
A trip ahead makes ordinary days shine.
There is a journey in the air.
Soon you will be elsewhere, how lovely.
Looking forward is the first leg of any trip.
Travel fever is the nicest fever there is.
  `),
  arrived: lines(`
You made it there, how lovely.
Arriving is a wonderful moment.
There you are, and the view is yours.
Somewhere else, with all senses open.
Everything looks different from over there.
You are there now, and the place is yours.
How good to be in a place like that.
  `),
  'concert-ahead': lines(`
There is nothing like a stage.
A live show is another matter altogether.
A show ahead makes any day better.
The lights will go down, and then it begins.
Anticipation is the first act of every show.
A show on the calendar shines from afar.
Soon you will be there when it happens live.
  `),
  'concert-had': lines(`
A show like that rings on for days.
Some shows one keeps for life.
There is nothing like being in the room for that.
How good that you were part of it.
Live moments like that can only be lived once.
The applause must still be in your ears.
Magic happens between a stage and a crowd.
  `),
  'party-ahead': lines(`
Fun is on its way, I can tell.
Dressed or not yet, the fun has begun.
Going out is a fine plan.
Good company and loud hours are ahead.
There is a party in your words already.
Getting ready is half the fun.
A dance floor somewhere is waiting for you.
  `),
  'own-birthday': lines(`
Happy birthday to you.
A happy day to you, candles and all.
All the best for your birthday.
Happy birthday; may the new year of yours be kind.
The day belongs to you, birthday child of any age.
Many happy returns to you.
Another candle for you, how lovely.
  `),
  'others-birthday': lines(`
Happy birthday to them.
It is good to be thought of on a birthday.
A birthday is a good day to show love.
Here is to the one with the candles.
Birthdays are for being loved out loud.
A birthday is somebody's very own day.
One more candle for somebody who matters.
  `),
  festive: lines(`
Happy holidays to you and yours.
May the feast be bright and full.
A festive time, how lovely.
Some days of the year wear their best clothes.
Happy celebrations to everybody around you.
There is a glow over days like that.
The best of the season to you.
  `),
  'pet-joy': lines(`
Animals know how to make a day.
Animals know more than they let on.
They are good company, those creatures.
Give the animal a scratch from me.
Life with an animal is never dull.
A pet can make anybody smile.
That animal knows it is loved.
  `),
  'new-pet': lines(`
A new animal at home, how lovely.
Welcome to the newest member of the family.
A home gets warmer with an animal in it.
Somebody new to love, and to clean up after.
That is the beginning of a fine friendship.
Lucky creature, to have found you.
Fur, fins or feathers, there is a newcomer to adore.
  `),
  'small-joy': lines(`
Small things can carry a whole day.
It is the little things, and you noticed one.
A day can turn on something so small.
Little joys count double.
That is a bright spot worth keeping.
How lovely that such a thing can make a day.
Tiny happiness, full size.
  `),
  'glad-for-no-reason': lines(`
Joy without a reason is the purest sort.
No cause needed for a mood like that.
Some good moods simply arrive.
Happy just because is the best because.
A mood like that asks for no explanation.
Sometimes gladness just walks in.
There need not be a reason to feel good.
  `),
  relieved: lines(`
Now that breath can go all the way out.
What a weight to put down.
Relief is one of the sweetest feelings.
That worry has lost its grip, how good.
Everything is lighter once a worry is gone.
You can stop bracing for it now.
The stone is off your heart, by the sound of it.
  `),
  'stood-up-for-self': lines(`
That took courage, and you had it.
Good for you; that was a brave thing.
You stood up for yourself, and that is no small thing.
Being true to yourself takes nerve.
You took your own side, as you should.
That is what a backbone sounds like.
You drew a line, and it was yours to draw.
  `),
  'good-for-other': lines(`
Good news for somebody dear is your good news too.
How lovely, to be happy for somebody.
Their joy has found its way to you.
Gladness shared with somebody grows.
It is good when things go well for somebody dear.
They are lucky to have somebody so glad for them.
Congratulations to them, warmly.
  `),
  'new-look': lines(`
A fresh look can change the whole walk.
A new look, and you wear it well.
It suits you, I can hear it.
Somebody is looking good.
A look like that puts a spring in the step.
The mirror and you are on good terms.
New on the outside, brighter on the inside.
  `),
  'haircut-bad': lines(`
Mirrors can be cruel after such a change.
It hurts to not look like yourself.
A look gone wrong is hard to hide from.
That is not what you hoped to see in the mirror.
I am sorry your new look went wrong.
It stings when a change of looks goes wrong.
Looks need some courage when they did not turn out.
  `),
  learned: lines(`
It clicked, how good.
Something new you can do now; well done.
That moment when it works is pure gold.
Learning feels like magic from the inside.
You could not, and now you can.
All that trying has turned into knowing.
A new skill is yours to keep.
  `),
  'built-it': lines(`
You made that work with your own hands and head.
It works, and you are the reason.
Made by you, and it works; how satisfying.
Few things please like something put together well.
Good hands, good head, good result.
A thing made well is a quiet triumph.
Fixed or built, it carries your mark.
  `),
};
