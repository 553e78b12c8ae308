import { polarityOf } from '../feeling/polarity.ts';
import { hasCue, type Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const own = words('i im ive id ill me my mine myself we our us weve were');
/** What somebody says who wants something done, or told. */
const orders = words(
  `write tell translate solve book order call send set remind calculate explain give help buy open turn find search show check who what when
  where how do does did can could will would should convert define summarise summarize draft fix add name compare plan cancel text email ring
  remember google play pause stop skip next mute resume hey hi hello yo thanks thank please`,
);
const wanting = words('need want wanted looking must should gotta have wonder wondering require');
const ofMusic = words(
  `music song songs playlist playlists track tracks tune tunes mix album artist band listen listening hear play playing volume sound sounds
  this these it them list lists`,
);
/** Fewer words are an order or a greeting as likely as not. */
const fewest = 6;
const fewestOfTrouble = 4;
/** Whoever asks for something says so in the beginning. */
const soonest = 3;
const mostRead = 80;

/** Asked of oneself, or of nobody: no fact answers it, and no help page. */
const askedOfNobody =
  /^(?:(?:ok|so|and|but|ugh|god|like|well|seriously|honestly) ){0,2}(?:is it (?:normal|weird|ok|okay|bad|wrong|strange|silly|stupid|just me|me|terrible)|am i|are we|was i|why (?:do|am|does|is|cant|did|dont|cannot|would|have|are) (?:i|we|it|my|nobody|everyone|everybody|he|she|they|people|men|women|things)|does (?:anyone|anybody|everyone|everybody) (?:else|ever)|do (?:other )?people|what is wrong with (?:me|us)|whats wrong with (?:me|us)|when does it (?:stop|end|get)|how do people)\b/;

const asksNobody = (spoken: readonly string[]): boolean => askedOfNobody.test(spoken.join(' '));

/** The words of the beginning, without marks. */
const spokenIn = (message: Message): string[] =>
  message.words
    .filter(({ isWord }) => isWord)
    .slice(0, mostRead)
    .map(({ text }) => text);

/** Whether no music is asked for either: nothing is named that it could have, and no word asks. */
export function asksForNothing(message: Message, { wishes }: Parts): boolean {
  return asksNobody(spokenIn(message)) || (wishes.length === 0 && !hasCue(message, 'ask', 'makeIt'));
}

/**
 * Whether a first message tells of somebody's day, or asks what nobody can answer: then it is no order, no small talk and no question
 * for somebody else, whatever single words in it look like.
 */
export function isToldNotAsked(message: Message, { named, wishes }: Parts): boolean {
  const spoken = spokenIn(message);
  if (named !== null || wishes.some(({ operation }) => operation !== 'want')) return false;
  if (asksNobody(spoken)) {
    const tells = spoken.some((word) => own.has(word)) || polarityOf(message.text) !== null;
    return tells && !spoken.some((word) => ofMusic.has(word) && word !== 'it' && word !== 'this');
  }
  if (message.text.includes('?')) return false;
  // "Choir practice is cancelled": few words, and they are no greeting.
  const isTrouble =
    spoken.length >= fewestOfTrouble &&
    polarityOf(message.text) === 'low' &&
    !spoken.some((word) => ofMusic.has(word));
  if (spoken.length < fewest && !isTrouble) return false;
  if (orders.has(spoken[0] ?? '') || spoken.includes('you') || spoken.includes('u')) return false;
  if (hasCue(message, 'aboutAnything') && spoken.slice(0, soonest).some((word) => wanting.has(word)))
    return false;
  return spoken.some((word) => own.has(word)) || polarityOf(message.text) !== null;
}
