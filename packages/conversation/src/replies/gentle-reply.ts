import { type LikelyTopic, readLikelyTopic, readToneShares, type Topic, toneOf } from '@attune/mood';
import { eventIn } from '../events/told-event.ts';
import { choose } from './choose.ts';
import { eventReply } from './event-reply.ts';
import { humanAnswer } from './human-question.ts';
import { isTopicOfAnother } from './of-another.ts';
import { chooseReflection } from './reflection/choose-reflection.ts';
import { lines } from './texts/lines.ts';
import { openingsOf } from './texts/topic-openings.ts';
import { hasTopicWords } from './topic-words/has-topic-words.ts';

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
  'old-regret',
  'funeral',
  'fear-of-flying',
  'baby-lost',
  'bad-diagnosis',
]);

/** Of oneself as a whole, or of going on: no line about a bad day answers that. */
const aboutBeing =
  /\b(?:born|exist(?:ed|ing)?|of being|been had|have had me|being (?:me|a person)|no end|end of (?:this|it)|nothing left|keep (?:going|doing|on)|go on|do(?:ing)? (?:this|it)|hate myself|of me|incl me|without me|wasn'?t (?:here|there|in)|point|fixing|fixable|give(?:n)? up|plane went|every door|week of)\b/i;

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

/** Where the music stays as it is, it is not called calm. */
const keptReplies = lines(`
I hear you. The music stays as it is, for as long as you like.
Thank you for telling me. I leave the music just as it is.
I am here. The music goes on as it is.
I am listening. The music stays on, as it is.
`);

/**
 * The answer to a message that only may come from danger: to what hurts, where that is plain, and on to calm music; an even one
 * where hardly anything hurts, or the music stays as it is. `null` where it is not plain; then the fixed words stand. Pure.
 */
export function writeGentleReply(text: string, keepsMusic = false): string | null {
  const answered = humanAnswer(text, (group, texts) => choose(group, texts, text, new Set()));
  if (answered !== null) return answered.text;
  if (keepsMusic) return choose('kept', keptReplies, text, new Set())?.text ?? null;
  const event = eventIn(text);
  if (event?.kind.isGentle === true && !aboutBeing.test(text)) {
    const opening = eventReply(event, (group, texts) => choose(group, texts, text, new Set()));
    const lead = choose('gentle', gentleLeads, text, new Set());
    return opening && lead && `${opening.text} ${lead.text}`;
  }
  const likely = readLikelyTopic(text);
  if (likely === null || aboutBeing.test(text)) return null;
  if (readToneShares(text).hurts < hardlyHurts)
    return saidBackEvenly(text) ?? choose('even', evenReplies, text, new Set())?.text ?? null;
  const lead = choose('gentle', gentleLeads, text, new Set());
  const opening = saidBack(text) ?? openingOf(likely, text);
  return opening && lead && `${opening} ${lead.text}`;
}

function openingOf({ topic, probability }: LikelyTopic, text: string): string | null {
  if (topic === 'none' || probability < surelyAbout) return null;
  if (toneOf(topic) !== 'hurts' || unspoken.has(topic) || isTopicOfAnother(text, topic)) return null;
  if (!hasTopicWords(text, topic)) return null;
  return choose(topic, openingsOf(topic), text, new Set())?.text ?? null;
}

/** What somebody else did, or how the listener is; never what they are going to do, or what they take themselves for. */
const repeatable =
  /^(?:your [a-z]|(?:you are|you're|you feel) (?:so |just |really |completely |totally )?(?:tired of|exhausted|drained|worn out|sad|lonely|stressed|overwhelmed|heartbroken|angry|anxious|scared|worried|burnt out|left out|fed up|jealous|homesick)\b)/;
/** What must not sound confirmed. */
const unconfirmed =
  /\b(?:would|wouldn't|should|never|better|without you|end|ending|over|live|lives|living|life|alive|gone|goodbye|last|everything|everyone|everybody|existing|here|pills|knife|blade|body|head|mind|note|letter)\b/;

/** Second sentences that neither console nor cheer. */
const evenLeads = lines(`
The music is calm, for a start.
I begin with something calm; say what you would like next.
Here is something calm to go with it.
Here is some calm music to begin with.
`);

/** What may mean the contrary of how it sounds: "nobody needs you", "you gave your guitar to your nephew". */
const ambiguous =
  /n't\b|\b(?:nobody|nothing|no|not|gave|given|wrote|cleared|sorting|tidied|done|feel|feels|feeling|look|take|taking|care|thoughts|thinking|dark|ghost|rotting|space|air|flinch|eggshells|peace)\b/;

/** What hardly hurts, said back as it is: "you found out today you're going to be a dad". */
function saidBackEvenly(text: string): string | null {
  const reflection = chooseReflection(text, 'calm', false);
  if (reflection === null || reflection.tone === 'hurts' || reflection.tone === 'kind') return null;
  if (unconfirmed.test(reflection.clause) || ambiguous.test(reflection.clause)) return null;
  const lead = choose('even', evenLeads, text, new Set());
  return lead && `I hear you: ${reflection.clause}. ${lead.text}`;
}

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
