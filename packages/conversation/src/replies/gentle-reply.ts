import { type LikelyTopic, readLikelyTopic, readToneShares, type Topic, toneOf } from '@attune/mood';
import { choose } from './choose.ts';
import { isTopicOfAnother } from './of-another.ts';
import { chooseReflection } from './reflection/choose-reflection.ts';
import { lines } from './texts/lines.ts';
import { openingsOf } from './texts/topic-openings.ts';

/** So likely what hurts is named. */
const surelyAbout = 0.6;

/** What may be danger itself is not spoken of as if it were a passing state. */
const unspoken: ReadonlySet<Topic> = new Set([
  'hopeless',
  'numb',
  'adrift',
  'nobody-calls',
  'mocking-fine',
  'body-dislike',
]);

/** Second sentences, for whoever may be worse than they say. */
const gentleLeads = lines(`
Here is some calm music to keep you company.
Take all the time you need; the music is calm.
Something calm to have beside you, for as long as you like.
This music is quiet, and it asks nothing of you.
`);

/** A message this little likely to hurt, by what it is about, is not consoled. */
const hardlyHurts = 0.25;

/** Whole answers that neither console nor cheer. */
const evenReplies = lines(`
I am listening. Here is some calm music to begin with.
I hear you. The music is calm, for a start.
Thank you for writing. I begin with something calm; say what you would like next.
I am here. Here is something calm to go with it.
`);

/**
 * The answer to a message that only may come from danger: to what hurts, where that is plain, and on to calm music; an even one
 * where hardly anything hurts. `null` where it is not plain; then the fixed words stand. Pure.
 */
export function writeGentleReply(text: string): string | null {
  const likely = readLikelyTopic(text);
  if (likely === null) return null;
  if (readToneShares(text).hurts < hardlyHurts)
    return choose('even', evenReplies, text, new Set())?.text ?? null;
  const lead = choose('gentle', gentleLeads, text, new Set());
  const opening = saidBack(text) ?? openingOf(likely, text);
  return opening && lead && `${opening} ${lead.text}`;
}

function openingOf({ topic, probability }: LikelyTopic, text: string): string | null {
  if (topic === 'none' || probability < surelyAbout) return null;
  if (toneOf(topic) !== 'hurts' || unspoken.has(topic) || isTopicOfAnother(text, topic)) return null;
  return choose(topic, openingsOf(topic), text, new Set())?.text ?? null;
}

/** What somebody else did, or how the listener is; never what they are going to do, or what they take themselves for. */
const repeatable =
  /^(?:your [a-z]|(?:you are|you're|you feel) (?:so |just |really |completely |totally )?(?:tired of|exhausted|drained|worn out|sad|lonely|stressed|overwhelmed|heartbroken|angry|anxious|scared|worried|burnt out|left out|fed up|jealous|homesick)\b)/;
/** What must not sound confirmed. */
const unconfirmed =
  /\b(?:would|wouldn't|should|never|better|without you|end|ending|over|live|lives|living|life|alive|gone|goodbye|last|everything|everyone|everybody|existing|here|pills|knife|blade|body|head|mind|note|letter)\b/;

/** What plainly hurts, said back: "your kid won't talk to you anymore". */
function saidBack(text: string): string | null {
  const reflection = chooseReflection(text, 'sad', true);
  if (
    reflection?.tone !== 'hurts' ||
    !repeatable.test(reflection.clause) ||
    unconfirmed.test(reflection.clause)
  )
    return null;
  return `I am sorry to hear that ${reflection.clause}.`;
}
