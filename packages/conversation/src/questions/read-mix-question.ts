import type { ShownMix } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { isFiller } from '../cues/fillers.ts';
import { wordClasses } from '../cues/word-classes.ts';
import { cuesOf, type Message, wordAt } from '../message.ts';
import { languageOf } from '../parts/constraints/read-language-sung.ts';
import type { Parts } from '../parts/read-parts.ts';
import { onePlaces, type Positions } from '../parts/tracks/read-positions.ts';
import { sentenceEnds } from '../words/words.ts';
import { type Sentence, sentencesOf } from './asked-clauses.ts';
import { askedOfMix, type MixWord } from './asked-of-mix.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';
import { listNouns } from './mix-question-words.ts';

/** Words before a question that ask it and no more: "can you tell me", "do you know". */
const findLead = createCueFinder<'lead'>({
  lead: `
    (can|could|would|will) you (please|just|kindly)? (tell|remind) (me|us)
    (please|just)? (tell|remind) (me|us)
    (do|does) (you|anyone|anybody) (happen)? (to)? (know|remember)
    (any|have you any|got any) (idea|clue)
    i (wonder|am wondering|was wondering|am curious|am just curious|want to know|would like to know|need to know|have to know)
    (may|can|could) i ask
    (just|only)? (curious|wondering)
    (quick|one|another|small) question
    by the way
    out of (curiosity|interest)
  `,
});

/** What is marked as explicit, or is not, in the words of who asks for it. */
const findExplicit = createCueFinder<'explicit'>({
  explicit: `
    explicit
    (swearing|swear|swears|swearwords|cursing|curse|curses|cussing|profanity|profanities|profane|cursewords) (words|word)?
    (bad|rude|dirty|foul|naughty|offensive) (words|word|language|lyrics)
    (rude|dirty|clean|censored|uncensored)
    (kid|kids|child|family) (friendly|safe)
    (safe|ok|okay|suitable|fine) for (the|my|our)? (kids|children|child|kid|baby|toddler|family)
    f (word|words|bomb|bombs)
  `,
});

/** In words and marks; whoever asks after the mix does so shortly. */
const mostInQuestion = 24;

/**
 * What a message asks of the mix on the screen, or `null`. Every word of the question has to be one of asking such a thing, so that a wish in
 * the form of a question ("could it have more piano?") and a question about something else are left to other readers.
 */
export function readMixQuestion(
  message: Message,
  { positions }: Pick<Parts, 'positions'>,
  mix: ShownMix | null,
): MixQuestion | null {
  if (mix === null || mix.tracks.length === 0) return null;
  const stretch = lastAsked(message);
  if (stretch === null) return null;
  for (const { from, begin } of beginningsOf(message, stretch)) {
    if (!isAllAsked(message, begin)) continue;
    const asked = askedOfMix(wordsFrom(message, positions, from, stretch.to, mix), mix);
    if (asked !== null) return asked;
  }
  return null;
}

/** "Is anyone singing on these? Number 3 sounds like a shed": asked in one of several sentences, of which the others are read by themselves. */
export function sentenceOfMix(
  message: Message,
  { positions }: Pick<Parts, 'positions'>,
  mix: ShownMix,
): AskedAside | null {
  const sentences = sentencesOf(message, positions);
  for (const one of sentences) {
    if (!one.isMarked || one.to - one.from > mostInQuestion) continue;
    const question = beginningsOf(message, one)
      .map(({ from }) => askedOfMix(wordsFrom(message, positions, from, one.to, mix), mix))
      .find((found) => found !== null);
    if (
      question === undefined ||
      !(besideOthers.has(question.about) || isLengthOfMix(message, one, question))
    )
      continue;
    return { question, taken: sentences.filter((other) => other === one || isMore(message, other)) };
  }
  return null;
}

/** What is hardly asked of anything but a mix, whatever stands around it. */
const besideOthers: ReadonlySet<MixQuestion['about']> = new Set<MixQuestion['about']>([
  ...([
    'having',
    'explicit',
    'artist',
    'title',
    'year',
    'length',
    'genres',
    'instruments',
    'languages',
  ] as const),
]);

/** "How long is this? I have two hours": "how long does it last" may be asked of a grief that is told beside it. */
function isLengthOfMix(message: Message, { from, to }: Sentence, { about }: MixQuestion): boolean {
  const said = message.words.slice(from, to).map(({ text }) => text);
  const isBare = /\blong is this\b/.test(said.join(' '));
  return about === 'minutes' && (isBare || said.some((text) => listNouns.has(text) || text === 'music'));
}

/** "All of them?" */
const isMore = (message: Message, { from, to, isMarked }: Sentence): boolean =>
  isMarked && to - from <= mostMore && message.words.slice(from, to).every(({ text }) => more.has(text));
const mostMore = 4;
const more = new Set('all of them these those any every each both really and or only'.split(' '));

interface Stretch {
  from: number;
  to: number;
}

const whoAsks = new Set('know wondering wonder curious asking asks asked ask'.split(' '));
const mostToTell = 7;

/** "What's the first song? Chef wants to know": where what is told behind the question begins; else the end. */
function endOfAsking({ words }: Message): number {
  const mark = words.findLastIndex(({ text }) => text === '?');
  const told = words.slice(mark + 1).filter(({ isWord }) => isWord);
  const isWhy = told.length <= mostToTell && told.some(({ text }) => whoAsks.has(text));
  return mark > 0 && isWhy ? mark + 1 : words.length;
}

/** The last sentence that is more than courtesy. */
function lastAsked(message: Message): Stretch | null {
  const { words } = message;
  let to = endOfAsking(message);
  while (to > 0) {
    while (to > 0 && sentenceEnds.has(words[to - 1]?.text ?? '')) to -= 1;
    let from = to;
    while (from > 0 && !sentenceEnds.has(words[from - 1]?.text ?? '')) from -= 1;
    if (to === from) return null;
    if (!words.slice(from, to).every(({ text, isWord }) => !isWord || isFiller(text)))
      return to - from > mostInQuestion ? null : { from, to };
    to = from;
  }
  return null;
}

/** Before the question stands nothing but courtesy and praise: "lovely! how long is it?", and no "keep it calm", no "I can't stop crying". */
function isAllAsked(message: Message, begin: number): boolean {
  const chats = cuesOf(message, 'smalltalk');
  return message.words
    .slice(0, begin)
    .every(
      ({ text, isWord }, at) =>
        !isWord ||
        isFiller(text) ||
        courtesy.has(text) ||
        wordClasses.good.has(text) ||
        chats.some(({ from, to }) => from <= at && at < to),
    );
}

/** The sentence, what follows a comma in it, and each of them without the words that only lead to the question. */
function beginningsOf(message: Message, { from, to }: Stretch): Array<{ from: number; begin: number }> {
  const { words } = message;
  const lastComma = words.findLastIndex(({ text }, at) => text === ',' && at >= from && at < to - 1);
  const starts = lastComma < 0 ? [from] : [from, lastComma + 1];
  const leads = findLead(words);
  return starts.flatMap((begin) => {
    const first = afterCourtesy(message, begin, to);
    const lead = leads.find((one) => one.from === first);
    return lead === undefined
      ? [{ from: first, begin }]
      : [
          { from: first, begin },
          { from: afterCourtesy(message, lead.to, to), begin },
        ];
  });
}

const courtesy = new Set(
  'please so ok okay and but btw hey hi hello well oh um uh hmm just yes yeah yep no thanks cool nice great lol haha lovely sorry wait love'.split(
    ' ',
  ),
);

function afterCourtesy({ words }: Message, from: number, to: number): number {
  let at = from;
  while (at < to && (words[at]?.isWord !== true || courtesy.has(words[at]?.text ?? ''))) at += 1;
  return at;
}

/** "What was that last one", while a song plays: the one before it. */
function beforeThis(message: Message, from: number, { tracks, at }: ShownMix, place: Positions): number[] {
  const isLast = place.positions.length === 1 && place.positions[0] === tracks.length;
  const isPast = message.words.slice(from, place.from).some(({ text }) => past.has(text));
  const isBefore = isLast && isPast && wordAt(message, place.from) === 'last';
  return isBefore && at !== undefined && at > 1 ? [at - 1] : place.positions;
}
const past = new Set('was were did sang played'.split(' '));

/** The words of a question; tracks that are named by their places or titles are one word each. */
function wordsFrom(
  message: Message,
  positions: readonly Positions[],
  from: number,
  to: number,
  mix: ShownMix,
): MixWord[] {
  const explicit = findExplicit(message.words);
  const found: MixWord[] = [];
  for (let at = from; at < to; ) {
    const { text = '', isWord = false } = message.words[at] ?? {};
    const place = positions.find((one) => one.from === at);
    const marked = explicit.find((one) => one.from === at);
    const named = message.named.find((one) => one.from === at && one.to > at && !one.onlyAvoided);
    const language = languageOf(text);
    let next = at + 1;
    if (place !== undefined) {
      found.push({ text: '<pos>', positions: beforeThis(message, from, mix, place) });
      next = place.to;
    } else if (mix.at !== undefined && text === 'next' && onePlaces.has(wordAt(message, at + 1))) {
      found.push({ text: '<pos>', positions: [mix.at + 1] });
      next = at + 2;
    } else if (marked !== undefined) {
      found.push({ text, isExplicit: true });
      next = marked.to;
    } else if (named !== undefined) {
      found.push({ text, trait: { kind: named.kind, value: named.value } });
      next = named.to;
    } else if (language !== undefined) found.push({ text, trait: { kind: 'language', value: language } });
    else if (isWord && !isLastCourtesy(message, at, to)) found.push({ text });
    at = Math.max(next, at + 1);
  }
  return found;
}

/** "How long is it, please". */
function isLastCourtesy({ words }: Message, at: number, to: number): boolean {
  return words.slice(at, to).every(({ text, isWord }) => !isWord || courtesy.has(text));
}
