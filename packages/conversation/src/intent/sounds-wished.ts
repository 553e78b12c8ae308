import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { commonWords } from '../words/common-words.ts';

/** Nothing is told with these in front; what follows is wished, or turned down. */
const wishing = wordSet(`
  more less fewer without with only something anything maybe perhaps keep make put add give try lose drop remove swap take leave cut
  nothing nobody instead not no dont never enough too bring throw stick slip slide mix include and or like as
`);
const openers = wordSet(
  'ok okay k so well oh ooh hm hmm um uh right now just but yes yeah yep nah and please can could',
);
/** With these a sentence that begins so is no wish all the same: "no way", "not really", "never mind", "not a bad thing". */
const chat = wordSet(`
  way idea problem problems worries kidding doubt shit joke offence offense really sure yet mind even bad gonna going lie lying regrets
  thanks one im i its hes shes he she we they theyre wonder that thats cap complaints rush need biggie
`);
const pleading = wordSet('please pls plz plss kindly instead');
/** What a mix is made of: who speaks of it wishes, or complains. */
const ofMix = wordSet(`
  song songs track tracks tune tunes music playlist mix intro intros drop drops lyrics lyric words word voice voices vocals singing singer
  singers sung beat beats bass drums drum rhythm melody tempo bpm gap gaps ending endings verse verses chorus remix remixes cover covers version
  versions album albums artist artists band bands genre volume loud louder quiet quieter
`);
const wanting = wordSet('want need fancy prefer like love');
const anything = wordSet('any some it this that these those them something anything more less');
const pronouns = wordSet('i we he she they you it my his her their our im ive weve youre');

const denying = wordSet('dont not never no');
/** Asked of who answers, and not of the music: "don't laugh", "don't tell anyone", "no advice". */
const ofAnswer = wordSet(`
  laugh tell ask judge defend talk worry lecture lie apologise apologize patronise patronize pity preach say speak answer reply explain tease mock
  joke flirt comment bother care know fret panic blame scold remind pretend argue worried sorry advice questions jokes lectures lecture sympathy
  comments judgement judgment fussing tips platitudes analyse analyze diagnose interrupt repeat nag believe
`);
/** In words. */
const mostDenied = 4;

/** Three words at most, without a subject: "older", "cheesier", "more pulse". */
const mostInFragment = 3;
const mostRead = 40;

const spokenIn = ({ words }: Message): string[] =>
  words.slice(0, mostRead).flatMap(({ text, isWord }) => (isWord ? [text] : []));

/**
 * Whether a message that could not be made out wishes something of the music rather than tells: "no high notes", "little hope please",
 * "I don't want any words in it", "dustier".
 */
export function soundsWished(message: Message): boolean {
  const spoken = spokenIn(message);
  return (
    spoken.some((word) => pleading.has(word) || ofMix.has(word)) || wantsIt(spoken) || isBareWish(message)
  );
}

/** Whether it is nothing but a wish: "no high notes", "dustier". */
export function isBareWish(message: Message): boolean {
  const spoken = spokenIn(message);
  const said = spoken.slice(
    Math.max(
      0,
      spoken.findIndex((word) => !openers.has(word)),
    ),
  );
  const [first = '', second = ''] = said;
  const isOfAnswer =
    denying.has(first) &&
    said.slice(1, mostDenied).some((word) => ofAnswer.has(word)) &&
    !said.some((word) => ofMix.has(word));
  if (said.length > 1 && wishing.has(first) && !chat.has(second) && !pronouns.has(second)) return !isOfAnswer;
  return said.length <= mostInFragment && said.some(isComparative);
}

/** "Dustier" and "obscurer" are in no list; "super" and "brother" are common words. */
const isComparative = (word: string): boolean =>
  movingWords.comparatives.has(word) || (word.length > 4 && /[a-z]er$/.test(word) && !commonWords.has(word));

/** "I want some of that", "don't need any of it". */
const wantsIt = (spoken: readonly string[]): boolean =>
  spoken.some((word, at) => wanting.has(word) && anything.has(spoken[at + 1] ?? ''));
