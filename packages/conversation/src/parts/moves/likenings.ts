import { createCueFinder, type FoundCue } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { type Message, wordAt } from '../../message.ts';
import { isDescribing } from './moving-words.ts';

type Likened = 'liveliness' | 'calm' | 'brightness';

/** Places and occasions that music is likened to where it is not as it should be, by what it lacks. */
const findLikened = createCueFinder<Likened>({
  liveliness: `
    (spa|spas|massage|massages|lift|elevator|elevators|dentist|dentists|hospice|lobby|hotel|nap|lullaby|lullabies|bedtime|nursery|yoga|meditation)
    (coma|sedative|sedatives|anaesthetic|anesthetic|tranquilliser|tranquilizer|tranquillizer|corpse|sanatorium|seance|monastery|convent|vigil|lecture|sermon|siesta|slumber)
    (sleeping pill|sleeping pills|sleeping tablet|bedtime story|nap time|spa day|spa music|afternoon tea|bowls club)
    (library|museum|wallpaper|muzak|screensaver|supermarket|aquarium|mall|whale|whales|pensioners|grandparents|grandmas|grannies|whaley|snooze)
    (waiting|tea|common|day|chill out|chillout) room
    (hotel|airport|office|bank|dentists|doctors) (lobby|lounge|reception|waiting room|office|bar)
    (care|retirement|nursing|old folks|old peoples) home
    (old people|old folk|old folks|old ladies|old men|my gran|my nan|my grandma|my grandmother|my parents|my mum|my dad|my uncle)
    (yoga|pilates|meditation|relaxation) (class|studio|app|retreat|people|teacher|teachers|tape|mums|moms)
    (massage parlour|hold music|on hold|call centre|call center|whale song|garden centre|shopping mall|shopping centre|screen saver|beauty salon|dinner party|car advert|bank advert)
  `,
  calm: `
    (club|nightclub|rave|gym|war|riot|headache|migraine|drill|fight|alarm|jackhammer|hangover|arcade|circus|stampede|brawl|earthquake|explosion|festival|stadium|disco)
    (coachella|glastonbury|ibiza|tomorrowland|magaluf|vegas|carnival|mardi gras|hen do|stag do|bootcamp|gabber|marathon|stampede|fireworks|warehouse|moshpit|berghain|wembley|thunderstorm|hurricane|tornado|bombing|battle|battlefield)
    (war|construction|building|crime) (zone|site|scene)
    (car|train|plane) (crash|wreck|alarm)
    (wrestling|boxing|football) match
    (spin|aerobics) class
    (mosh pit|fire alarm|alarm clock|panic attack|heart attack|boot camp|kids party|traffic jam|horror film|horror movie|washing machine)
  `,
  brightness: `
    (funeral|funerals|wake|cemetery|graveyard|hospital|morgue|divorce|breakup|crematorium|burial|deathbed|obituary|tragedy|mortuary|dirge|requiem)
    (break up|charity advert|sad film|sad movie|dead dog|end credits)
  `,
});

const between = new Set(
  `a an the some my his her our cheap bad fancy posh local proper total pure such of from for in at on being sitting waiting stuck i am im we are were you is
  music song songs bit more just kinda kind all very so exactly straight out too much american one those these big old long rather`
    .trim()
    .split(/\s+/),
);
const verbs = new Set(
  'sounds sounding sound feels feeling feel seems smells looks is was are reminds'.split(' '),
);
const subjects = new Set(
  'this that it these those song songs one ones music track tracks mix list playlist stuff everything started'.split(
    ' ',
  ),
);
const behind = new Set(
  'music vibe vibes stuff sounds material territory energy in here at to now tbh and but haha lol or y ey ish for'.split(
    ' ',
  ),
);
const farthestBack = 8;

/** "It sounds like a spa", "this is yoga class music", "feels like we're at a funeral". */
export function likenings(message: Message): FoundCue<Likened>[] {
  return findLikened(message.words).flatMap((found) => {
    const next = wordAt(message, found.to);
    const from =
      verbBefore(message, found.from) ??
      denialBefore(message, found.from) ??
      (isAskedBack(message, found) ? found.from : null);
    const isWhole = next === '' || behind.has(next) || isFiller(next);
    return from === null || !isWhole ? [] : [{ ...found, from }];
  });
}

/** The place of "not" in "calm, not a coma", "this isn't a rave": it is as what it should not be. */
function denialBefore(message: Message, from: number): number | null {
  let at = from - 1;
  while (at > from - 4 && articles.has(wordAt(message, at))) at -= 1;
  if (!denials.has(wordAt(message, at))) return null;
  const verb = wordAt(message, at - 1) === 'is' ? at - 2 : at - 1;
  const before = wordAt(message, verb);
  const isSaid = before === '' || before === 'awake' || subjects.has(before) || isDescribing(message, verb);
  return isSaid ? at : null;
}

/** "Funeral music for a cancelled meeting??", "elevator music?? really": what was given is asked back. */
function isAskedBack({ words }: Message, { from, to }: { from: number; to: number }): boolean {
  if (words.slice(0, from).some(({ text, isWord }) => isWord && !articles.has(text) && !isFiller(text)))
    return false;
  const mark = words.findIndex(({ isWord }, at) => at >= to && !isWord);
  const next = words[mark + 1]?.text ?? '';
  return words[mark]?.text === '?' && (next === '?' || next === '!' || surprised.has(next));
}
const surprised = new Set('no nah really seriously i lol haha come wtf mate what why'.split(' '));

const articles = new Set('a an some like your'.split(' '));
const denials = new Set('not isnt aint'.split(' '));

/** The place of "sounds" in "sounds like a spa". */
function verbBefore(message: Message, from: number): number | null {
  let isLike = false;
  for (let at = from - 1; at >= from - farthestBack; at -= 1) {
    const word = wordAt(message, at);
    if (word === 'not' || word === 'isnt' || word === 'more' || word === 'less') return null;
    if (word === 'like' || word === 'for') isLike = true;
    if (verbs.has(word) && hasSubject(message, at, isLike)) return at;
    if (word === '' || !(between.has(word) || word === 'like')) return null;
  }
  return null;
}

/** "Sounds like a spa" needs no subject; "it is a funeral" does. */
function hasSubject(message: Message, at: number, isLike: boolean): boolean {
  const before = wordAt(message, at - 1);
  if (subjects.has(before) || message.named.some(({ to, kind }) => to === at && kind !== 'activity'))
    return true;
  return (
    isLike &&
    wordAt(message, at) !== 'is' &&
    (before === '' || isFiller(before) || before === 'and' || before === 'but')
  );
}
