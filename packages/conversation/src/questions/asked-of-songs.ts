import type { Brief, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { languageOf } from '../parts/read-language-sung.ts';
import type { Parts } from '../parts/read-parts.ts';
import { asksFrom, type Sentence, type Stretch, sentencesOf } from './asked-clauses.ts';
import type { MixQuestion, SongAspect } from './mix-question.ts';
import { type SongsNamed, songsNamed } from './songs-named.ts';

/** A question about something of the mix, and what of the message it takes up. */
export interface AskedAside {
  question: MixQuestion;
  /** The sentences that only ask, or only name what is asked about. */
  taken: readonly Sentence[];
  /** What is done besides, where it is not in the rest of the message as it stands: "undo". */
  instead?: string;
}

/** Stands for whoever or whatever is asked about. */
const it = '(?:§|it|she|he|they|that one|this one)';
const person =
  '(?:man|woman|male|female|lady|girl|guy|bloke|fella|lad|lass|boy|chap|gentleman|she|he|child|choir)';
const moods =
  'sad|happy|miserable|gloomy|glum|depressing|dark|bright|cheerful|jolly|fun|funny|scary|angry|calm|soft|gentle|quiet|loud|noisy|peaceful|romantic|serious|sombre|weepy|melancholy|mournful|light|heavy|rough|sweet|tender|joyful|spooky|religious|churchy|relaxing|soothing';
const speeds = 'fast|slow|quick|upbeat|lively|danceable|energetic|brisk|speedy|mellow';

/** Of one thing each that is asked of a song; where a clause names none of them, what it is like is told. */
const aspects: ReadonlyArray<readonly [SongAspect, RegExp]> = [
  ['who', /^(?:who|whose)\b(?!.{0,60}\b(?:named|asked|told|chose|picked|wrote|wants?|puts?|you)\b).{0,80}§/],
  ['who', /^(?:what|which|name|artist|singer)\b.{0,30}\b(?:name|artist|singer|band|group)\b.{0,30}§/],
  [
    'who',
    /^(?:(?:the|what is the) )?(?:name|artist|singer|band)\b.{0,30}§|§ (?:artist|singer|band)(?: name)?$/,
  ],
  ['gender', new RegExp(`\\b${person}\\b.{0,30}\\bor\\b.{0,20}\\b${person}\\b`)],
  ['gender', new RegExp(`^(?:is|are|was) (?:${it}|the singer|the voice)(?: [a-z]{1,9}){0,2} ${person}\\b`)],
  ['gender', /^who is the (?:woman|man|lady|girl|guy|bloke|lad|boy|fella)\b/],
  ['country', /^(?:what|which) (?:country|city|land|nation|town|part)\b|\b(?:nationality|hometown)\b/],
  ['country', new RegExp(`\\bwhere (?:is|are|does|do|was|were) ${it}.{0,20}\\b(?:from|live|come)\\b`)],
  ['country', /\bfrom (?:around|round|near|about|over) (?:here|there)\b/],
  ['about', /\b(?:what|whatd) (?:[a-z§]{1,12} ){1,6}about\b/],
  [
    'about',
    new RegExp(`\\bwhat (?:does|do|did|is) ${it} (?:mean|say|saying|sing|singing|tell|telling|on about)\\b`),
  ],
  ['about', /\b(?:meaning|story|words|lyrics) (?:of|to|behind|in) §/],
  ['language', /\b(?:what|which) (?:language|tongue)\b/],
  ['language', new RegExp(`^(?:is|does|do|are) ${it}(?: [a-z]{1,9}){0,2} in ‡`)],
  [
    'singing',
    new RegExp(
      `\\b(?:does|is|has|are) (?:${it}|there)(?= ).{0,30}\\b(?:singing|sung|vocals|words|lyrics|singer|voices?|instrumental)\\b`,
    ),
  ],
  ['singing', /\b(?:does|do) (?:anyone|anybody|someone|somebody) sing\b/],
  [
    'suits',
    /^(?:(?:would|will|could|does|do you think|you think)(?: (?:that|maybe|perhaps))? §|(?:is|are) §).{0,16}\b(?:do|work|suit|fit|go|right|good|ok|okay|fine|nice|suitable|safe)\b.{0,12}\b(?:for|at|with|as|when|to)\b/,
  ],
  [
    'suits',
    new RegExp(
      `§.{0,12}\\b(?:is|would|will|does|could) ${it}.{0,20}\\b(?:do|work|suit|good|right|ok|okay|fine)\\b.{0,12}\\b(?:for|at|as|when|to)\\b`,
    ),
  ],
  ['tempo', /\bhow (?:fast|slow|quick)\b|\b(?:bpm|tempo)\b/],
  ['tempo', new RegExp(`^(?:is|are|was) ${it}(?: [a-z]{1,9}){0,2} (?:${speeds})\\b`)],
  [
    'mood',
    new RegExp(
      `^(?:(?:is|are|was)|(?:what|who) (?:is|are|was) § (?:is|are|was)) (?:${it} )?(?:[a-z]{1,9} ){0,3}(?:${moods})\\b`,
    ),
  ],
  ['mood', new RegExp(`§.{0,40} is ${it} (?:[a-z]{1,9} ){0,2}(?:${moods})\\b`)],
  ['sound', new RegExp(`\\bsounds? like\\b|\\bhow (?:does|do|would) ${it} sound\\b|^what is ${it} like\\b`)],
  [
    'sound',
    /^(?:describe|tell (?:me )?(?:more |something |a bit )?(?:about|of)) §|\bwhat (?:kind|sort|type|style) of\b/,
  ],
  [
    'reason',
    /^(?:why|how come)\b(?!.{0,40}\b(?:not|remove|removed|delete|deleted|drop|dropped|take|took)\b).{0,60}§/,
  ],
  ['reason', /^what (?:is|are) § doing\b|^what made you (?:pick|choose|put|play)\b.{0,30}§/],
  ['year', /\b(?:when|what year|which year) (?:was|is|did|were).{0,20}§|\bhow (?:old|new|recent) is §/],
  ['length', /\bhow long (?:is|does|are|was)\b.{0,12}§/],
  ['what', /^(?:what|who) (?:is|are|was)(?: (?:a|the|this|that|these))? §(?: [a-z]{1,12}){0,2}$/],
  ['what', /^(?:what|who) (?:is|are|was) § (?:when|at|supposed)\b/],
  ['what', /^§ (?:what|who) is (?:that|it|this|she|he)\b/],
];

/** "What did the third one mean to him" is asked of a life. */
const ofLife = /\bmean(?:t|s)? to\b/;

/** What asks for something else than to be told. */
const asksForMore =
  /\b(?:more|less|like this|something|another|instead|similar|without|remove|drop|skip|delete|please play|again|you|your|not|isnt|dont|doesnt)\b/;
const asksOpenly = /^(?:what|who|is|are|does|has|describe)\b/;

/** What is asked of one song, of whoever plays it, or of a name among the wishes: "who is June?", "is the brass one miserable?"; `null` where nothing is. */
export function askedOfSongs(
  message: Message,
  parts: Parts,
  around: { brief: Brief | null; mix: ShownMix },
): AskedAside | null {
  const sentences = sentencesOf(message);
  const found = new Set<SongAspect>();
  const taken: Sentence[] = [];
  let subject: SongsNamed | null = null;
  for (const sentence of sentences) {
    const from = asksFrom(message, sentence);
    if (from === null) continue;
    const asked = { from, to: sentence.to };
    const named = songsNamed(message, parts, asked, around);
    const before = named === null ? namedBefore(message, parts, sentences, asked, around) : null;
    const about: SongsNamed | null =
      named ?? (subject !== null && pointsBack(message, asked) ? subject : (before?.named ?? null));
    if (about === null) continue;
    const said = clauseOf(message, asked, about);
    const asks = aspectsIn(said, sentence.isMarked, named !== null);
    if (asks.length === 0 || (subject !== null && named !== null && !isSame(subject, named))) continue;
    for (const one of asks) found.add(one);
    subject ??= about;
    taken.push(sentence);
    if (before !== null && before.sentence !== sentence) taken.push(before.sentence);
  }
  if (subject === null || found.size === 0) return askedOfUnknown(message, sentences);
  const { positions, artist, wish } = subject;
  const name = wish ?? artist;
  return {
    question: {
      about: wish === undefined ? 'song' : 'wish',
      ...{ positions, trait: null, asks: [...found] },
      ...(name !== undefined && { name }),
    },
    taken,
  };
}

const asksOfName =
  /\b(?:[Ww]ho(?: is|['’]?s)|[Ww]hat(?: is|['’]?s)|[Ww]here(?: is|['’]?s)|(?:[Ww]hat|[Ww]hich) (?:country|city|language) (?:is|does))(?: the| this| that)? ((?:\p{Lu}[\p{L}'’-]{1,20}(?: (?:the|of|by|and|in|on|to|a|&|my|is|at))? ?){2,5})/u;

/** "Who is Noor Halloran?" of a mix that has nobody of that name any more. */
function askedOfUnknown({ text }: Message, sentences: readonly Sentence[]): AskedAside | null {
  const name = asksOfName
    .exec(text.slice(0, mostRead))?.[1]
    ?.trim()
    .replace(/ (?:the|of|by|and|in|on|to|a|&|my|is|at)$/, '');
  if (name === undefined || /^I\b/.test(name)) return null;
  const asking = sentences.filter(({ isMarked }) => isMarked);
  return asking.length === 0
    ? null
    : { question: { about: 'unknownName', positions: [], trait: null, name }, taken: asking };
}
const mostRead = 300;

const isSame = (one: SongsNamed, other: SongsNamed): boolean =>
  one.positions.join() === other.positions.join() && one.wish === other.wish;

const backward = new Set(['it', 'she', 'he', 'they', 'that', 'this', 'her', 'him', 'singer', 'artist']);
const pointsBack = (message: Message, { from, to }: Stretch): boolean =>
  message.words.slice(from, to).some(({ text }) => backward.has(text));

/** "Walk-Up is a good name. What does it sound like?": named in what stands before. */
function namedBefore(
  message: Message,
  parts: Parts,
  sentences: readonly Sentence[],
  asked: Stretch,
  around: { brief: Brief | null; mix: ShownMix },
): { named: SongsNamed; sentence: Sentence } | null {
  if (!pointsBack(message, asked)) return null;
  for (const sentence of sentences.toReversed()) {
    const to = Math.min(sentence.to, asked.from);
    if (sentence.from >= asked.from || to <= sentence.from) continue;
    const named = songsNamed(message, parts, { from: sentence.from, to }, around);
    if (named !== null) return { named, sentence };
  }
  return null;
}

/** The words of a clause, with one sign for what is asked about and one for a language. */
function clauseOf(message: Message, { from, to }: Stretch, about: SongsNamed): string {
  const said: string[] = [];
  for (let at = from; at < to; at += 1) {
    if (at >= about.from && at < about.to) {
      if (said.at(-1) !== '§') said.push('§');
      continue;
    }
    const word = wordAt(message, at);
    if (word !== '') said.push(languageOf(word) === undefined ? word : '‡');
  }
  return said.join(' ').replace(/\b(?:the|this|that) §/g, '§');
}

function aspectsIn(said: string, isMarked: boolean, isNamed: boolean): SongAspect[] {
  if (ofLife.test(said)) return [];
  const found = aspects.flatMap(([aspect, pattern]) => (pattern.test(said) ? [aspect] : []));
  if (found.length > 0) return found;
  return isMarked && isNamed && asksOpenly.test(said) && !asksForMore.test(said) ? ['what'] : [];
}
