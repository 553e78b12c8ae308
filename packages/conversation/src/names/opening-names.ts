import { createCueFinder } from '../cues/cue-finder.ts';
import { isFiller } from '../cues/fillers.ts';
import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../message.ts';
import { isKnownWord } from '../words/known-word.ts';
import { clauseAround, isToldTo, isTurnedDown, marks, wordsIn } from './names-wished.ts';
import { plainWords } from './plain-words.ts';
import { isNoName, listAt, type NamedArtists, ofList } from './read-artists.ts';
import { isAllForeign, type Name, nameAt, opensSentence } from './read-name.ts';

/** These ask for who is named behind them where nothing stands yet. */
const findAsking = createCueFinder<'asking' | 'finding'>({
  finding: '(can|could|would|will) you (please)? (find|play|get|put on) (me|us)? (some|any|a bit of)?',
  asking: `
    what (do you|have you|you) (have|got) (of|by|from)
    do you (also)? have (any|some|anything by|much|a bit of)?
    have you (got)? (any|some|anything by|much|a bit of)?
    got any (of)? (the)? (old)?
    (carry|stock) (any|some|much)?
    chance of (hearing|some|any|a bit of)?
    (start|begin|open) (us|me)? (off)? (with|on) (some|a bit of)?
    do you know (any|some|anything by)?
    (keep|stick) (it)? (to|with)
    (softer|heavier|slower|faster|calmer|quieter|louder|darker|lighter|sadder|happier|gentler|harder|warmer) than
    otherwise
    (in the)? mood for (some|a bit of)?
    craving (some|a bit of)?
  `,
});

/** Beside one of these somebody is spoken of, met, read about or looked at, and not asked for. */
const speakingOf = wordSet(`
  saw see seen seeing met meet meeting knew said says told tells asked died dead dies asleep married dressed line queueing queuing watched watching kissed divorced tweeted posted announced
  cancelled looks looked looking resembles dressed called named name names cat dog puppy kitten hamster rabbit goldfish horse baby parrot budgie
  documentary biopic film movie book biography autobiography memoir article podcast interview news poster shirt t-shirt tshirt hoodie tattoo statue museum
  mural exhibition street square airport ticket tickets concert concerts gig gigs tour festival queue stadium arena quiz impression impersonator
  lookalike tribute karaoke heard hearing listened remember remembered think thinks thought thinking guess hum hummed sang singing sings sing
  reminds reminded stuck radio supermarket played monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december neighbour neighbor boss teacher coach uncle aunt quote quoted wrote written reading age wig hair nose voice
`);
/** After a name they tell something of it, unless it is how well it would do. */
const tellingOf = wordSet('is was were are isnt wasnt has had does did been being became');
const seeming = wordSet('would will should could seems sounds might feels');
const asking = wordSet('who why how where whose when');
const doing = wordSet('choice answer thing main fit fits cure tempo medicine remedy order ticket one what');
const titles = wordSet('dr doctor mr mrs ms miss prof professor judge officer nurse');
const notHeard = wordSet('havent hasnt not never aint');
/** Behind a name these say where somebody works or lives. */
const whereabouts = wordSet('from at in next down across');
const ofEverybody = wordSet(`
  accounting accounts sales marketing finance hr it legal reception work office school college uni class church gym rehab town court prison
  hospital door upstairs downstairs street road hall bakery pub shop
`);
/** Between two of these a name of one word stands for itself. */
const beside = wordSet(
  'or and then while for on at in to with softly quietly loudly loud first mostly vibes style era please',
);

/**
 * The known names of a first message that no words lead to: who names an artist to somebody who plays music asks for them, "aphex twin for
 * debugging", unless the words around only speak of them.
 */
export function withOpeningNames(message: Message, artists: NamedArtists): NamedArtists {
  const read = [...artists.like, ...artists.avoided];
  const isRead = (at: number) => read.some(({ from, to }) => from <= at && at < to);
  const found: NamedArtists = { ...artists, like: [...artists.like], avoided: [...artists.avoided] };
  for (const { cue, to } of findAsking(message.words)) {
    const names = listAt(message, to, false);
    // "Can you put on Blinding Lights by The Weeknd" plays one thing.
    if (cue === 'finding' && (names.length < 2 || message.words.some(({ text }) => text === 'by'))) continue;
    for (const name of names) {
      if (
        read.some(({ from, to }) => from < name.to && name.from < to) ||
        // "Can you play acapella" asks for a kind of music.
        !(name.certain || (cue === 'asking' && isAllForeign(message, name))) ||
        isNoName(message, name, ofList)
      )
        break;
      read.push(wanted(message, name));
      found.like.push(wanted(message, name));
    }
  }
  const isOfMusic = message.named.some(({ kind }) => kind !== 'activity' && kind !== 'scene');
  const strange: Name[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const name = isRead(at) ? undefined : nameAt(message, at, false);
    if (name === undefined) continue;
    if (name.isKnown !== true) {
      const whole = withNumber(message, name);
      if (isOfMusic && isListed(message, whole)) strange.push(whole);
      continue;
    }
    at = name.to - 1;
    if (
      isCalledLikeMusic(message, name) ||
      isPlainWords(message, name) ||
      (name.to - name.from === 1 && !standsAlone(message, name))
    )
      continue;
    const clause = clauseAround(message, name);
    if (isTurnedDown(message, clause.from, name) || isTurnedDownBeside(message, name, found))
      found.avoided.push(turnedDown(message, name));
    else if (!isOnlySpokenOf(message, name, clause)) found.like.push(wanted(message, name));
  }
  // One alone may be a place, or whoever is spoken to.
  if (strange.length > 1) found.like.push(...strange.map((name) => wanted(message, name)));
  return found;
}

/** "Bands that aren't My Bloody Valentine or Slowdive": what turns the first one down is said of both. */
const isTurnedDownBeside = (message: Message, { from }: Name, { avoided }: NamedArtists): boolean =>
  ['or', 'nor'].includes(wordAt(message, from - 1)) && avoided.some(({ to }) => to === from - 1);

const placeOf = (message: Message, { from, to }: Name) => ({ words: typed(message, from, to), from, to });

const wanted = (message: Message, name: Name): NamedArtists['like'][number] => ({
  like: { kind: 'artist', name: name.name },
  ...(name.isKnown === true && { isKnown: true as const }),
  isAsked: true,
  ...placeOf(message, name),
});

const turnedDown = (message: Message, name: Name): NamedArtists['avoided'][number] => ({
  name: name.name,
  soft: false,
  ...placeOf(message, name),
});

/** "Garage" and "latin" are kinds of music first. */
const isCalledLikeMusic = ({ named }: Message, name: Name): boolean =>
  named.some((one) => one.from <= name.from && name.to <= one.to);

/** "Polish hip hop, Paktofonika, Kaliber 44": a strange name with its capital that stands alone between two marks. */
function isListed(message: Message, name: Name): boolean {
  const before = message.words[name.from - 1]?.text ?? '';
  const after = message.words[name.to]?.text ?? '';
  const stands = (text: string) => text === '' || text === 'or' || text === 'and' || marks.has(text);
  return (
    name.certain &&
    stands(before) &&
    stands(after) &&
    isAllForeign(message, name) &&
    !isNoName(message, name, ofList)
  );
}

/** "Kaliber 44". */
function withNumber(message: Message, name: Name): Name {
  const to = /^\d{1,4}$/.test(wordAt(message, name.to)) ? name.to + 1 : name.to;
  return { ...name, to, name: typed(message, name.from, to) };
}

/** Everyday words of which bands made their names, as many a message does of them. */
const everyday = wordSet(`
  national usher nits damned pillows aurora pink sundays english teacher breeders foals orange juice vanilla card cheap trick twice girl girls party
  doubt hives edition jeans destroy lonely beyond above
  drive dry cleaning young cars band rolling stone doors mars war garbage cure slits pretenders spoon shins veils editors maps caravan camel
`);

/** "Orange juice", "party next door" and "twice" are bands where they are typed like a name. */
function isPlainWords(message: Message, { name, from, to }: Name): boolean {
  if (/[!?,;:]|['’]s?$/.test(name)) return true;
  // "On Sundays" is a day.
  if (/days$/i.test(name) && wordAt(message, from - 1) === 'on') return true;
  const isTyped = !opensSentence(message, to - 1) && /^\p{Lu}\p{Ll}/u.test(typed(message, to - 1, to));
  const words = wordsIn(message, from, to);
  return (
    !isTyped &&
    words.every((word) => word.length < 4 || everyday.has(word) || plainWords.has(word) || isKnownWord(word))
  );
}

/** "Wizkid or Burna Boy", "Amália, softly", and not "Adele from accounts": one word may be anybody's first name. */
function standsAlone(message: Message, { from, to, ...name }: Name): boolean {
  const before = message.words[from - 1]?.text ?? '';
  const after = message.words[to]?.text ?? '';
  const isEdge = (text: string) => text === '' || marks.has(text) || beside.has(text) || isFiller(text);
  const isFitting = wouldDo(wordsIn(message, to, clauseAround(message, { from, to, ...name }).to));
  return (
    isEdge(before) &&
    (isEdge(after) || isFitting) &&
    (isAllForeign(message, { from, to, ...name }) || before !== '')
  );
}

function isOnlySpokenOf(message: Message, name: Name, clause: { from: number; to: number }): boolean {
  const before = wordsIn(message, clause.from, name.from);
  const after = wordsIn(message, name.to, clause.to);
  const around = [...before, ...after];
  if (isToldTo(message, name) || [1, 2].some((back) => titles.has(wordAt(message, name.from - back))))
    return true;
  // "I'm told that Arvo Pärt is good for grief".
  if (wouldDo(after)) return false;
  if (tellingOf.has(after[0] ?? '') || asking.has(around[0] ?? '')) return true;
  // "Crying about Freddie Mercury", "massive attack of panic", "Jack White from accounting".
  if (before.at(-1) === 'about' || after[0] === 'of' || isNeighbour(after)) return true;
  const isMissed = before.some((word) => notHeard.has(word)) && around.includes('heard');
  return !isMissed && around.some((word) => speakingOf.has(word));
}

const isNeighbour = (after: readonly string[]): boolean =>
  whereabouts.has(after[0] ?? '') && [after[1], after[2]].some((word) => ofEverybody.has(word ?? ''));

const wouldDo = (after: readonly string[]): boolean =>
  (tellingOf.has(after[0] ?? '') || seeming.has(after[0] ?? '')) &&
  after.some((word) => wordClasses.good.has(word) || wordClasses.better.has(word) || doing.has(word));
