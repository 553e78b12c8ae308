import { wordSet } from '../../cues/word-classes.ts';
import { cuesOf, type Message, wordAt } from '../../message.ts';

/** A clause of what is told, in words of the message. */
export interface ToldClause {
  from: number;
  to: number;
  /** The place of its verb: what stands behind it is told. */
  told: number;
  /** What is done in it is over, or somebody else does it. */
  isOfOthersOrOver: boolean;
}

/** At these a clause begins whatever follows. */
const joints = wordSet(
  'because cos cause since though although whereas while whilst when where who whose which until till before after if unless',
);
/** At these one begins where somebody follows who does something. */
const joins = wordSet('and but so or yet then');
const persons = wordSet(
  'i we he she they im ive ill weve were hes shes theyre hed shed wed theyd who everybody everyone nobody neither none',
);
const others = wordSet(
  'he she they hes shes theyre hed shed theyd nobody everybody everyone kids kid children wife husband brother sister son daughter mum mom mother dad father boss neighbour neighbor flatmate housemates girlfriend boyfriend',
);
const things = wordSet('it that this there');
const owned = wordSet('my our his her their your the a an some every another both');

/** Words that wish for something of the music, say what somebody hears or likes, or judge what plays: a clause with one is no mere telling. */
const wishing = wordSet(`
  something anything somethin summat smth sth someone somebody please pls plz want wants wanted wanna need needs needed wish wishes hope hoping fancy fancies fancied
  prefer prefers preferred fond keen into partial can whatever wheres whos could should might may maybe perhaps let lets give play plays put puts make keep add bring find send show try suggest recommend choose pick
  more less fewer without instead rather any how what why which whats hows than too enough similar sounds sound sounding you youre youve your
  music song songs tune tunes track tracks record records playlist mix list album albums radio wireless band bands singer singers concert
  like liked likes love loved loves adore adored adores enjoy enjoyed enjoys hate hated hates loathe loathes loathed miss missed misses stand abide bear mind
  sing sings sang sung singing whistle whistled whistles hum hummed hums danced waltz waltzed listen listened listens hear heard hears
  playing played swears insisted requests requested asked asks ask asking begs begging demands demanding votes after say says said craving mood vibe vibes style kind sort type genre
  always used grew raised brought good great nice lovely best better perfect right wrong beautiful unkind harsh fair sorry one ones
`);
/** What somebody or something is, has or does. */
const finite = wordSet(`
  am is are was were im ive hes shes theyre weve its thats theres been being has have had hasnt havent hadnt isnt arent wasnt werent
  do does did didnt doesnt dont cant cannot couldnt wont can will went goes go gone came comes come got gets get gave gives took takes taken put will
  said says told tells thought thinks knew knows saw sees seen left leaves lost loses found finds made makes sat sits stood stands lay lies
  ran runs drove drives rode rides flew flies walked walks bought buys sold sells built builds broke breaks fell falls felt feels kept keeps
  met meets sent sends wrote writes read reads slept sleeps woke wakes ate eats drank drinks wore wears won wins paid pays cut cuts hit hits
  taught teaches led leads spent spends hung hangs rang rings called calls calling put shut hid hurt let forgot forgets began begins became becomes
  caught stole stolen threw thrown hid held swam shook stuck struck swept tore chose drew fed fought froze knelt leapt lit meant rose shone shot slid spilt spoke spun stung swung wept wound
  works lives stays starts ends needs turns talks teaches studies calls brings courted married died passed moved retired
`);
const ownPresent = wordSet('im were am are');
const owners = wordSet('i we im ive ill weve were us me');
const having = wordSet('ive weve have has hes shes');
const past = wordSet(`
  was had did went came got gave took said told thought knew saw left lost found made sat stood lay ran drove rode flew bought sold built broke fell felt kept met
  sent wrote slept woke ate drank wore won paid taught spent rang began became used been
  caught stole stolen threw thrown hid held swam shook stuck struck swept tore chose drew fed fought froze knelt leapt lit meant rose shone shot slid spilt spoke spun stung swung wept wound
`);
const noVerb = wordSet('speed indeed hundred naked sacred wicked breed greed');
const isPast = (word: string): boolean =>
  past.has(word) || (/^[a-z]{3,12}ed$/.test(word) && !noVerb.has(word));

/**
 * The clauses in which something is told, and nothing said of music: somebody is, has or does something in them, and no word wishes, likes or
 * hears. "She is a cellist", "he found a pencil inside the piano", "they courted in dance halls".
 */
export function toldClauses(message: Message): ToldClause[] {
  const asks = cuesOf(message, 'ask', 'makeIt');
  const names = new Set(
    message.named.flatMap(({ kind, from, to }) =>
      kind === 'activity' || kind === 'scene' ? [] : Array.from({ length: to - from }, (_, n) => from + n),
    ),
  );
  const found: ToldClause[] = [];
  for (const place of clauses(message)) {
    const told = toldIn(message, place, asks, names) ?? goesOnIn(message, place, found.at(-1));
    if (told !== null) found.push(told);
  }
  return found;
}

const behind = wordSet('in at on from under inside behind outside near');

/** "She caught a mouse, in the bath": where it was is told as well. */
function goesOnIn(message: Message, { from, to }: Place, before: ToldClause | undefined): ToldClause | null {
  if (before === undefined || before.to !== from - 1 || message.words[before.to]?.text !== ',') return null;
  if (!behind.has(wordAt(message, from)) || message.words[to]?.text === '?') return null;
  for (let at = from; at < to; at += 1) if (wishing.has(wordAt(message, at))) return null;
  return { from, to, told: from - 1, isOfOthersOrOver: before.isOfOthersOrOver };
}

function toldIn(
  message: Message,
  { from, to }: Place,
  asks: readonly Place[],
  names: ReadonlySet<number>,
): ToldClause | null {
  const words = Array.from({ length: to - from }, (_, n) => wordAt(message, from + n));
  // "Because last time Gary put on death metal".
  const isReason = words[0] === 'because' || (words.includes('last') && words.includes('time'));
  const isWished = words.some(
    (word, at) =>
      wishing.has(word) &&
      !(word === 'after' && at === 0) &&
      !(word === 'put' && (isReason || isLaid(words, at))),
  );
  if (message.words[to]?.text === '?' || isWished) return null;
  if (!isReason && asks.some((cue) => cue.from < to && from < cue.to)) return null;
  const isName = (at: number) => names.has(from + at);
  const verb = words.findIndex((word, at) => (finite.has(word) || isPast(word)) && !isName(at));
  const subject = words.findIndex((word) => persons.has(word) || owned.has(word));
  // "Sat in the van for an hour": who tells leaves themselves out.
  const isLeftOut = (verb === 0 && isPast(words[0] ?? '')) || (isReason && subject === -1);
  if (verb === -1 || !(isLeftOut || (subject !== -1 && subject <= verb))) return null;
  // "The piano keeps stopping" is about music.
  if (!isLeftOut && words.some((_, at) => subject <= at && at < verb && isName(at))) return null;
  const isOwn = isLeftOut || words.some((word) => owners.has(word));
  // "I've got half an hour" is of now.
  const isThen = words.some(
    (word, at) => isPast(word) && !(word === 'got' && having.has(words[at - 1] ?? '')),
  );
  const isNow = !isThen || words.some((word) => ownPresent.has(word));
  return {
    ...{ from, to, told: from + verb },
    isOfOthersOrOver: !isNow || (!isOwn && words.slice(subject, verb + 1).some((word) => others.has(word))),
  };
}

/** "I put the keys in an envelope", where "put jazz on" and "I put some on" are about music. */
const isLaid = (words: readonly string[], at: number): boolean =>
  persons.has(words[at - 1] ?? '') &&
  owned.has(words[at + 1] ?? '') &&
  !words.includes('on') &&
  words[at + 1] !== 'some';

interface Place {
  from: number;
  to: number;
}

/** What stands between two marks, or between words that join one thing that is done to another. */
function clauses({ words }: Message): Place[] {
  const found: Place[] = [];
  let from = 0;
  const close = (at: number, next: number) => {
    if (at > from) found.push({ from, to: at });
    from = next;
  };
  for (const [at, { text, isWord }] of words.entries()) {
    if (!isWord) close(at, at + 1);
    else if (at > from && (joints.has(text) || (joins.has(text) && opensAnother(words, at + 1))))
      close(at, at);
  }
  close(words.length, words.length);
  return found;
}

function opensAnother(words: Message['words'], at: number): boolean {
  const word = words[at]?.text ?? '';
  return (
    persons.has(word) ||
    things.has(word) ||
    isPast(word) ||
    (owned.has(word) && words[at + 2]?.isWord === true)
  );
}
