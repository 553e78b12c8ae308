import type { ToldDay } from '../../feeling/told-day.ts';
import { lines } from './lines.ts';

/** First sentences to how a day, a week or a shift was, where nothing else is told. */
export const dayOpenings: Readonly<Record<ToldDay, readonly string[]>> = {
  glad: lines(`
That is good to hear.
How lovely. Those are worth keeping.
May it go on a little longer.
The good ones deserve a song at the end.
I like hearing that.
Let us not waste what is left of it.
That is worth a little noise.
Hold on to that one.
What a good thing to come and tell.
There should be more of those.
`),
  hard: lines(`
I am sorry it was like that.
That sounds rough, and I am sorry.
Some are like that, and hard to shake off. I am sorry.
No wonder if you are worn through.
That is a lot to come away with.
You got through it, and that counts.
It is over for now, and it was not nothing.
You need not make it look better than it was.
I am glad you said so. That sounds hard.
Let it be as bad as it was, for a song or two.
`),
  tiring: lines(`
That takes it out of a person. You can put it down now.
Nothing more is asked of you here.
That is plenty for anybody.
You have earned a seat and some quiet.
Enough for now. The rest can wait.
Time to let the shoulders come down.
That asks a lot of anybody.
The kettle, the sofa, the music, in that order.
No more to carry for a while.
Let the rest of it be easy.
`),
  plain: lines(`
Some are like that.
One of those, I see.
Nothing wrong with one like that.
Thank you for telling me how it went.
It takes all sorts.
They come and they go.
Not every one has to be something.
I hear you. Some just are.
`),
};
