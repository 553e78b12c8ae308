import { wordSet } from '../cues/word-classes.ts';
import { feelingWords } from '../feeling/feeling-words.ts';
import { commonWords } from '../words/common-words.ts';

/** What "How are you feeling?" is answered with by whoever says little. */
const states = new Set([
  ...feelingWords.flatMap(({ feelings }) => [...feelings]),
  ...`well ok okay alright grand brilliant excellent super splendid terrific fab decent peachy average dandy swell marvellous chipper
  groovy knackered poorly unwell meh`
    .trim()
    .split(/\s+/),
]);
/** Said for a state in more words than one. */
const phrases =
  /^(?:not (?:too |so |that |very |really |all that )?(?:bad|good|great|well|ok|okay|happy|fine)|(?:can ?not|cannot|ca nt|cant) (?:really )?complain|no complaints|could be (?:better|worse)|(?:have |i have )?been (?:better|worse)|so so|same old(?: same old)?|all (?:good|right|fine|well)|fair to middling|getting (?:by|there)|hanging in(?: there)?|surviving)$/;
const before =
  wordSet(`hi hey hello yo oh well yeah yes yep hm hmm um honestly actually i am is it im we are feeling feel doing going pretty
  very really quite so all just a bit little kinda kind of rather super today still bloody fairly`);
const after =
  wordSet(`today tonight now enough actually tbh honestly really far moment mate thanks thank you ta cheers thx ty asking and
  yourself urself u hbu wbu how about are is very much so a lot kindly for at the right`);
const thanked = /\b(?:thanks|thank|ta|cheers|thx|ty)\b/;
const little = /^(?:nothing (?:much|new|special)|not (?:much|a lot)|nm|nowt much)\b/;
/** Alone they say no more than that somebody listens: "ok". */
const lone = new Set('ok okay alright well meh'.split(' '));

/**
 * Whether a first message only says how somebody is, with or without thanks or asking back: "good thanks, you?". Thanks have
 * nothing else to be for yet.
 * @param said - the words of a message, parted by blanks, in lower case
 */
export function answersGreeting(said: string): boolean {
  if (lone.has(said)) return false;
  const rest = said.replace(little, '');
  if (rest !== said && rest.split(' ').every((word) => word === '' || after.has(word))) return true;
  const all = said.split(' ');
  const core = all.slice(0, all.findLastIndex((word) => !after.has(word)) + 1);
  const from = core.findIndex((word, at) => !before.has(word) || at === core.length - 1);
  const state = core.slice(Math.max(0, from)).join(' ');
  if (phrases.test(core.join(' ')) || phrases.test(state)) return true;
  return states.has(state) && (state !== 'well' || core.length > 1 || thanked.test(said));
}

/**
 * "Hi, I'm Sam": a greeting with a name, which is told by being no everyday word.
 * @param said - as above
 */
export function introducesOneself(said: string): boolean {
  const name = introduced.exec(said)?.[1];
  return name !== undefined && !commonWords.has(name) && !states.has(name);
}

const introduced =
  /^(?:hi|hey|hello|hiya)(?: there| attune)? (?:i am|i'm|im|my name is|my name's) (\p{L}{2,20})$/u;

/**
 * How "How are you feeling?" was answered: `returned` where it is asked back, `fair` where it is said to be neither well nor bad; else `null`.
 * @param said - as above
 */
export function greetingAnswered(said: string): 'returned' | 'fair' | null {
  if (!answersGreeting(said) || (low.test(said) && !denied.test(said))) return null;
  if (askedBack.test(said.replace(/\bthank (?:you|u)\b/g, ''))) return 'returned';
  return fair.test(said) ? 'fair' : null;
}

/** Who is badly is not told how well others are. */
const low =
  /\b(?:not (?:too |so |that |very |really |all that )?(?:good|great|well|ok|okay|fine|happy)|bad|sad|low|down|awful|terrible|rough|poorly|unwell|rubbish|lonely|anxious|scared|hurt|broken|numb|empty|worse|surviving)\b/;
const denied = /\bnot (?:too |so |that |very |really |all that )?bad\b/;
const askedBack = /\b(?:you|u|yourself|urself|hbu|wbu)\b/;
const fair =
  /\b(?:not (?:too |so |that |very |really |all that )?bad|not much|not a lot|nm|nothing (?:much|new|special)|so so|same old|fair to middling|getting by|okay|ok|alright|average|can ?not complain|cant complain)\b/;
