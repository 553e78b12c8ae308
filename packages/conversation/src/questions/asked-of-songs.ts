import type { Brief, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { sayingSpoken } from '../names/spoken-last.ts';
import { languageOf } from '../parts/constraints/read-language-sung.ts';
import type { Parts } from '../parts/read-parts.ts';
import { asksFrom, type Sentence, type Stretch, sentencesOf } from './asked-clauses.ts';
import type { MixQuestion, SongAspect } from './mix-question.ts';
import { restOf } from './rest-of.ts';
import { aspectsIn } from './song-aspects.ts';
import { type SongsNamed, songsNamed } from './songs-named.ts';

/** A question about something of the mix, and what of the message it takes up. */
export interface AskedAside {
  question: MixQuestion;
  /** The sentences that only ask, or only name what is asked about. */
  taken: readonly Sentence[];
  /** What is done besides, where it is not in the rest of the message as it stands: "undo". */
  instead?: string;
}

/** What is asked of one song, of whoever plays it, or of a name among the wishes: "who is June?", "is the brass one miserable?"; `null` where nothing is. */
export function askedOfSongs(
  message: Message,
  parts: Parts,
  around: { brief: Brief | null; mix: ShownMix; isOfSpoken?: true },
): AskedAside | null {
  const sentences = sentencesOf(message, parts.positions);
  const found = new Set<SongAspect>();
  const taken: Sentence[] = [];
  const traits: Trait[] = [];
  let subject: SongsNamed | null = null;
  let also: MixQuestion | null = null;
  for (const sentence of sentences) {
    const from = asksFrom(message, sentence);
    if (from === null) continue;
    const asked = { from, to: sentence.to };
    // "Why is my instructor's band on here, number 14, get rid".
    if (message.words.slice(from, sentence.to).some(({ text }) => removing.has(text))) continue;
    const named = songsNamed(message, parts, asked, around);
    const before = named === null ? namedBefore(message, parts, sentences, asked, around) : null;
    const about: SongsNamed | null =
      named ?? (subject !== null && pointsBack(message, asked) ? subject : (before?.named ?? null));
    if (about === null) {
      const ofPlaying = askedOfPlaying(message, asked, sentence, around);
      if (ofPlaying === null || subject !== null) continue;
      subject = ofPlaying.subject;
      for (const one of ofPlaying.asks) found.add(one);
      traits.push(...ofPlaying.traits);
      taken.push(sentence);
      continue;
    }
    const said = withSubject(clauseOf(message, asked, about), before?.sentence === sentence);
    const inClause = traitsIn(message, asked, about);
    // "That Solomon fella, does he play tenor or alto?"
    const isNamed = named !== null || before?.sentence === sentence;
    const asks = aspectsIn(said, sentence.isMarked, isNamed).filter(
      (one) => inClause.length > 0 || !ofTrait.has(one),
    );
    if (asks.length === 0) continue;
    if (subject !== null && named !== null && !isSame(subject, named)) {
      if (also !== null) continue;
      also = questionOf(
        named,
        asks.filter((one) => !ofTrait.has(one)),
      );
      taken.push(sentence);
      continue;
    }
    for (const one of asks) found.add(one);
    if (asks.some((one) => ofTrait.has(one))) traits.push(...inClause);
    subject ??= about;
    taken.push(sentence);
    if (before !== null && before.sentence !== sentence && !wishes(message, before.sentence))
      taken.push(before.sentence);
  }
  if (subject === null || found.size === 0) return askedOfUnknown(message, sentences);
  const [trait = null, ...others] = traits;
  also ??= unknownBeside(message, sentences, taken);
  const instead = restOfSpoken(restOf(message, { taken }), subject, around.mix);
  return {
    ...(instead !== null && { instead }),
    question: {
      ...questionOf(subject, [...found]),
      trait,
      ...(others.length > 0 && { others }),
      ...(also !== null && also.asks?.length !== 0 && { also }),
    },
    taken,
  };
}

const whatPlays =
  /^(?:(?:i mean|no|well|but|and) ){0,2}(?:is|does|has) (?:it|this|that)(?: [a-z¤]{1,12}){1,14}$/;
const elsewhere =
  /\b(?:outside|there|raining|me|you|your|he|she|late|over|true|ok|okay|possible|too|enough|more|less|still)\b/;
const notOfSpoken = /\b(?:outside|raining|me|you|your|late|over|ok|okay|possible|less|mix|list|playlist)\b/;
/** What only a song can be asked. */
const surelyOfSongs: ReadonlySet<SongAspect> = new Set<SongAspect>(['tempo', 'singing', 'trait']);

/** "My wife likes it. Is it a waltz?", "is it fast, does it have singing?": of what plays, where nothing else is named. */
function askedOfPlaying(
  message: Message,
  asked: Stretch,
  { isMarked }: Sentence,
  { mix: { at }, isOfSpoken = false }: { mix: ShownMix; isOfSpoken?: boolean },
) {
  const subject = { from: asked.to, to: asked.to, positions: at === undefined ? [] : [at] };
  const said = clauseOf(message, asked, subject);
  if (at === undefined || !(isOfSpoken ? isShort(said) : isMarked && whatPlays.test(said))) return null;
  if ((isOfSpoken ? notOfSpoken : elsewhere).test(said)) return null;
  const traits = traitsIn(message, asked, subject);
  const asks = aspectsIn(said.replace(/ (?:it|this|that|s?he|they)\b/, ' §'), true, true).filter(
    (one) => traits.length > 0 || !ofTrait.has(one),
  );
  if (!isOfSpoken && !asks.some((one) => surelyOfSongs.has(one))) return null;
  if (asks.length === 0) return null;
  return { subject, asks, traits: asks.some((one) => ofTrait.has(one)) ? traits : [] };
}
/** In words: what is asked of a song that was just spoken of is asked shortly. */
const mostOfSpoken = 12;
const isShort = (said: string): boolean => said.split(' ').length <= mostOfSpoken;

function questionOf({ positions, artist, wish }: SongsNamed, asks: readonly SongAspect[]): MixQuestion {
  const name = wish ?? artist;
  return {
    about: wish === undefined ? 'song' : 'wish',
    ...{ positions, trait: null, asks },
    ...(name !== undefined && { name }),
  };
}

/** "Where is Captain Yaw? And Filtre propre, is it from Abidjan?" */
function unknownBeside(
  message: Message,
  sentences: readonly Sentence[],
  taken: readonly Sentence[],
): MixQuestion | null {
  for (const one of sentences) {
    if (!one.isMarked || taken.includes(one)) continue;
    const { start } = message.words[one.from] ?? {};
    const name = nameAskedIn(message.text.slice(start, message.words[one.to - 1]?.end));
    if (name !== null) return { about: 'unknownName', positions: [], trait: null, name };
  }
  return null;
}

const asksOfName =
  /\b(?:[Ww]ho(?: is|['’]?s)|[Hh]ow many(?: songs)?(?: by| of| from)?|[Ww]hat(?: is|['’]?s)|[Ww]here(?: is|['’]?s)|(?:[Ww]hat|[Ww]hich) (?:country|city|language) (?:is|does))(?: the| this| that)? ((?:\p{Lu}[\p{L}'’-]{1,20}(?: (?:the|of|by|and|in|on|to|a|&|my|is|at))? ?){2,5})/u;

/** "Who is Noor Halloran?" of a mix that has nobody of that name any more. */
function askedOfUnknown({ text }: Message, sentences: readonly Sentence[]): AskedAside | null {
  const name = nameAskedIn(text.slice(0, mostRead));
  if (name === null) return null;
  const marked = sentences.filter(({ isMarked }) => isMarked);
  // "Where is Queen Abacus" needs no mark where nothing else is said.
  const asking = marked.length === 0 && sentences.length === 1 && opensAsking.test(text) ? sentences : marked;
  return asking.length === 0
    ? null
    : { question: { about: 'unknownName', positions: [], trait: null, name }, taken: asking };
}

function nameAskedIn(text: string): string | null {
  const name = asksOfName
    .exec(text)?.[1]
    ?.trim()
    .replace(/ (?:the|of|by|and|in|on|to|a|&|my|is|at)$/, '');
  return name === undefined || /^I\b/.test(name) ? null : name;
}
const mostRead = 300;
const opensAsking = /^(?:(?:and|so|but|wait|ok) ){0,2}(?:who|where|how many)/i;

/** "Who is Aiko Drummond? More of her, please", "Is Vespers from a church? I would rather not have it": of what was asked about, and not of what plays; `null` where nothing points at it. */
function restOfSpoken(rest: string, { positions, artist }: SongsNamed, mix: ShownMix): string | null {
  const [position] = positions;
  if (position === undefined) return null;
  const said = sayingSpoken(rest, mix, position, artist === undefined ? 'song' : 'artist');
  return said === rest ? null : said;
}

/** "Number 1, is there a guitar?": what stands before the question only names what is asked about. */
const namesOnly = (message: Message, { from, to }: Stretch, names: readonly Stretch[]): boolean =>
  !message.words
    .slice(from, to)
    .some(
      ({ text }, at) =>
        telling.has(text) && !names.some((one) => one.from <= from + at && from + at < one.to),
    );
const telling = new Set(
  'is are was were be been has have had do does did will would can could i we you'.split(' '),
);

/** "Take out number 3. Who is it?": what is asked for in the sentence that names the song is done. */
const wishes = (message: Message, { from, to }: Stretch): boolean =>
  message.words.slice(from, to).some(({ text }) => wishing.has(text));
const removing = new Set('rid drop remove delete lose skip ditch'.split(' '));
const wishing = new Set(
  'more less drop remove lose skip delete out without keep play put add again'.split(' '),
);

const isSame = (one: SongsNamed, other: SongsNamed): boolean =>
  one.positions.join() === other.positions.join() && one.wish === other.wish;

const backward = new Set(
  'it she he they that this her him them his their theirs hers singer artist'.split(' '),
);
const pointsBack = (message: Message, { from, to }: Stretch): boolean =>
  message.words.slice(from, to).some(({ text }) => backward.has(text)) ||
  // "The first song is about a father. Why?"
  (to - from === 1 && wordAt(message, from) === 'why') ||
  // "Points Frozen, I felt it. Who plays?", "is it easy? How fast".
  (to - from <= mostBare && bare.has(wordAt(message, from)));
/** In words. */
const mostBare = 2;
const bare = new Set(['who', 'how', 'what', 'which', 'where']);

/** "Walk-Up is a good name. What does it sound like?": named in what stands before. */
function namedBefore(
  message: Message,
  parts: Parts,
  sentences: readonly Sentence[],
  asked: Stretch,
  around: { brief: Brief | null; mix: ShownMix },
): { named: SongsNamed; sentence: Sentence } | null {
  const points = pointsBack(message, asked);
  for (const sentence of sentences.toReversed()) {
    const to = Math.min(sentence.to, asked.from);
    if (sentence.from >= asked.from || to <= sentence.from) continue;
    const isFront = sentence.to === asked.to;
    // "Drop the third one, who is it anyway?" is a wish.
    if (isFront && wishes(message, { from: sentence.from, to })) continue;
    if (!points && !isFront) continue;
    const named = songsNamed(message, parts, { from: sentence.from, to }, around);
    if (named === null) continue;
    // "My June is getting married, who would have thought" is told.
    if (points || namesOnly(message, { from: sentence.from, to }, [named, ...parts.positions]))
      return { named, sentence };
  }
  return null;
}

const verbFirst =
  /^(is|are|was|does|has|did)\b(?! (?:it|that|this|s?he|they|there|any(?:one|body)|some(?:one|body))\b)/;
/** "Vento leste, is Italian?": what stands in front is asked about. */
const withSubject = (said: string, isInFront: boolean): string =>
  isInFront && !said.includes('§') ? said.replace(verbFirst, '$1 §') : said;

type Trait = NonNullable<MixQuestion['trait']>;

const ofTrait: ReadonlySet<SongAspect> = new Set<SongAspect>(['trait', 'alone']);
const kindsOfTrait: ReadonlySet<string> = new Set(['genre', 'instrument', 'era']);

/** A genre, an instrument or a time that a clause names beside the song. */
const namedIn = (message: Message, { from, to }: Stretch, about: SongsNamed) =>
  message.named.filter(
    (one) =>
      // "What country is she from?"
      !['what', 'which'].includes(wordAt(message, one.from - 1)) &&
      one.from >= from &&
      one.to <= to &&
      (one.to <= about.from || one.from >= about.to) &&
      kindsOfTrait.has(one.kind),
  );

const traitsIn = (message: Message, asked: Stretch, about: SongsNamed): Trait[] =>
  namedIn(message, asked, about).map(({ kind, value }) => ({ kind, value }));

/** The words of a clause, with one sign each for what is asked about, for a language, and for what is named of music. */
function clauseOf(message: Message, { from, to }: Stretch, about: SongsNamed): string {
  const said: string[] = [];
  const named = namedIn(message, { from, to }, about);
  for (let at = from; at < to; at += 1) {
    const trait = named.find((one) => one.from <= at && at < one.to);
    if (trait !== undefined) {
      if (trait.from === at) said.push('¤');
      continue;
    }
    if (at >= about.from && at < about.to) {
      if (said.at(-1) !== '§') said.push('§');
      continue;
    }
    const word = wordAt(message, at);
    if (word !== '') said.push(languageOf(word) === undefined ? word : '‡');
  }
  return said.join(' ').replace(/\b(?:the|this|that) §/g, '§');
}
