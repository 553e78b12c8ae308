import { type EventKind, repliesOf } from './event-kind.ts';

const lead =
  '^\\W{0,3}(?:(?:just|feeling|feel|i feel|im|i am|im feeling|so|a bit|bit|kinda|kind of|pretty|very|really|super|rather|quite|oddly|strangely|got the|the|that|got|having|have|a|in a|one of those) ){0,4}';
const end =
  '(?: (?:today|tonight|rn|right now|now|tbh|ngl|again|af|this (?:morning|evening|afternoon)|lately|at the moment|mood|lol|i guess))?\\W{0,4}$';
const whole = (words: string): RegExp => new RegExp(`${lead}(?:${words})${end}`, 'i');

/** A feeling in one word, and nothing besides: it is named back. */
export const feltWords: readonly EventKind[] = [
  {
    name: 'hopeful',
    tone: 'warm',
    told: [whole('hopeful|full of hope|optimistic|positive')],
    replies: repliesOf(`
Hope is a good thing to come with.
Hopeful suits any day.
Let that hope have some music.
    `),
  },
  {
    name: 'wistful',
    tone: 'even',
    told: [
      whole('wistful|pensive|melancholic|melancholy|bittersweet|reflective|contemplative|full of longing'),
    ],
    replies: repliesOf(`
A little sweet and a little sore: I know that one from songs.
Wistful hours have a light of their own.
Something in you is looking a long way off.
    `),
  },
  {
    name: 'sunday-blues',
    tone: 'even',
    told: [whole('sunday (?:blues|scaries|dread|night blues|evening blues|gloom|feeling)')],
    replies: repliesOf(`
Sundays lean on Monday before it has come.
That Sunday drop is a real one.
Monday throws its shadow early, I know.
    `),
  },
  {
    name: 'monday-blues',
    tone: 'even',
    told: [whole('(?:ugh,? )?(?:monday|mondays|monday blues|monday again|hate mondays|i hate mondays)')],
    replies: repliesOf(`
Mondays have few friends.
Monday it is, alas. Gently into it.
Somebody ought to do something about Mondays.
    `),
  },
  {
    name: 'meh',
    tone: 'even',
    told: [
      whole(
        'meh{1,6}|blah{1,6}|bleh{1,6}|so so|so-so|neither here nor there|nothing special|indifferent|whatever',
      ),
    ],
    replies: repliesOf(`
Neither here nor there, I hear you.
In between is a place as well.
Some hours are the colour of weak tea.
    `),
  },
  {
    name: 'work-ugh',
    tone: 'even',
    told: [
      /^\W{0,3}(?:ugh|urgh|argh|sigh|god|omg|bloody|damn|so done with|sick of|fed up with|over) ?,?\W{0,3} ?(?:my |this |the )?(?<what>work|job|school|homework|meetings|uni|college|office)(?: (?:today|again|tomorrow|rn|tonight))?\W{0,4}$/i,
      /^\W{0,3}(?<what>work|school|homework|meetings|uni|college) ?(?:today|again|rn)?\W{0,3} ?(?:ugh|urgh|argh|sucks|sigh|🙄|😩|😫)\W{0,4}$/iu,
    ],
    replies: repliesOf(`
The very word {what} can make one tired, I know.
{what} takes its toll. Put it down for a song or two.
Not your favourite word today, {what}.
    `),
  },
  {
    name: 'grumpy',
    tone: 'even',
    told: [
      whole(
        'grumpy|cranky|crabby|grouchy|moody|grumpy (?:old )?(?:man|woman|cow|git|bear)|ratty|stroppy|in a mood|bad mood|in a bad mood|foul mood',
      ),
    ],
    replies: repliesOf(`
Grumpy is allowed here.
Nobody has to be sweet all day.
A growl now and then clears the air.
    `),
  },
  {
    name: 'hungry',
    tone: 'even',
    told: [whole('hangry|hungry|starving|famished|peckish|so hungry')],
    replies: repliesOf(`
An empty stomach puts an edge on everything.
May something good be on its way to the table.
First the music, and then something to eat, I hope.
    `),
  },
  {
    name: 'feels-old',
    tone: 'even',
    told: [whole('old|ancient|so old|very old|old and tired')],
    replies: repliesOf(`
Nobody feels the age that the calendar says.
Some days the years make themselves heard.
    `),
  },
  {
    name: 'cosy',
    tone: 'even',
    told: [whole('cosy|cozy|snug|comfy|warm and cosy|warm and cozy')],
    replies: repliesOf(`
Cosy is a fine thing to be.
Snug, then. Nothing needs adding but music.
    `),
  },
];
