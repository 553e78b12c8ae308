import { isFiller } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';

/** What a keyword stands before, or what tells of something. */
export const ofSongs = wordSet(
  'song songs track tracks tune tunes music ballad ballads anthem anthems hymns lyrics playlist ambience soundscape soundscapes',
);

/** Who writes songs, sings or hears them, or speaks of certain ones, asks for none. */
export const notAsking = wordSet(`
  wrote writes write written writing sing sings sang singing hum hums hummed humming perform performed record recorded compose composed heard
  hearing learned learning learnt choosing the this that these those my his her their your its whose thats
`);
/** So many words, from the noun back, may tell what is done with it: "singing an old sea song". */
const reach = 3;
export const refusing = wordSet(
  'no not without never nothing dont doesnt didnt cant cannot hate hates skip stop except none nor avoid fewer less tired sick bored fed enough over leave drop ban remove filter many much ditch lose kill',
);

/** "Eurovision songs. The car's broken down", "heist music for my game": a sentence begins with it, and goes on with what it is for. */
function opens(message: Message, from: number, to: number): boolean {
  const next = wordAt(message, ofSongs.has(wordAt(message, to)) ? to + 1 : to);
  if (next !== '' && !followers.has(next)) return false;
  let before = from - 1;
  while (isFiller(wordAt(message, before)) && !praising.has(wordAt(message, before))) before -= 1;
  return before < 0 || sentenceEnds.has(message.words[before]?.text ?? '');
}
/** "Nice tavern music!" */
const praising = wordSet('nice great love fine cool wow damn quite very');
const followers = wordSet(
  'for with without please pls plz but and or from while about to in of by like instead too now',
);
const sentenceEnds = wordSet('. ! ? ;');

const outright = wordSet('play want wanna need give any some more gimme lemme looking');

/** "Play me a runway song", "do you have any songs about regret", or a sentence that begins with it: nothing else can be meant. */
export const isLed = (message: Message, from: number, to: number): boolean =>
  opens(message, from, to) || standsBefore(message, from, outright);

/** "He wrote songs about the sea", "my uncle's sailor songs". */
export const isToldOf = (message: Message, from: number): boolean => standsBefore(message, from, notAsking);

/** Whether one of the words stands shortly before, in the same part of the sentence. */
function standsBefore(message: Message, from: number, words: ReadonlySet<string>): boolean {
  for (let back = 1; back <= reach && wordAt(message, from - back) !== ''; back += 1)
    if (words.has(wordAt(message, from - back))) return true;
  return false;
}

/** In the same breath; "anything but Disney songs", "pirate music? no". */
export function isTurnedDown(message: Message, from: number, to: number): boolean {
  for (let at = from - 1; wordAt(message, at) !== ''; at -= 1) {
    const word = wordAt(message, at);
    if (word === 'but') return ['anything', 'everything'].includes(wordAt(message, at - 1));
    // "This is not tavern music" misses it.
    if (word === 'not' && wordAt(message, at - 1) === 'is') return false;
    if (refusing.has(word)) return true;
  }
  const next = ofSongs.has(wordAt(message, to)) ? to + 1 : to;
  return message.words[next]?.text === '?' && denials.has(wordAt(message, next + 1));
}
const denials = wordSet('no nah nope not');
