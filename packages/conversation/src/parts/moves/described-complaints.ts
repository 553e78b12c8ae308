import { isFiller, joinsClauses } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { type Description, type Direction, descriptionAt, movingWords } from './moving-words.ts';

/** What is found wrong with how the music sounds: a wish for the other way. */
export interface Complaint {
  direction: Direction;
  from: number;
  to: number;
  words: string;
}

/** Nobody calls music that to praise it. */
export const faults = wordSet(`
  bleak depressing gloomy glum dreary grim dismal maudlin whiny whingy mopey mopy miserable morose sappy soppy weepy doomy funereal
  boring dull monotonous repetitive samey bland flat lifeless limp sluggish plodding ploddy draggy dragging lethargic lacklustre lackluster
  listless insipid weak puny vanilla beige stale tedious droning droney drony humdrum soulless feeble wimpy stodgy tiresome uninspired uninspiring
  forgettable pedestrian leaden turgid ponderous soporific
  harsh jarring abrasive overpowering shouty screamy screechy screeching shrieky shrill piercing grating clangy clattery crashy blaring
  strident discordant deafening irritating annoying obnoxious cluttered overblown overproduced noisy frantic frenetic creepy sinister
  unsettling
`);
/** These may be meant well: only "a bit", "feels" or "went" makes a fault of them. */
const amiss = wordSet(`
  slow fast loud quiet sad dark heavy hard intense busy sleepy drowsy lazy soft tame mellow calm happy cheerful bright jolly perky peppy sunny
  hectic wild aggressive rough angry moody serious tense scary spooky eerie hyper hype manic mad melancholy melancholic sombre somber emotional
  cheery chirpy jaunty festive upbeat uplifting hopeful giddy bouncy lively peppy fierce fiery blue bitter gloomy grim sour solemn reverent small mental bonkers unhinged rowdy raucous boisterous
  dramatic quick mournful tearful lonely brooding big small timid polite gentle floaty ethereal airy spacey minimal sparse twee childish cute
  silly sweet stormy chaotic crazy busy mad heated frenzied sharp spiky thin grey gray cold icy rushed hurried hard soppy heavy sombre noisy
`);
const soft = wordSet(
  'still bit wee little tad touch kinda kind sort rather slightly somewhat getting awfully terribly awful terrible fierce weirdly strangely all',
);
const strong = wordSet(
  'very so really quite pretty super extremely incredibly too that way much dead proper properly well pure fairly bloody fucking fuckin damn absolutely totally completely utterly hella downright plain ridiculously insanely painfully unbearably mighty right',
);
const between = wordSet('a of the just honestly actually now maybe perhaps');
const being = wordSet('is are was were sounds sound sounding seems seem');
/** "That feels slow" finds it so, where "that is slow" may only say so. */
const finding = wordSet(
  'feels feel feeling went gone goes got gets getting turned turning became becoming become becomes going started starts grew grown growing turns',
);
const subjects = wordSet(`
  this that it these those one ones song songs track tracks music tune tunes mix list playlist stuff beat beats everything which half rest
`);
const ofMusic = wordSet(`
  one ones song songs track tracks music tune tunes mix list playlist stuff beat beats half rest drummer drummers drum drums singer singers
  vocalist voice voices vocals guitar guitars guitarist piano pianist violin violins strings horns brass trumpet trumpets sax saxophone flute
  synth synths bass organ accordion choir band orchestra rhythm tempo melody melodies lyrics words intro intros chorus ending start beginning
  middle part bit bits last first second third fourth fifth
`);
/** "It has got rather stormy", "this is getting dreary": what may stand between a subject and what it does. */
const auxiliaries = wordSet('has have had is are was were just now all starting been keeps really s');
const shortened = wordSet('ones songs tracks tunes beats');
const closing = wordSet(
  'for now i at there tbh honestly because so if when but and though tho no to innit mate brother bro sister sir yaar bhai',
);
/** Said of music that nobody is to sleep by. */
const drowsy = wordSet('sleepy drowsy dozy snoozy soporific');
/** "Still quiet" is of the music, where "still sad" may be of whoever writes. */
const ofOneself = wordSet('happy calm sad angry mad lonely tense serious emotional hard busy hopeful blue');
const people = wordSet('i my me we our he she his her they');
const strangeTo = wordSet('here outside out inside work home today tonight');
const longest = 10;

/** "That one's bleak", "that feels slow", "good but a bit sleepy": a fault found, and so a wish for less of it. */
export function describedComplaints(message: Message, isForSleep: boolean): Complaint[] {
  const found: Complaint[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const description = descriptionAt(message, at);
    if (description === null) continue;
    if (isComplaint(message, at, description, isForSleep)) {
      const { direction, to } = description;
      // What is a bit bouncy is to be calmer, and as bright as it was.
      const valence = direction.energy > 0 && direction.valence > 0 ? 0 : 0 - direction.valence;
      const away = { ...direction, valence, energy: 0 - direction.energy };
      found.push({ direction: turned(away), from: at, to, words: `less ${typed(message, at, to)}` });
    }
    at = description.to - 1;
  }
  return found;
}

/** What is too slow is to be faster. */
function turned(direction: Complaint['direction']): Complaint['direction'] {
  if (direction.tempo === undefined) return direction;
  return { ...direction, tempo: direction.tempo === 'fast' ? 'slow' : 'fast' };
}

function isComplaint(
  message: Message,
  at: number,
  { to, direction }: Description,
  isForSleep: boolean,
): boolean {
  if (!endsThere(message, to)) return false;
  const word = wordAt(message, at);
  const isSleepy = !isForSleep && drowsy.has(word);
  const isFault =
    isSleepy ||
    faults.has(word) ||
    isAtUs(message, to) ||
    (movingWords.phrases.has(word) && to > at + 1 && !isWelcome(direction));
  if (!isFault && !amiss.has(word)) return false;
  const { isSoft, isStrong, before } = degreeBefore(message, at);
  if (before === null) return false;
  if (isPraised(message, before, word, isSoft) || isToStay(message, before)) return false;
  const verb = wordAt(message, before);
  // "That one's bleak".
  const isShort = shortened.has(verb) && ['that', 'this'].includes(wordAt(message, before - 1));
  if (isShort) return isFault || isSoft;
  if (being.has(verb) || finding.has(verb)) {
    const at = subjectBefore(message, before);
    const subject = wordAt(message, at);
    const isOfMusic = ofMusic.has(subject) || isNamedAt(message, at);
    // "But got a bit sleepy".
    // "Feeling a bit happy" is of whoever writes.
    const isOwnFeeling = subject === '' && (verb === 'feeling' || verb === 'feel');
    if (finding.has(verb) && isSoft && !isOwnFeeling && (subject === '' || turning.has(subject))) return true;
    if (!subjects.has(subject) && !isOfMusic) return false;
    if (isOfMusic) return isFault || isSoft || finding.has(verb) || isTurn(message, before);
    const isOwn = isSoft || (isFault && asksBehind(message, to));
    if (isSleepy) return true;
    // "It's a bit frantic for an old man with a tea towel".
    const around = sentenceAround(message, before);
    const said = wordAt(message, to) === 'for' ? around.slice(0, 1 + to - before) : around;
    if (!isAtUs(message, to) && tellsOfPeople(isOwn ? said : message.words)) return false;
    return isFault || isSoft || (finding.has(verb) && !isStrong) || (isStrong && tempoOrLoudness.has(word));
  }
  // "Quite fast for the water".
  const isForSomething = (isSoft || isStrong) && wordAt(message, to) === 'for' && verb === '';
  if (isForSomething && tempoOrLoudness.has(word)) return true;
  if (isSoft && isFound(message, before)) return true;
  if (isSoft && isTurn(message, before + 1)) return true;
  // "Bit cheery, that".
  if (isSoft && verb === '' && pointing.has(wordAt(message, to))) return true;
  if (isSoft && verb === '' && tempoOrLoudness.has(word) && message.words.length <= longestBare) return true;
  const isStill = verb === '' && wordAt(message, before + 1) === 'still' && !ofOneself.has(word);
  if (isStill && !askedFor.has(wordAt(message, to))) return true;
  return isSoft && isFault && (verb === '' || joinsClauses(verb) || isFiller(verb));
}

/** "Toe tapping", "laid back": nobody calls music that to find fault. */
const isWelcome = ({ valence, energy, mood }: Direction): boolean =>
  valence > 0 || (mood === 'calm' && energy < 0);

/** "Softer please, but still happy": it is to stay so. */
function isToStay(message: Message, before: number): boolean {
  if (wordAt(message, before) !== 'but' || wordAt(message, before + 1) !== 'still') return false;
  let at = before - 1;
  while (message.words[at]?.text === ',' || ['please', 'pls'].includes(wordAt(message, at))) at -= 1;
  return movingWords.comparatives.has(wordAt(message, at)) && wordAt(message, at) !== 'better';
}

/** "This goes hard", "that one goes mental". */
const isPraised = (message: Message, verb: number, word: string, isSoft: boolean): boolean =>
  !isSoft && goings.has(wordAt(message, verb)) && hailed.has(word);

const goings = wordSet('go goes going went hits hit');
const hailed = wordSet('hard mad wild crazy mental heavy feral nuts insane bonkers loud rowdy hectic dumb');

/** The place of what the verb is said of. */
function subjectBefore(message: Message, verb: number): number {
  let at = verb - 1;
  while (at > verb - 4 && auxiliaries.has(wordAt(message, at))) at -= 1;
  return at;
}

/** "The fiddle is a bit frantic". */
const isNamedAt = ({ named }: Message, at: number): boolean =>
  named.some(({ from, to, kind }) => sounding.has(kind) && from <= at && at < to);
const sounding = wordSet('instrument vocals genre');

/** "I find the music a little sad". */
function isFound(message: Message, subject: number): boolean {
  const word = wordAt(message, subject);
  if (!subjects.has(word) && !ofMusic.has(word) && !isNamedAt(message, subject)) return false;
  const before = ['the', 'this', 'these', 'that'].includes(wordAt(message, subject - 1))
    ? subject - 2
    : subject - 1;
  return ['find', 'found', 'finding', 'think'].includes(wordAt(message, before));
}

const pointing = wordSet('this that isnt aint innit ah lah one');
const tempoOrLoudness = wordSet('slow fast loud');
/** "Bit loud", "a bit slow for me": in words and marks. */
const longestBare = 5;

/** The words of degree before a description, and the place of the word before them; `null` where one of them turns it down. */
function degreeBefore(
  message: Message,
  at: number,
): { isSoft: boolean; isStrong: boolean; before: number | null } {
  let isSoft = false;
  let isStrong = false;
  let before = at - 1;
  for (let steps = 0; steps < 5; steps += 1) {
    const word = wordAt(message, before);
    if (['not', 'no', 'less', 'more', 'too', 'isnt', 'never', 'arent'].includes(word))
      return { isSoft, isStrong, before: null };
    if (soft.has(word)) isSoft = true;
    else if (strong.has(word)) isStrong = true;
    else if (!between.has(word)) break;
    before -= 1;
  }
  return { isSoft, isStrong, before };
}

/** "That's very glum. Jim is in the next room. A quickstep, please": whoever asks for music behind it finds fault with what plays. */
const asksBehind = ({ words }: Message, from: number): boolean =>
  words.slice(from).some(({ text }) => askedFor.has(text));
const askedFor = wordSet('please pls music songs tunes something play instead');

/** "Good but a bit sleepy". */
const isTurn = (message: Message, from: number): boolean =>
  [1, 2, 3, 4].some((back) => turning.has(wordAt(message, from - back)));

const turning = wordSet('but hmm ugh nah though');

/** "That's just cheerful at me". */
const isAtUs = (message: Message, to: number): boolean =>
  wordAt(message, to) === 'at' && ['me', 'us'].includes(wordAt(message, to + 1));

function endsThere(message: Message, to: number): boolean {
  const next = wordAt(message, to);
  if (isAtUs(message, to)) return true;
  if (strangeTo.has(next)) return false;
  return next === '' || closing.has(next) || pointing.has(next) || isFiller(next);
}

/** "My mum moved out, this is depressing" is about no music. */
function tellsOfPeople(words: Message['words']): boolean {
  return (
    words.length > longest || words.some(({ text }, at) => people.has(text) && words[at - 1]?.text !== 'for')
  );
}

/** "It has got rather stormy. I've made a blot": what the next sentence tells is its own. "Kinda sad tho?" asks nothing. */
function sentenceAround({ words, text }: Message, at: number): Message['words'] {
  const isEnd = (word: Message['words'][number]) => sentenceEnds.has(word.text);
  const start = words.slice(0, at).findLastIndex(isEnd) + 1;
  const end = words.slice(at).findIndex(isEnd);
  const sentence = words.slice(start, end === -1 ? words.length : at + end);
  const isElsewhere = words[start + sentence.length]?.text !== '?';
  const isAsked = text.includes('?') && (isElsewhere || inverted.has(sentence[0]?.text ?? ''));
  return isAsked ? words : sentence;
}

const sentenceEnds = new Set(['.', '!', ';', '?']);
const inverted = wordSet('is are was does do did can could will would why what how isnt arent');
