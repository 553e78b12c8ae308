import type { Intent, Situation } from '@attune/contract';
import { isCry } from '../feeling/cries.ts';
import { feelingWords } from '../feeling/feeling-words.ts';
import { isOccasion } from '../feeling/occasions.ts';
import { gladNews, isSad } from '../feeling/situation-moods.ts';
import { cuesOf, hasCue, type Message } from '../message.ts';
import { isNamesAlone } from '../names/listed-names.ts';
import { isAnswered } from '../names/names-wished.ts';
import type { ConstraintOperation } from '../parts/constraints/read-constraint.ts';
import { eraLimits } from '../parts/constraints/read-era-limits.ts';
import { movesBesideVolume, movesMusic, type Parts, speaksOfMusic } from '../parts/read-parts.ts';
import { looksAsked } from '../questions/begins-asking.ts';
import { isCertainlyAsked } from '../questions/read-question.ts';
import { isUnspoken } from '../replies/texts/topic-openings.ts';
import { answersGreeting, introducesOneself } from './answered-greeting.ts';
import { asksOutright } from './asks-outright.ts';
import { tellsBehindGreeting } from './chats-alone.ts';
import { isBareGuess, isOnlyLoose } from './guessed-titles.ts';
import { changes, forgetsThings } from './intent-by-rules.ts';
import type { IntentEvidence } from './model/intent-features.ts';
import { modelIntents } from './model/intent-model.ts';
import { isMusicPhrase } from './music-phrase.ts';
import { opensWithArtist, opensWithMusic } from './opens-with-music.ts';
import { orders } from './orders.ts';
import { saysLow, statedFeeling } from './stated-feeling.ts';
import { isExclaimed, saidIn, tellsOfOneself } from './tells-of-oneself.ts';
import { wishesBesideStory } from './wish-beside-story.ts';

const turnedAway: readonly Intent[] = ['offtopic', 'unreadable', 'smalltalk'];

/**
 * What a message is not, whatever a model makes of a word it has rarely seen: who tells of themselves is not turned away, and what amends the
 * music that stands begins nothing anew.
 */
export function refusedIntents({
  message,
  parts,
  situation,
  situationBefore,
  topic,
  standing,
  byRules,
  question,
}: IntentEvidence): ReadonlySet<Intent> {
  const isFirst = standing === 'first';
  if (!isFirst && bringsGoodNews(message, situation, situationBefore))
    return new Set<Intent>(['refine', 'again', ...turnedAway]);
  if (!isFirst && bringsBadNews(message, parts, situation, situationBefore))
    return new Set<Intent>(['refine', 'again', ...turnedAway]);
  if (isFirst && asksOutright(message.text))
    return new Set(modelIntents.filter((intent) => intent !== 'request' && intent !== 'play'));
  if (isFirst && introducesOneself(saidIn(message)))
    return new Set(modelIntents.filter((intent) => intent !== 'smalltalk'));
  const stated = tellsOfOneself(message, parts, situation);
  // "Not bad, you?" asks for nothing.
  if (isFirst && answersGreeting(saidIn(message)))
    return new Set(modelIntents.filter((intent) => intent !== 'mood'));
  // After a mix a party popper may be applause; tears never are.
  if (stated === 'felt' && (isFirst || isCry(message.text)))
    return new Set(modelIntents.filter((intent) => intent !== 'mood' && intent !== 'request'));
  const refused = new Set<Intent>(isFirst && tellsBehindGreeting(message.text) ? turnedAway : []);
  // "Do you have Oumou Sangaré?", "could we start with Erroll Garner": to hear them is what is asked.
  const artists = parts.artists.like;
  if (isFirst && isNamesAlone(message)) refused.add('mood');
  // Who names several artists asks to hear them, whatever is told before: "queueing for two hours. Give me Sarkodie or Black Sherif".
  const tellsOfLoss = situation !== null && isSad(situation);
  const namesSeveral = artists.length > 1 && artists.every(({ isKnown, isAsked }) => isKnown || isAsked);
  // "Play me a runway song, the hallway is long enough".
  const namesKind = parts.keywords.some(({ operation, isLed }) => operation === 'want' && isLed === true);
  if (isFirst && (opensWithMusic(message, parts) || ((namesSeveral || namesKind) && !tellsOfLoss)))
    for (const intent of ['mood', 'question', ...turnedAway] as const) refused.add(intent);
  // "Nina Simone / Etta James" are no one title.
  if (isFirst && (namesSeveral || namesKind || opensWithArtist(message, parts))) refused.add('play');
  // "Start me on Coltrane" goes on with nothing.
  if (isFirst && isOnlyLoose(parts) && artists.some(({ isKnown, isAsked }) => isKnown || isAsked))
    for (const intent of ['play', 'reset', 'undo'] as const) refused.add(intent);
  if (isFirst && artists.some(({ isAsked }) => isAsked))
    for (const intent of ['question' as const, ...turnedAway]) refused.add(intent);
  if (!isFirst && amendsMusic(message, parts, situation, situationBefore)) {
    refused.add('mood');
    refused.add('request');
  }
  if (!isFirst && editsPlainly(message, parts)) refused.add('question');
  // "That fog one gave me a fright" is no chat.
  if (!isFirst && editsPlainly(message, parts) && parts.edits.some(({ op }) => op === 'drop'))
    for (const intent of turnedAway) refused.add(intent);
  // "Song 3 has drums, skip it in future" goes past no song now.
  if (!isFirst && parts.edits.length > 0 && forGood.test(message.text.slice(-mostRead))) refused.add('play');
  // "Skip number 3" takes that one out.
  if (!isFirst && parts.edits.some(({ op }) => op === 'drop') && isOnlyLoose(parts)) refused.add('play');
  // "Start down in the mud and end up on the hill" is no title.
  if (!isFirst && parts.path !== null && parts.isTitle !== true) refused.add('play');
  // "From the top again".
  if (!isFirst && parts.command?.action === 'previous') refused.add('reset');
  if (forgetsThings(message)) refused.add('reset');
  // "Drop everything after 2015" leaves what is older.
  if (!isFirst && eraLimits(message).length > 0) refused.add('reset');
  // "Last set, gimme everything" throws nothing away.
  if (!isFirst && !hasCue(message, 'reset') && !message.words.some(({ text }) => anew.has(text)))
    refused.add('reset');
  // "Feeling a bit low".
  if (!isFirst && saysLow(message) && statedFeeling(message) === 'plain' && !changes(message, parts))
    refused.add('refine');
  // "I'll nod off to this" is no chat about it.
  if (!isFirst && (parts.moves.complained ?? []).length > 0)
    for (const intent of begunByThing(message) ? ['mood' as const, ...turnedAway] : turnedAway)
      refused.add(intent);
  // "The Kinks yes" is an answer, and no chat.
  if (!isFirst && artists.some((one) => one.isKnown === true && isAnswered(message, one)))
    for (const intent of turnedAway) refused.add(intent);
  // "My sister says you should have Lizzo in here".
  if (!isFirst && artists.length > 0 && advising.test(message.text.slice(0, mostRead)))
    for (const intent of turnedAway) refused.add(intent);
  // "She texted back!! Anyway, no drums from here on".
  if (!isFirst && wishesBesideStory(message, parts)) for (const intent of turnedAway) refused.add(intent);
  // "You're a daft thing. Happy dancing music".
  if (!isFirst && isMusicPhrase(message)) for (const intent of turnedAway) refused.add(intent);
  const wish = isFirst ? null : wishBesidePraise(message);
  if (wish !== null) for (const intent of turnedAway) refused.add(intent);
  if (wish === 'degree') refused.add('play');
  if (!isFirst && soundsOtherwise(message, parts)) refused.add('play');
  // "Also not the English songs, I translate them in my head" is no question of languages.
  if (!isFirst && parts.languages.length > 0 && !looksAsked(message.text)) refused.add('question');
  // "Sorry, I meant sad", "just worried", "still no": none of these is chat about what stands.
  if (!isFirst && (parts.asked?.isCorrection || hasCue(message, 'stillNo') || tellsLow(message)))
    for (const intent of turnedAway) refused.add(intent);
  const isAbout =
    topic !== null &&
    !isUnspoken(topic) &&
    byRules !== 'offtopic' &&
    !orders.has(message.words[0]?.text ?? '') &&
    !hasCue(message, 'smalltalk');
  // "Oh what a morning" is not turned away, and changes no music.
  if (isExclaimed(message))
    for (const intent of changes(message, parts) ? turnedAway : (['refine', ...turnedAway] as const))
      refused.add(intent);
  if ((stated !== 'done' && !isAbout) || !isFirst) return refused;
  // "Boss put a meeting in at five" plays nothing.
  if (isAbout && isOnlyLoose(parts)) refused.add('play');
  for (const intent of turnedAway) refused.add(intent);
  // "Where is dark mode, my eyes are burning" asks without a mark.
  const isAsked = message.text.includes('?') || (question != null && isCertainlyAsked(question));
  if (!isAsked) refused.add('question');
  if (!hasCue(message, 'undo')) refused.add('undo');
  if (!hasCue(message, 'reset')) refused.add('reset');
  if (message.text.includes(',') && isBareGuess(parts)) refused.add('play');
  return refused;
}

/** Without a word of these nothing begins anew. */
const anew = new Set(
  'start starting over fresh scratch new begin anew wipe clear reset restart forget'.split(' '),
);

const advising = /\byou (?:should|could|must|need to|ought to) (?:have|play|add|put|include|get)\b/i;
const forGood =
  /\b(?:in (?:the )?future|from now on|next time|every time|any ?more|for good|(?:never|not|don['’]?t) (?:ever )?(?:play|hear|want) [^.!?]{0,20}\bagain)\b/i;

/** "It went all sad" finds fault with the music; who tells of themselves begins with that. */
const begunByThing = ({ words }: Message): boolean => things.has(words[0]?.text ?? '');
const things = new Set("it its it's this that thats that's these they all".split(' '));

const degrees = new Set('less more fewer'.split(' '));
const wishing = new Set(
  `without can could please pls give gimme add play put make let lets do try get want wanna need something anything some bring turn take
  show find throw stick how`
    .trim()
    .split(/\s+/),
);
const tellers = new Set('i we he she they it its im'.split(' '));
const turning = new Set(['but', 'now']);
const wanting = new Set('want wanna need'.split(' '));
/** In words and marks. */
const mostToWish = 3;

/** "Good, but repeat less", "thank you, now play something loud": what follows the praise is wished for. */
function wishBesidePraise({ words }: Message): 'degree' | 'asked' | null {
  const turn = words.findIndex(({ text }, at) => at > 0 && turning.has(text));
  if (turn === -1) return null;
  const next = words.slice(turn + 1, turn + 1 + mostToWish);
  if (next.some(({ text }) => degrees.has(text))) return 'degree';
  // "Now I can clean up" tells; "but I want" wishes.
  const isTold = next.some(({ text }, at) => tellers.has(text) && !wanting.has(next[at + 1]?.text ?? ''));
  return !isTold && next.some(({ text }) => wishing.has(text)) ? 'asked' : null;
}

const amending: ReadonlySet<ConstraintOperation> = new Set([
  'takeOut',
  'lessen',
  'allow',
  'bringBack',
  'swapOut',
]);
const goingOn = new Set(
  'and also plus but same still just only even not no nothing without less more'.split(' '),
);

/**
 * What only makes sense of the music that stands: the third one, less of this, none of that, swap those. Whatever is told beside
 * it, "feels like a car advert, swap the synths", begins nothing anew, unless music for something else is asked for.
 */
function amendsMusic(
  message: Message,
  parts: Parts,
  situation: Situation | null,
  before: Situation | null,
): boolean {
  if (parts.edits.length > 0 || parts.artists.avoided.length > 0) return true;
  // "Older": nothing else is said.
  if (hasCue(message, 'newer', 'older') && message.words.length <= mostTurnedDown) return true;
  if (parts.constraints.some(({ operation, kind }) => amending.has(operation) && kind !== 'activity'))
    return true;
  const isNew =
    // "Too loud for knitting" says what it is for already.
    parts.constraints.some(
      ({ kind, operation, from }) =>
        kind === 'activity' && operation === 'want' && !parts.moves.used.has(from - 2),
    ) ||
    (situation !== null && situation !== before && isOccasion(situation)) ||
    statedFeeling(message) !== null ||
    hasCue(message, 'reset');
  if (isNew) return false;
  if (movesPlainly(message, parts) || parts.anyLanguage) return true;
  if (isOnlyAvoided(parts))
    return situation === null || situation === before || goingOn.has(message.words[0]?.text ?? '');
  // "Some jazz" refines; "tango for the bridge ladies, they come at two" may be for something else than before.
  return (
    speaksOfMusic(parts) &&
    (goingOn.has(message.words[0]?.text ?? '') || !mayBeginAnew.test(message.text.slice(0, mostRead)))
  );
}

const asking = new Set(
  'what who whose which why how when where is are was were did does has have'.split(' '),
);

/** "I don't like number 4. Can you delete it?", "but no English": an order, in whatever form; no question word opens a sentence of it. */
function editsPlainly({ words }: Message, { edits, languages }: Parts): boolean {
  if (edits.length === 0 && !languages.some(({ avoided }) => avoided)) return false;
  const opens = (at: number) => words[at - 1]?.isWord !== true;
  return !words.some(
    ({ text }, at) =>
      asking.has(text) && (opens(at) || (joining.has(words[at - 1]?.text ?? '') && opens(at - 1))),
  );
}
const joining = new Set(['but', 'and', 'so']);

/** "Quieter" while nothing plays, "turn it up, it's too tame": how the music is to sound is more than how loud it is. */
function soundsOtherwise({ words }: Message, parts: Parts): boolean {
  // "Turn it down, I miss her": what weighs on somebody is no matter of how loud it is.
  if (
    parts.command?.action === 'softer' &&
    words.length > mostTurnedDown &&
    words.some(({ text }) => weighing.has(text))
  )
    return true;
  // "This tune is annoying me, skip" is about one song.
  if (!movesMusic(parts) || parts.named !== null || parts.command?.action === 'next') return false;
  if (words.some(({ text }) => text === 'volume' || text === 'vol')) return false;
  // "This sounds like hold music" pauses nothing.
  if ((parts.moves.complained ?? []).length > 0) return true;
  if (parts.command === null) return isOnlyLoose(parts);
  const { action } = parts.command;
  return (action === 'louder' || action === 'softer') && movesBesideVolume(parts);
}

const weighing = new Set('miss missing crying cry sad tears lonely hurts heartbroken grieving'.split(' '));

/** "Nothing serious, just a cold" may tell of anything; "nothing serious" alone and "no serious songs" are about the music. */
function movesPlainly({ words }: Message, parts: Parts): boolean {
  const { denied } = parts.moves;
  const moves = { ...parts.moves, denied: denied.filter(({ isOfMusic }) => isOfMusic) };
  return movesMusic({ ...parts, moves }) || (denied.length > 0 && words.length <= mostTurnedDown);
}

/** In words and marks. */
const mostTurnedDown = 5;
/** In characters. */
const mostRead = 200;
const mayBeginAnew =
  /\b(?:now|new|next|starting|started|arrives?|arriving|coming|tonight|tomorrow|later|forget|plans?|for (?:the|my|our|an?|his|her|their|some|that) \w|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|make (?:me|us))\b/i;

function isOnlyAvoided({ constraints }: Parts): boolean {
  return (
    constraints.some(({ operation }) => operation === 'avoid') &&
    constraints.every(({ operation }) => operation !== 'want')
  );
}

/** This much likelier to be sad who says so is not answered with "fair enough". */
const surelyLow = 2;

function tellsLow(message: Message): boolean {
  // "Love it, so sad and beautiful" is praise.
  if (hasCue(message, 'smalltalk')) return false;
  return cuesOf(message, 'feelingNow').some(({ from, to }) =>
    message.words
      .slice(from, to)
      .some(
        ({ text }) =>
          text === 'meant' ||
          feelingWords.some(
            ({ feelings, likelier }) => feelings.has(text) && (likelier.sad ?? 1) > surelyLow,
          ),
      ),
  );
}

/** "we won!! party time with hip hop": who tells of something new and glad does not amend what was played for before. */
function bringsGoodNews(message: Message, now: Situation | null, before: Situation | null): boolean {
  if (now === null || now === before || !(gladNews.has(now) || now === 'party')) return false;
  return !hasCue(message, 'makeIt') && saidByUs.test(message.text);
}

const because = new Set([',', '.', '!', ';', '\n', 'because', 'since', 'cause']);

/** "My dad died, nothing sad please": the news is answered first, whatever mood is turned down beside it. */
function bringsBadNews(
  { words }: Message,
  { moves }: Parts,
  now: Situation | null,
  before: Situation | null,
): boolean {
  if (now === null || now === before || !isSad(now) || moves.denied.length === 0) return false;
  return words.length > mostTurnedDown && words.slice(0, -1).some(({ text }) => because.has(text));
}

const saidByUs =
  /\b(?:we|i) {1,3}(?:just |finally |all )?(?:won|did it|passed|got|made it|have won|are getting)\b/i;
