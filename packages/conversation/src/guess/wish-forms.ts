import { wordSet } from '../cues/word-classes.ts';
import { readMessageWords } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';

const closing =
  '(?: (?:mate|man|bro|bruh|dude|lol|haha|though|tho|please|now|for (?:me|us|my [a-z]{2,10}|this|now|tonight))){0,2}$';
const opening = '^(?:(?:actually|ok|okay|well|hm|but|and|honestly|no|nah|sorry|also) ){0,3}';

/** "Lively is a bit much for my feet": what there is too much of is the first word. */
const muchOf = new RegExp(
  `${opening}([a-z]{3,12}) (?:is|was) (?:(?:a|all|just|still|way) ){0,2}(?:(?:bit|little|rather|kinda) )?(?:too )?much${closing}`,
);
/** "That's not oomph mate": it was asked for, and is not there. */
const notThat = new RegExp(
  `${opening}(?:thats|that is|this is|its|it is) (?:not|no|hardly|never) ([a-z]{3,12})${closing}`,
);
/** What music has or lacks; "it is not heartbreak" is of a life. */
const drives = wordSet('oomph energy punch drive pep zip bite kick power groove swing pace volume bounce');
/** "I take back the no running". */
const refusalBack = new RegExp(
  `${opening}i (?:take|took) back (?:the |my |that )?no ([a-z ]{3,24}?)${closing}`,
);
/** "Need consolation". */
const comfort =
  /^(?:and |so |now )?(?:(?:i|we) )?(?:really |just |kinda |do )?(?:need|needs|needing|want|could do with) (?:some |a bit of |a little )?(?:consolation|comfort|comforting|consoling|solace)(?: (?:now|please|here|badly))?$/;
/** "From church", behind something that is wished. */
const fromChurch =
  /^(?:something |songs |music |like |stuff |things )?(?:like )?(?:from|in|out of|for) (?:the |her |his |my )?(?:church|chapel)$/;
const wishedAhead = /\b(?:play|something|anything|songs|music|put on|give|want|like)\b/;

const elders =
  '(?:my|the|your|our) (?:mum|mom|mother|dad|father|parents|gran|granny|grandma|nan|boss|teacher|neighbou?rs?|ex|wife|husband|sister|brother|flatmates?|roommates?)';
/** "Something my mum would hate": rude and loud. */
const shocking = new RegExp(
  `${opening}(?:play |put on |give me |i want |lets have )?(?:something|songs|music|stuff|anything|things) (?:(?:that|which) )?${elders} (?:would|will|wouldnt|would not) (?:absolutely |really |totally )?(?:hate|detest|despise|loathe|disapprove of|complain about|approve of|be shocked by|turn off)${closing}`,
);
const annoying = new RegExp(
  `${opening}(?:something |music |songs )?(?:to |lets |i want to |that will )?(?:annoy|shock|wake|scare|irritate|piss off) ${elders}(?: up)?${closing}`,
);
/** "I meant from the fifties": what was named is wished, and in whose words it was is not told. */
const meant = new RegExp(
  `${opening}(?:i|we) (?:meant|mean|was thinking of|were thinking of|had in mind|was after) (?:more |some |something |music |songs |stuff ){0,2}(?:from |of |with )?(?:the )?([a-z0-9 ]{3,24}?)(?: (?:music|songs|stuff))?${closing}`,
);
/** "Dance!" */
const toDance =
  /^(?:lets |we |everybody |everyone )?(?:dance|boogie)(?: dance)?(?: everybody| everyone| baby| guys| now| time)?$/;

const thing = "(?:the |all the |all this |these |those |any )?([a-z0-9&'’ -]{3,24}?)";
const turnedDown = [
  `${thing} (?:isnt|is not|arent|are not|was never|never was|is never) (?:really |quite |exactly )?(?:my (?:thing|cup of tea|style|taste|jam|bag)|for me|for us)`,
  `(?:i|we) (?:have )?never (?:really )?(?:liked|cared for|got|got into|understood|enjoyed|could stand) ${thing}`,
  `(?:i am|im|we are) (?:so |really |a bit )?(?:tired|sick|bored) of ${thing}`,
].map((form) => new RegExp(`${opening}${form}${closing}`));
const tooMuchOf = [new RegExp(`${opening}all (?:this|that) ${thing}${closing}`)];
const missed = [
  `(?:theres|there is|there are|i hear|its got|it has) no ${thing}(?: in (?:it|here|this|there|this mix))?`,
  `(?:i|we) feel like (?:some |a bit of |hearing |listening to )?${thing}`,
].map((form) => new RegExp(`${opening}${form}${closing}`));

/** "No words in it". */
const unsung =
  /^(?:and |but |with |i want |i would like )?(?:no|without|without any|zero) (?:words|singing|lyrics|vocals|voices|talking|speaking|singers?)(?: (?:in|on|over|at) (?:it|them|this|these|all))?$/;

export const asksUnsung = (said: string): boolean => unsung.test(said);

/** Whether words name nothing but music: an instrument, a genre, a decade. */
function isMusicAlone(said: string): boolean {
  const { words, named } = readMessageWords(said);
  return named.some(({ kind, from, to }) => ofMusic.has(kind) && from === 0 && to === words.length);
}
const ofMusic: ReadonlySet<string> = new Set(['genre', 'instrument', 'era', 'vocals']);

const isOfTime = (said: string): boolean => readMessageWords(said).named.some(({ kind }) => kind === 'era');

/** "Folk isn't my thing" says "no folk", and "there's no piano" "more piano"; `null` where no music is named in such words. */
export function thingInOtherWords(said: string): string | null {
  const found = (forms: readonly RegExp[]) =>
    forms.map((form) => form.exec(said)?.[1]).find((name) => name !== undefined && isMusicAlone(name));
  const refused = found(turnedDown);
  if (refused !== undefined) return `no ${refused}`;
  const lessened = found(tooMuchOf);
  if (lessened !== undefined) return `less ${lessened}`;
  const wished = found(missed);
  return wished === undefined ? null : `more ${wished}`;
}

/** "I'll take it", of what plays. */
const taken =
  /^(?:i will|ill|i ll) (?:take|have|keep) (?:it|this|that|these|them|this one|that one|the mix)$/;
const bad = wordSet('rubbish crap terrible awful horrible garbage trash shit pants bad shite poor dreadful');
/** "This sucks", "not vibing", "can you do better": of nothing but what plays, from who has told of no pain. */
const found =
  /^(?:(?:this|these|those|it|they|that|all of (?:this|these)) )?(?:sucks?|stinks?|is not good|are not good|is no good|are no good|is not it|aint it|is not great)$|^(?:not|no) (?:good|great|it|vibing)(?: with (?:this|it))?$|^i am not vibing(?: with (?:this|it|these))?$|^(?:do|you do) better(?: than (?:this|that))?$/;

/** What is said of all that plays, in other words: that it may stay, or is to go; `null` where neither is said. */
export function verdictInOtherWords(said: string, isAtEase: boolean): string | null {
  if (taken.test(said)) return 'i like it';
  const isFound = found.test(said) || said.split(' ').every((word) => bad.has(word) || degrees.has(word));
  return isAtEase && isFound ? 'something else' : null;
}
const degrees = wordSet('absolute absolutely total totally really just so utter utterly complete');

/** What a clause wishes in other words than those that are read; `null` where it wishes in none of these. */
export function wishedInOtherWords(said: string, ahead: string | null): string | null {
  const much = muchOf.exec(said)?.[1];
  if (much !== undefined && movingWords.adjectives.has(much)) return `too ${much}`;
  const missing = notThat.exec(said)?.[1];
  if (missing !== undefined && drives.has(missing)) return `more ${missing}`;
  const back = refusalBack.exec(said)?.[1];
  if (back !== undefined) return `${back} is fine again`;
  const named = thingInOtherWords(said);
  if (named !== null) return named;
  const thought = meant.exec(said)?.[1];
  if (thought !== undefined && isMusicAlone(thought))
    return isOfTime(thought) ? `music from the ${thought}` : `more ${thought}`;
  if (shocking.test(said) || annoying.test(said)) return 'something loud and wild';
  if (toDance.test(said)) return 'I want to dance';
  if (comfort.test(said)) return 'something warm and gentle';
  return ahead !== null && wishedAhead.test(ahead) && fromChurch.test(said) ? 'gospel' : null;
}
