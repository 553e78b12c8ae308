import { wordSet } from '../cues/word-classes.ts';
import { readMessageWords } from '../message.ts';

/** What an hour is for that no vocabulary of music knows: eating and drinking, a rest, places, and who is there. */
const pleasures =
  /\b(?:lunch|brunch|supper|snacks?|pizza|wine|beers?|drinks?|cocktails?|gin|prosecco|champagne|whisky|coffee|tea|cuppa|cake|ice cream|balcony|terrace|patio|sun|sunshine|sunbathing|garden|beach|pool|park|lake|picnic|me time)\b/;
const rests =
  /\b(?:breaks?|rest|resting|relax|relaxing|chill|chilling|unwind|unwinding|sit down|sofa|couch|hammock|feet up|lie down|lying down|quiet time|wind down|winding down|film|movie|telly|tv)\b/;
/** In these one sits with others. */
const breaks = /\b(?:tea|coffee|lunch|work) breaks?\b/;
const duties =
  /\b(?:work|working|homework|schoolwork|desk|office|shift|meetings?|class|lessons?|school|uni|emails|shopping|shops?|errands|kids|children)\b/;
const homewards = /\b(?:home|the way home|drive home|walk home)\b/;

/** Said of the music, denied, or told of another time or of somebody. */
const otherwise = wordSet(`
  song songs track tracks one ones mix mixes list lists playlist music album version volume sound sounds something anything
  not no never nothing without dont cant wont isnt too more less much again than same other another different else
  is are was were it this that these those you your there how what why who which where if because will can could would should
  tomorrow later yesterday soon ago next last week weekend he she they his her their his hers him them hes shes theyre theyve
`);
/** In front of what is done. */
const leading = wordSet(`
  am are have having drinking eating playing do doing make making take taking get getting go going gonna to for a an the some my our me of little bit quick nice
  proper well earned deserved just only finally all then start starting beginning lets let us into onto at on in with back about ready off
  big long short lovely good quiet little early late family sunday evening morning afternoon night hot cold first second
`);
/** What stands behind these is where, or with whom. */
const joining = wordSet('on in at with for by under before after while and to of outside over');
/** In words. */
const most = 8;

/** How an hour sounds that no vocabulary knows the music of; `null` where nothing is known of it. */
export const toneOfScene = (words: string): 'pleasure' | 'rest' | 'duty' | 'home' | null =>
  rests.test(words) && !breaks.test(words)
    ? 'rest'
    : pleasures.test(words)
      ? 'pleasure'
      : homewards.test(words)
        ? 'home'
        : duties.test(words)
          ? 'duty'
          : null;

/** What is done by the names of the vocabulary. */
export const doingsIn = (words: string): string[] =>
  readMessageWords(words).named.flatMap(({ kind, value }) => (kind === 'activity' ? [value] : []));

/** Whether words name what is done, or where one is, and nothing else: "a run", "lunch on the balcony", "going to bed". */
export function namesScene(words: string): boolean {
  const said = words.split(' ');
  if (said.length > most || said.some((word) => otherwise.has(word))) return false;
  const { named } = readMessageWords(words);
  if (named.some(({ kind }) => kind !== 'activity' && kind !== 'scene')) return false;
  const isTold = said.map(
    (word, at) =>
      named.some(({ kind, from, to }) => kind === 'activity' && from <= at && at < to) ||
      toneOfScene(word) !== null ||
      (toneOfScene(`${word} ${said[at + 1] ?? ''}`) !== null && toneOfScene(said[at + 1] ?? '') === null) ||
      (toneOfScene(`${said[at - 1] ?? ''} ${word}`) !== null && toneOfScene(said[at - 1] ?? '') === null),
  );
  if (!isTold.includes(true)) return false;
  // "The wine talks" and "the kids complain" tell; "lunch with my sister" names.
  const joins = said.findIndex((word, at) => joining.has(word) && isTold.slice(0, at).includes(true));
  const own = joins < 0 ? said : said.slice(0, joins);
  return own.every((word, at) => isTold[at] || leading.has(word) || word === 'time');
}
