import { lines } from '../lines.ts';

/** Bodies, sleep, and nerves. First sentences that hold for all that a topic means. */
export const healthOpenings = {
  'cold-or-flu': lines(`
Poor you; being under the weather makes everything heavier.
A body fighting a bug has its hands full.
I hope that bug lets go of you soon.
Being ill like that is no fun at all.
Germs have no manners.
I am sorry you feel so rotten; being ill is tiring.
Blankets and tea were invented for being ill.
  `),
  'in-pain': lines(`
Pain takes up all the room, and I am sorry.
I am sorry it hurts so much.
Pain is tiring even when you lie still.
Being in pain makes every hour longer.
I hope the pain loosens its grip soon.
Something that hurts like that is hard to think past.
A body in pain deserves every gentleness.
  `),
  'bad-diagnosis': lines(`
I am so sorry; news like that from a doctor is heavy.
That is frightening news, and you need not play it down.
A diagnosis like that turns everything else small.
I am sorry; no one is ready for a diagnosis like that.
Medical news like that changes the air in a room.
There is no proper way to take such medical news in.
Those are heavy words to carry home from a doctor.
  `),
  treatment: lines(`
Hospitals ask a lot of a person.
Treatment asks a lot of a body and of a heart.
Going through treatment takes courage, also on quiet days.
That is a lot to go through for one body.
Hospital days are long ones, and I feel for you.
To put oneself in doctors' hands takes great trust.
Nobody goes through a treatment like that lightly.
  `),
  injured: lines(`
An injury is a nuisance and it hurts, both.
Being slowed down by an injury is hard.
Bodies mend at their own stubborn pace.
I am sorry; an injury turns every small thing into work.
It is hard when your body will not let you move freely.
Healing takes patience, and patience is no fun.
Being out of action is a test of anybody's temper.
  `),
  'scan-awaited': lines(`
Waiting on medical news is one of the hardest things.
Not knowing what a doctor will say fills every corner.
The stretch before a medical answer is very long.
Of course that medical wait is on your mind.
Waiting rooms begin long before one sits in them.
Health questions left open make it hard to rest.
I hope for good news from the doctors; waiting is hard.
  `),
  'long-illness': lines(`
Living with that every day takes more than people see.
It is tiring when the body never takes a day off.
A body that resists asks for endless patience.
Few people see the work of living in a difficult body.
That is a lot to carry, with no days off from it.
Your body makes you work hard for ordinary days.
I am sorry; a body like that wears on every plan.
  `),
  hungover: lines(`
A hangover makes the whole world too loud.
Poor head; hangovers have no mercy.
Everything seems too bright with a hangover.
The day after has its price.
A sore head wants nothing sudden.
Hangovers take their time in leaving.
Gently does it, with a hangover like that.
  `),
  'body-dislike': lines(`
It is hard to feel at odds with your own body.
Mirrors can be very unkind company.
You are so much more than a reflection.
I am sorry you feel that way about how you look.
Not liking what you see is a heavy thing.
Living in a body you do not like is tiring.
The eyes we look at ourselves with are the harshest.
  `),
  therapy: lines(`
Looking after your mind takes courage.
Minding your mind is a brave thing to do.
Taking care of one's mind is no small task.
The inner work is tiring, and it counts.
What goes on inside deserves that kind of care.
It takes strength to accept help for the mind.
That is brave work, tending to what goes on inside.
  `),
  'good-result': lines(`
That is the best kind of medical news.
Good news about health beats every other kind.
I am so glad for such good medical news.
Good health news lets the whole body breathe out.
Doctors do not often have lovelier things to say.
You can breathe out, all the way; that is healing news.
Out of the woods is a fine place to be.
  `),
  'clean-streak': lines(`
Every day without it counts, the hard ones double.
That takes a strong will, day after day.
Giving something up is real work, and you are doing it.
Staying clean is a quiet kind of strength.
One day of it, and then the next.
Habits are loud when one leaves them.
Each day without it is one that you made.
  `),
  'awake-at-night': lines(`
Lying awake is lonely work.
I am sorry sleep will not come.
The night gets very long when one is awake.
Wide awake at night is a lonely place.
Nights without sleep have too many hours.
Sleep comes sideways, never when called.
The dark makes everything bigger when one cannot sleep.
  `),
  'thoughts-race': lines(`
A head that will not stop is tiring.
It goes round and round, I know.
Your mind is doing overtime, and nobody asked it to.
Thoughts like that do not come with a switch.
That is a lot going round in your head.
A mind in a spin is a noisy place.
Overthinking is exhausting, and it is hard to step out of.
  `),
  'broken-nights': lines(`
Sleep in pieces is hardly sleep at all.
Being woken out of sleep wears anybody down.
Broken nights make for very long days.
A night in little pieces leaves one in pieces too.
No wonder you are tired, with sleep like that.
You deserve a whole night in one piece.
Interrupted sleep takes its toll on everything.
  `),
  'nervous-before': lines(`
It matters to you, so your heart goes faster.
Nerves before something like that are nearly a law of nature.
You care how it goes, and your body has noticed.
Shaky hands have done great things before.
Something like that ahead makes any stomach flutter.
The time before it is often the hardest.
That is a brave thing to have ahead of you.
  `),
  'money-worry': lines(`
Money worries sit at every table, I know.
It is tiring to count everything twice.
It is hard to rest with money on your mind.
Money troubles have a way of shouting over everything else.
When money is short, every day costs more strength.
I am sorry; worries about money never keep office hours.
Sums that do not add up weigh on anybody.
  `),
  'worry-for-other': lines(`
It is hard to be worried for somebody you love.
You care for them, so of course you are afraid.
I hope they are all right.
Worry is what love does when it cannot help.
Your thoughts are with them, and that is tiring.
Fearing for somebody dear is exhausting.
They have somebody who cares, and that counts.
  `),
  'others-pain': lines(`
It hurts to see somebody else in pain.
Your heart goes out to them, and it shows.
Feeling with somebody is heavy, and it is kind.
Their pain found a place in you.
To care about somebody's suffering is never small.
Another person's sorrow can sit heavy in one's own chest.
It says a lot that their pain touches you.
  `),
  'fear-of-flying': lines(`
A journey that frightens you takes real courage.
Fear of a journey is nothing to be ashamed of.
Many travellers feel that fear, quietly.
Travelling asks a lot of trust of a body.
Your whole body has an opinion about that trip.
Fear makes any journey longer.
A trip you are afraid of weighs on every thought.
  `),
  panic: lines(`
That kind of fear is terrifying while it lasts.
It feels like everything at once, that fear.
Fear like that takes over the whole body.
Panic is horribly loud.
I am sorry; being that afraid is exhausting.
A body in alarm is hard to be in.
I am here; fear like that is hard to be alone with.
  `),
  'news-fatigue': lines(`
The world is heavy to look at these days.
News like that wears on anybody who cares.
The headlines can fill a person to the brim.
It is hard to carry the whole world in one head.
No wonder the state of things gets to you.
There is more news than any heart was made for.
The world is loud, and it does not ask first.
  `),
};
