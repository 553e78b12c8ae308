import type { Brief, ShownMix } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import { stepsBack } from '../intent/steps-back.ts';
import { type Message, readMessageWords } from '../message.ts';
import type { ConversationContext, PendingReading } from '../reading.ts';
import { clausesOf, coreOf, isFillerClause } from './split-clauses.ts';

/** Words of no weight behind what is asked back. */
const behind = wordSet(`
  in again please pls now thanks thank you at the top start on first to how what where way it they we i was were had as like before exactly
  immediately my friend dear love mate bro man lol instead then back
`);
const former = '(?:old|previous|earlier|former|original|last|first)';
const list = '(?:mix|mixes|list|lists|playlist|version|selection|set|lot)';
const made =
  '(?:change|changed|remove|removed|replace|replaced|delete|deleted|drop|dropped|touch|touched|swap|swapped|ban|banned|throw|threw|take|took|lose|lost|ruin|ruined)';
const them = '(?:it|that|them|dem|those|everything|anything|all)';

/** What takes back the last change in so many words; only words of no weight may follow. */
const askedBack: readonly RegExp[] = [
  // "Bring dem back", "put it back how it was".
  new RegExp(
    `^(?:put|bring|give|take|get|change|switch) (?:me |us )?(?:${them}|all of it|all of them|all that) back\\b`,
  ),
  // "Put it how it was".
  new RegExp(
    `^(?:put|make|set|leave|turn|change) ${them} (?:to )?(?:how|the way|as|like|what) (?:it|they|that) (?:was|were)\\b`,
  ),
  // "Put her back at the top": a song.
  /^(?:put|bring) (?:her|him) back (?:in|at|first|on top|to|where)\b/,
  new RegExp(
    `^(?:give|bring|put) (?:me |us )?back (?:${them}|(?:the|my|our) (?:${former} )?(?:one|ones|${list}|songs|music))\\b`,
  ),
  // "The old one", "I want the previous mix".
  new RegExp(
    `^(?:(?:i|we|id) (?:would )?(?:want|need|like|liked|prefer|preferred|meant|mean) |give me |show me |back to |return to |i have |we have |have |with )?(?:the|that|my) (?:(?:old one|(?:previous|earlier|former|original) ones?)|${former} ${list})\\b(?: was (?:much |way |far )?(?:better|good|fine|right|nicer))?`,
  ),
  new RegExp(
    `^(?:(?:i|we) (?:want|need|liked|like|preferred|meant) |give me |back to )?(?:the|that|my) (?:one|ones|${list}|songs|music) (?:from before|(?:that )?(?:you|we|i) (?:had|gave|gave me|gave us|made|showed|showed me) (?:before|earlier|first)|(?:that )?(?:was|were) (?:there|here|on) before)\\b`,
  ),
  /^(?:i|we) (?:really |quite |actually )?(?:liked|loved) (?:it|that|them|those) (?:better )?(?:how|the way|as|like) (?:it|they|that) (?:was|were)\b/,
];

/** What says that the change was none that was asked for: something was only asked, or told. */
const unasked: readonly RegExp[] = [
  /^(?:i|we) (?:(?:was|were|am|had|have) )?(?:just|only|merely|simply) (?:asking|asked|wondering|wondered|curious|wanted to (?:know|ask)|enquiring|inquiring)(?: (?:(?:a |my )?question|something|you|(?:about )?(?:it|that|them)|out of [a-z]{3,10}))?$/,
  /^(?:it|that|this|mine) (?:was|is) (?:just|only|merely|simply) (?:a|my|one) (?:question|joke)$|^(?:it|that|this) was a (?:question|joke)(?: not an? (?:order|wish|request|command))?$|^(?:only )?(?:a question|asking)$/,
  new RegExp(
    `^(?:i|we) (?:did not|didnt|never|havent|have not) (?:really |ever |even )?(?:ask|asked|told|tell|want|wanted|need|needed)(?: for)? (?:you )?to ${made}(?: (?:${them}|the (?:${list}|music|songs|mood)))?(?: all)?$`,
  ),
  /^you (?:did not|didnt|dont) (?:need|have) to change (?:it|that|anything|everything|the (?:mix|list|music|songs))$/,
  new RegExp(`^who (?:told|asked) you to ${made}(?: ${them})?$`),
  // "You destroyed it".
  /^you (?:have |ve |just |now |literally |completely |totally ){0,2}(?:ruin|ruined|destroy|destroyed|destroying|spoil|spoiled|spoilt|wrecked|broke|broken|messed up|killed) (?:it|everything|this|that|the (?:mix|list|playlist|music|mood|vibe))(?: (?:all|now|completely|totally|again)){0,2}$/,
  /^you (?:have |just |ve )?made (?:it|this|that|things|everything) (?:even |so much |much |far |way )?worse(?: now)?$/,
  /^(?:i|we) (?:really )?(?:wanted|meant|was going|were going) to keep (?:it|that|them|those)(?: ones?)?$/,
];

/** By itself: what should have gone is not known. */
const wrongOne =
  /^you (?:have |just |ve )?(?:dropped|removed|took out|deleted|threw out|took away) the wrong (?:one|ones|song|songs|track)$/;

/** Asked of a change, or told of it: with a word for what was there, it is to be undone. */
const ofChange: readonly RegExp[] = [
  new RegExp(
    `^why (?:on earth )?(?:did|have|would|do) (?:you|u) ${made}(?: (?:${them}|out|away|off|(?:my|the) [a-z]{2,12})){0,3}$`,
  ),
  new RegExp(
    `^(?:you|youve) (?:have |ve |just |now ){0,2}${made}(?: (?:${them}|out|away|off|(?:my|the) [a-z]{2,12})){1,3}$`,
  ),
  /^(?:what )?have you done(?: (?:to|with) (?:it|my [a-z]{2,10}|the [a-z]{2,10}))?$/,
];
const wasLiked =
  /^(?:(?:i|we) (?:really |so )?(?:liked|loved) (?:it|that|them|those|that one|him|her)|(?:it|that|this|they|he|she) was (?:so |really |very |quite |the )?(?:good|great|perfect|fine|lovely|nice|best|right|one|my favou?rite|one i liked)|that was the (?:good |best |only )?one(?: (?:that )?i (?:liked|loved|wanted))?)$/;

/** "Put it back but with more jazz": what is wished beside it. */
const wishing =
  /^(?:more|less|with (?:more|less|some)|add|throw out|take out|take away|drop|remove|lose|ditch|make it|keep it|only|no more|without)\b/;

/** That the last change is to be taken back. */
interface ChangeBack {
  /** It was none that the listener asked for. */
  isOwned: boolean;
  /** Nothing but that is said. */
  isAlone: boolean;
  /** Something is to be done besides, which one step back cannot do. */
  hasMore: boolean;
}

/** "Noooo put it back", "WHAT. bring them back". */
const dismayed = /^\W{0,3}(?:no{2,20}|no,? no|what|wtf|omg|oi|hey)\b/i;

/** In clauses. */
const most = 8;

/** "Bring them back I was only asking", without a mark between. */
const goesOn = /^ (?:i|it|that|this) (?:was|only|just|liked|loved|wanted) /;

function isAskedBack(core: string): boolean {
  return askedBack.some((pattern) => {
    const found = pattern.exec(core);
    if (found === null) return false;
    const rest = core.slice(found[0].length);
    // "Put it back on" plays it.
    if (/^ on(?! top)/.test(rest)) return false;
    return goesOn.test(rest) || rest.split(' ').every((word) => word === '' || behind.has(word));
  });
}
const isUnasked = (core: string): boolean => unasked.some((pattern) => pattern.test(core));
const isOfChange = (core: string): boolean => ofChange.some((pattern) => pattern.test(core));

/**
 * Whether a message says that the last change was none: "put it back, I was only asking", "the old one, with the dub", "why did you remove it? It was
 * good". `null` where it says no such thing.
 */
function takesChangeBack(message: Message): ChangeBack | null {
  const cores = clausesOf(message).flatMap((one) => (isFillerClause(one) ? [] : [coreOf(one)]));
  if (cores.length === 0 || cores.length > most) return null;
  if (cores.length === 1 && wrongOne.test(cores[0] ?? ''))
    return { isOwned: true, isAlone: true, hasMore: false };
  const isLost = cores.some(isOfChange) && cores.some((core) => wasLiked.test(core));
  if (!isLost && !cores.some((core) => isAskedBack(core) || isUnasked(core))) return null;
  const rest = cores.filter(
    (core) => !isAskedBack(core) && !isUnasked(core) && !isOfChange(core) && !wasLiked.test(core),
  );
  const isOwned = isLost || cores.some(isUnasked) || dismayed.test(message.text);
  return { isOwned, isAlone: rest.length === 0, hasMore: rest.some((core) => wishing.test(core)) };
}

/** "I was only asking": heard alone it may sound like danger, and is said of the last change. */
export const onlyTakesBack = (text: string, distress: Distress): boolean =>
  distress.tier === 'possible' &&
  distress.heardBy !== 'sign' &&
  takesChangeBack(readMessageWords(text))?.isAlone === true;

/** Shorter titles are words of any sentence. In characters. */
const leastInTitle = 6;

/** "I love Flood Plain, bring it back" of a song that is there goes back from nothing. */
const namesShown = ({ text }: Message, mix: ShownMix | null): boolean =>
  mix?.tracks.some(
    ({ name }) => name.length >= leastInTitle && text.toLowerCase().includes(name.toLowerCase()),
  ) === true;

interface Taking {
  message: Message;
  before: Brief;
  context: ConversationContext;
  language: string;
}

/** The last change is taken back, and the mistake owned; `null` where a message says nothing of it. */
export function takenBackChange({ message, before, context, language }: Taking): PendingReading | null {
  const back = takesChangeBack(message);
  if (back === null || (!back.isOwned && namesShown(message, context.mix))) return null;
  return {
    intent: 'undo',
    distress: { tier: 'none' },
    feelingText: null,
    complete: () => ({
      ...{ intent: 'undo', language, brief: before, changes: [], edits: [] },
      ...(back.isOwned && { owns: '' }),
      undo: stepsBack(message),
      ...(back.hasMore && { says: 'left' as const }),
    }),
  };
}
