import type { ShownMix } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { isFiller } from '../cues/fillers.ts';
import { wordClasses } from '../cues/word-classes.ts';
import { cuesOf, type Message, typed, wordAt } from '../message.ts';
import { endsThought } from '../names/names-around.ts';
import { nameAt } from '../names/read-name.ts';
import { services } from '../names/services.ts';
import type { Parts } from '../parts/read-parts.ts';
import { commonWords } from '../words/common-words.ts';
import type { MixQuestion } from './mix-question.ts';

const it = '(this|that|it|these|those|the)';
const piece = '(song|songs|track|tune|piece|number|record|one|thing|bit|recording|version|music)';
const person =
  '(singer|singers|artist|artists|band|group|fella|fellas|guy|guys|bloke|blokes|lad|lads|man|men|woman|women|lady|ladies|girl|girls|boy|boys|chap|chaps|voice|choir|orchestra|conductor|composer|duo|trio|quartet|crooner|soloist|rapper|dj)';
const player =
  '(pianist|cellist|violinist|fiddler|guitarist|drummer|bassist|flautist|flutist|saxophonist|trumpeter|harpist|organist|clarinettist|clarinetist|harmonica player|piper|accordionist|percussionist|trombonist|lutenist)';

type Asked = Extract<
  MixQuestion['about'],
  | 'playing'
  | 'artist'
  | 'player'
  | 'genres'
  | 'instruments'
  | 'tempo'
  | 'lyrics'
  | 'origin'
  | 'writer'
  | 'year'
  | 'reason'
  | 'minutes'
  | 'places'
  | 'most'
  | 'named'
  | 'ofArtist'
  | 'having'
  | 'artists'
>;

/** What is asked of the song that plays, or of one that is named by its place, in the words of whoever hears it and knows no more. */
const findAsked = createCueFinder<Asked>({
  playing: `
    what (even|actually|exactly)? (is|was) (even|actually|exactly)? ${it} ${piece} (here|now|then|called|playing|on|please)? (here|now|on|then|please)? $
    (what|which) ${piece} (is|was|are) (this|that|it|these|playing|on) (now|here|then|please|called|by)? $
    what (is|was) (that|this|it)? (playing|on) (right|just)? (now|here|please|at the moment)? (please|then)?
    what is (this|that|it)? playing
    what (is|was) (the)? (name|title) of ${it} ${piece}? (here|now|then|playing|on|please)? $
    what (is|was) ${it} (called|even) (this|please|then|again)? $
    what (this|that) ${piece} (is|was) (called|playing)? $
    what ${it} ${piece} is called
    what (this|that) (one|song|track|tune)? is (called)? $
    how (is|was|do you call)? (called|named) ${it} ${piece}? $
    how (is|was)? ${it} ${piece}? (is|was)? (called|named) $
    how (do|does) (you|they|one) (call|name) ${it} ${piece}? $
    what (is|was) the _ (one|song|tune|track) called
    (what is|was)? the (name|title) of the (one|song|tune|track) (with|where|that|about|which|from)
    what (is|was) the (one|song|tune|track) (with|where|that|about|which) _
  `,
  artist: `
    who (even|exactly|actually)? (is|was|are) (even|exactly|actually)? (this|that|it|he|she|they) (by|singing|playing|on|then|please|now|again|singer|artist|band|person)? (this|that|it|please|now|here)? $
    who (sing|sings|sang|sung|singing|play|plays|played|perform|performs|performed|made|makes|recorded|does|did) (this|that|it|the) ${piece}? (please|here|now|then)? $
    who (is|was|are) (the|that|this|these|those) ${person} (here|singing|playing|please|then|now|called)?
    who (is|are) (singing|playing) (this|that|it|here|now|please)? ${piece}? $
    who (sings|plays|sang|played) (please|here|there|then)? $
    who (is|are) (bellowing|shouting|screaming|wailing|crooning|rapping|whispering|mumbling|howling|yelling|moaning|warbling|belting) (this|that|it|here|now|on|in)? (this|that|it|the)? ${piece}? (out)? $
    (what|which) (is|was|are) (the)? (name|names) of (this|that|the|these|those)? ${person}
    (what|whats) (is|was|are)? (this|that|the) ${person} s? (name|called|names)
    (what|which) ${person} (is|was|sings|sing|plays|are) (this|that|it|these|singing|playing)
  `,
  player: `
    who (is|was|are) (the|that|this)? ${player}
    (what|which) ${player} (is|was|plays) (this|that|it|the|here)?
    who (plays|played|playing|is playing|does) (the|that|this)? (piano|cello|violin|fiddle|guitar|drums|bass|flute|sax|saxophone|trumpet|harp|organ|clarinet|harmonica|pipes|accordion|trombone|lute|keys|banjo|mandolin|sitar|oud|kora|tabla) (on|in|here)
    who (is|was|plays|played|playing|does) (that|this|it)? (playing)? on (the|that)? (piano|cello|violin|fiddle|guitar|drums|bass|flute|sax|saxophone|trumpet|harp|organ|clarinet|harmonica|pipes|accordion|trombone|lute|keys|banjo|mandolin|sitar|oud|kora|tabla)
    who (is|was) (the|that|this)? (piano|cello|violin|fiddle|guitar|drum|bass|flute|sax|saxophone|trumpet|harp|organ|clarinet|harmonica|pipe|accordion|trombone|lute|banjo|mandolin|sitar|oud|kora|tabla) (player|artist|man|guy|woman|lady|person)
    (is|was) (that|this|it) the whole (choir|band|orchestra|group)
    (is|was) (that|this|it) (just|only)? (one|two) (singer|singers|voice|voices|lady|man|person|people|guitar|guitars|piano|pianos)
  `,
  genres: `
    what (do|would|does|should|could) (you|they|one|people|i|we) (call|name) (this|that|it|these) (kind|sort|type|style|genre|music|stuff|sound)? (of)? (music|song|songs|thing|sound|stuff|playing)?
    what (is|was) (this|that|the) (kind|sort|type|style|genre) (of)? (music|song|sound|thing)? (called|named)
    what (kind|sort|type|style|genre) (of)? (music|song|thing|sound)? (is|are|would you call|do you call|do they call) (this|that|it|these)
    what (is|s)? the (vibe|genre|style|kind|type) of ${it} ${piece}? (even|called|please)? $
  `,
  tempo: `
    (what|which|at what) (bpm|tempo|speed) (is|are|does|do) (this|that|it|the)
    what (is|s)? (the|its)? (bpm|tempo) (of|on|here|now|please)?
    how (fast|slow|many bpm|many beats) is (this|that|it) ${piece}?
  `,
  lyrics: `
    what (is|are|does|do) (she|he|they) (even|actually|really)? (sing|singing|say|saying|on) about? (here|in this|in it|in that)?
    what (is|does|do) (this|that|the) (song|track|tune|lyrics|words) (even|actually)? (about|mean|say|tell|telling)
    what (are|do) the (words|lyrics) (about|mean|saying|say)?
    what language (is|are|does) (this|that|it|she|he|they) (in|sung|singing|sing)?
  `,
  origin: `
    where (is|are|does|do|did|was) (this|that|it|she|he|they|the) ${piece}? (come|comes|coming|singer|band)? (from|recorded|made) (from)?
    (is|was) (this|that|it) (from|in) (a|an|the|some|that) (film|movie|show|game|series|musical|ad|advert|soundtrack|play|ballet|opera|cartoon)
    (what|which) (film|movie|show|game|series|musical|opera|ballet|country|album|record|place|soundtrack|ad|advert) (is|was) (this|that|it|number|the|track|song) (one|<num>|<ord>)? (song|track|one|tune)? from
    (is|was) (this|that|it) (the one|one) (from|that was in|that was on|off)
  `,
  writer: `
    who (wrote|writes|composed|composes|penned|arranged|produced|produces) (this|that|it|the) ${piece}? (please|then|originally)? $
    who (is|was) (the|its) (author|songwriter|writer|composer) (of (this|that|it|the song))? (please|here|then)? $
    who (is|was) (this|that|it) (written|composed|produced|arranged) by
  `,
  year: `
    (is|was) (this|that|it) (very|really|quite|pretty|so|an)? (old|new|recent|ancient) (one|song|tune|recording|piece)? $
    how old (is|would) (this|that|it) (song|one|tune|recording|piece|be)? $
    (what|which) year (is|was|did) (this|that|it) (from|out|made|recorded|come)?
  `,
  instruments: `
    (is|was|are) (that|this|it|those|these) (a|an|the|all|real)? _ (or|and)? (a|an)? _? $
    what (is|are|was) (that|those|this|these) (sound|sounds|noise|noises|instrument|instruments|thing|things|bells|drums|twang|plinky|twinkly)
    (what|which) instrument (is|makes|plays|does|are)
    what (is|are) (that|those|these) _? $
  `,
  reason: `
    why (is|was) (this|that|it) (one|song|track|tune)? (in|on) (there|here|it|this|the)
    why (this|that) (one|song|track|tune) $
    (what|how) (is|did|come) (this|that|it) (one|song|track|tune)? (doing|get) (in|on)? (here|there|this)
  `,
  minutes: `
    how long (is|will|does) (all of|the whole of|all) (this|it|these|them) (list|mix|playlist)? (going to|gonna)? (go|last|run|take|be|play) (on)? (for)? (in all|altogether|in total|please)? $
    (how long|how longs) (is|does|do|will)? (it|this|that|the) (list|mix|playlist)? (go|goes|run|runs|keep|last|lasts|play|plays) (on|going)? for $
  `,
  artists: `
    (is|are) (this|that|it|these|they|those) all (by|from|of) (the)? (one|same|just one|a single) (person|artist|artists|band|singer|man|woman|guy|lady|group|people)?
    (does|do|did|is|are) (she|he|they) (sing|sings|singing|play|playing|on|do|doing|behind) (on)? (all|all of|every one of|everything) (these|them|of them|those|this)? $
    who (else)? (is|are) (else|all)? (in|on) (there|here|it|this|the list|the mix) (else|as well|too)? $
  `,
  places: `
    (is|are) there (anything|something|any|anyone|anybody|songs|music|some) (music|songs|bands|artists)? from (round|around|near|over)? (here|home|town|there|this town|my country|our country|my town|our town|my city|my area|our way) (in|on)?
    (is|are) any (of)? (these|them|this|those) (from|by) (round|around|near)? (here|locals|home|my country|our country)
  `,
  most: `
    (what|which) (one|song|track|tune|of these|of them)? (of these|of them|of those|here|in here|in there|in it|on here)? (is|are|was)? the (oldest|newest|longest|shortest|latest|earliest|saddest|happiest|fastest|slowest|calmest|loudest|quietest|liveliest|best|gentlest|darkest) (one|song|track|tune|of these|of them|on this|on the|in this|in the|here)
    (what|which) (one|song|track|tune|of these|of them) (of these|of them|of those|here|in here|in there|in it|on here)? (is|are|was) (the)? (oldest|newest|longest|shortest|latest|earliest|saddest|happiest|fastest|slowest|calmest|loudest|quietest|liveliest|best|gentlest|darkest)
  `,
  ofArtist: `
    why (did|have|do|would) you (choose|chose|chosen|pick|picked|put|play|played|include|included|add|added) (in|me|us)? _
    (why|how come) (is|are) (there|we hearing|you playing|it playing) (so much|so many|any|all this|always)? _
    (have|has)? (you|we)? got (any|some) _
    (is|are) there (any|some|anything by|anything from|something by|one by) _
    ^ any _
    (is|are) _ (in|on) (there|here|it|this|the)
    (did|does|has|have) _ _? _? (make|made) (it onto|it into|it to)? (the|your|my|this) (list|cut|mix|playlist)
  `,
  having: `
    (why|how come) (is there|are there|there is|there are|do they all have|do all of them have) (a|an|so many|so much|always|only|all this|all these|such a lot of)? _
    (have|has)? (you|we) got (any|some|a|an) _
  `,
  named: `
    (is|was) (this|that|it) _
  `,
});

const leading = new Set('asking asks asked ask know me us wonders wondering'.split(' '));
const courtesy = new Set(
  'please so ok okay and but oh ah wow wait well hmm lol haha love better perfect quick question'.split(' '),
);
/** In words and marks. */
const mostBefore = 14;
const mostAsked = 14;

/** Who drops a song or wants more like it, or turns down an artist, asks for something else. */
const isWish = ({ words }: Message, { edits, artists, command, moves }: Parts): boolean =>
  edits.some(
    ({ op }) =>
      op === 'drop' ||
      op === 'lessLike' ||
      // "Who plays? More like that one".
      (op === 'moreLike' && words.some(({ text }) => text === 'more')),
  ) ||
  artists.avoided.length > 0 ||
  moves.denied.length > 0 ||
  (command !== null && command.action !== 'play');

export interface AskedOfPlaying {
  question: MixQuestion;
  /** It is asked of what plays, and nobody knows here what that is. */
  isUnseen: boolean;
}

/** "Who is the cellist?", "is that Ella?", "what would you call this kind of music?"; `null` where none of that is asked. */
export function readOfWhatPlays(
  message: Message,
  parts: Parts,
  { tracks, at }: ShownMix,
): AskedOfPlaying | null {
  if (tracks.length === 0 || isWish(message, parts)) return null;
  for (const { cue, from, to } of findAsked(message.words)) {
    if (!opensQuestion(message, from) || isLong(message, from) || goesOnAfter(message, cue, to)) continue;
    if (wishesBehind(message, parts, to)) return null;
    const named = ofWhat(message, cue, from, to);
    if (named === null) continue;
    const place =
      parts.positions.find(({ ofArtist, positions }) => !ofArtist && positions.length === 1) ??
      placeOfNumber(message, to, tracks.length);
    const playing = at === undefined || isDescribed(message, to) ? [] : [at];
    const positions = ofWhole.has(cue) ? [] : (place?.positions ?? playing);
    const question: MixQuestion = { about: cue, positions, trait: null, ...named };
    return { question, isUnseen: positions.length === 0 && !ofWhole.has(cue) };
  }
  return null;
}

/** "Who plays flute on 2". */
function placeOfNumber({ words }: Message, to: number, count: number): { positions: number[] } | undefined {
  const { text = '' } = words[to] ?? {};
  const position = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isLast = words.slice(to + 1).every(({ isWord }) => !isWord);
  return isLast && position >= 1 && position <= count ? { positions: [position] } : undefined;
}

/** "Who is it for" asks for no singer. */
const goesOn = new Set('for to with about like'.split(' '));
const goesOnAfter = (message: Message, cue: Asked, to: number): boolean =>
  (cue === 'artist' || cue === 'playing') && goesOn.has(wordAt(message, to));

/** "Is that Aqua? More like Aqua then": what is asked for behind the question is done. */
function wishesBehind({ words }: Message, { artists, moves, constraints }: Parts, to: number): boolean {
  const end = words.findIndex(({ text }, at) => at >= to && ['?', '.', '!', '\n'].includes(text));
  if (end < 0) return false;
  const isBehind = ({ from }: { from: number }) => from > end;
  return (
    artists.like.some((one) => one.isLed === true && isBehind(one)) ||
    constraints.some((one) => one.operation !== 'want' && isBehind(one)) ||
    [...moves.used].some((at) => at > end)
  );
}

/** What is told of the mix as a whole. */
const ofWhole: ReadonlySet<Asked> = new Set<Asked>([
  ...(['minutes', 'places', 'most', 'ofArtist', 'having', 'artists'] as const),
]);
const describing = new Set('with where that about which'.split(' '));

/** "The one with the girl that whistles" is any of them. */
const isDescribed = (message: Message, to: number): boolean =>
  [to - 1, to - 2].some(
    (at) =>
      describing.has(wordAt(message, at)) &&
      wordClasses.song.has(wordAt(message, at - 1)) &&
      wordAt(message, at - 2) === 'the',
  );

/** Who or what is asked after by name; `null` where it would have to be named and is not. */
function ofWhat(
  message: Message,
  cue: Asked,
  from: number,
  to: number,
): Pick<MixQuestion, 'name'> | Pick<MixQuestion, 'trait'> | null {
  if (cue === 'most') return { name: superlativeIn(message, from, to) };
  if (cue === 'instruments') return isOfInstrument(message, from) ? {} : null;
  if (cue === 'having') {
    const named = message.named.find((one) => one.from >= to - 2 && one.from < to && one.kind !== 'activity');
    const isInside = wordAt(message, from) === 'why' || wordAt(message, from) === 'how' || endsInMix(message);
    return named === undefined || !isInside || named.kind === 'scene'
      ? null
      : { trait: { kind: named.kind, value: named.value } };
  }
  if (cue !== 'named' && cue !== 'ofArtist') return {};
  const name = askedName(
    message,
    cue === 'ofArtist' && wordAt(message, from + 1) !== '' ? nameFrom(message, from, to) : to - 1,
    cue,
  );
  return name === null ? null : { name };
}

/** "Is Haydn in it": the name stands inside, else at the end. */
function nameFrom(message: Message, from: number, to: number): number {
  const isInside = ['there', 'here', 'it', 'this', 'the'].includes(wordAt(message, to - 1));
  const isAsked = ['did', 'does', 'has'].includes(wordAt(message, from));
  return isInside || isAsked ? from + 1 : to - 1;
}

const superlativeIn = (message: Message, from: number, to: number): string =>
  message.words.slice(from, to).find(({ text }) => text.endsWith('est'))?.text ?? 'best';

/** "Is that a guitar or a lute", "what are those, bells": an instrument is named, or asked for by that word. */
const isOfInstrument = (message: Message, from: number): boolean =>
  message.words
    .slice(from)
    .some(({ text }) => ['instrument', 'instruments', 'sound', 'noise'].includes(text)) ||
  message.named.some((one) => one.kind === 'instrument' && one.from > from);

/** "In there", "in it", "on the list". */
function endsInMix(message: Message): boolean {
  const last = message.words.findLastIndex(({ isWord }) => isWord);
  const isMade = ['make', 'made'].includes(wordAt(message, last - 2));
  if (isMade && ['list', 'cut', 'mix', 'playlist'].includes(wordAt(message, last))) return true;
  return (
    ['there', 'here', 'it', 'this', 'list', 'mix', 'playlist'].includes(wordAt(message, last)) &&
    [1, 2].some((back) => ['in', 'on'].includes(wordAt(message, last - back)))
  );
}

/** "Is nicki in it": no everyday word, where somebody is asked after. */
function strangeName(message: Message, at: number): string | null {
  const word = wordAt(message, at);
  const isAsked = ['is', 'are'].includes(wordAt(message, at - 1)) && endsInMix(message);
  const isNamed = message.named.some(({ from, to }) => from <= at && at < to);
  return isAsked && !isNamed && word.length > 2 && !commonWords.has(word) ? typed(message, at, at + 1) : null;
}

/** "Is that Dusty Springfield?": a name, and nothing behind it; "got any Waylon in there". */
function askedName(message: Message, at: number, cue: 'named' | 'ofArtist'): string | null {
  const name = nameAt(message, at, false);
  if (name === undefined || !(name.isKnown === true || name.certain))
    return cue === 'ofArtist' ? strangeName(message, at) : null;
  if (services.has(name.name.toLowerCase())) return null;
  if (cue === 'ofArtist') return wordAt(message, 0) !== 'why' && !endsInMix(message) ? null : name.name;
  return endsThought(message, name.to) || message.words[name.to]?.text === 'or' ? name.name : null;
}

/** Before it stands praise, a greeting, or who wants to know. */
function opensQuestion(message: Message, from: number): boolean {
  if (from > mostBefore) return false;
  const before = message.words[from - 1];
  if (before === undefined || !before.isWord) return true;
  // "I know what this is".
  if (leading.has(before.text))
    return before.text !== 'know' || !['i', 'we'].includes(wordAt(message, from - 2));
  const chats = cuesOf(message, 'smalltalk');
  for (let at = from - 1; at >= 0 && message.words[at]?.isWord === true; at -= 1) {
    const word = wordAt(message, at);
    const isChat = chats.some((one) => one.from <= at && at < one.to);
    if (!isFiller(word) && !courtesy.has(word) && !wordClasses.good.has(word) && !isChat) return false;
  }
  return true;
}

function isLong({ words }: Message, from: number): boolean {
  let to = from;
  while (to < words.length && !['?', '.', '!', '\n'].includes(words[to]?.text ?? '')) to += 1;
  return to - from > mostAsked;
}
