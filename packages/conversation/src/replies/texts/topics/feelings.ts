import { lines } from '../lines.ts';

/** Feelings named and nothing else. First sentences that hold for all that a topic means. */
export const feelingsOpenings = {
  'plain-sad': lines(`
I am sorry you feel so low.
Sadness needs no reason to be real.
You do not have to explain it; sad is enough.
It is all right to be sad here.
I am sorry; a heavy heart is hard work.
Sad hours ask to be treated gently.
Thank you for telling me that you are down.
  `),
  'plain-angry': lines(`
It is all right to be this annoyed.
No need to be nice about it here.
Anger like that deserves some noise.
Something got to you, and it may be said.
Anger has its reasons, spoken or not.
You do not need to swallow that anger here.
Fed up is a perfectly good thing to be.
  `),
  'plain-anxious': lines(`
I am sorry that worry will not let you be.
It takes hold, that kind of fear.
It is all right to be nervous here.
That uneasy feeling is hard to sit with.
Nerves can be loud without saying why.
Anxious is a tiring way to be.
I will keep you company with those nerves.
  `),
  'plain-happy': lines(`
It is good to hear that you are happy.
That mood suits you.
A good mood is worth keeping.
How nice, somebody in good spirits.
Happy is a fine thing to be.
I like the sound of that good mood.
Some joy needs no explaining.
  `),
  'plain-calm': lines(`
That is a good kind of quiet.
Calm like that is worth keeping.
How good to hear you so at ease.
Peace is a fine place to be.
Let it stay as still as it is.
Content is an underrated thing to be.
Nothing needs adding to that calm.
  `),
  'plain-hyped': lines(`
I can hear you bouncing.
That excitement is catching.
All that energy has to go somewhere.
You are wide awake in every sense.
That is a lot of spark in one line.
Somebody is ready to go.
Energy like that could light a street.
  `),
};
