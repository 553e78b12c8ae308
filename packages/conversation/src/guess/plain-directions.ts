import { movingWords } from '../parts/moves/moving-words.ts';

const of = '(?:music|songs?|tracks?|tunes?|stuff|ones?|mix|list|playlist|sound|vibe)';
const it = `(?:it|this|that|they|these|those|everything|(?:the|this|these|your|all the) ${of}|things)`;
const be = '(?:was|were|is|are|would be|could be|sounded|felt)';
const softly = '(?:(?:kind of|kinda|sort of|really|just|actually|rather|honestly|secretly|only) ){0,2}';
const something = `(?:(?:something|anything|songs|music|a mix|a list|it|this|them|some) )?(?:(?:that|which) ${be} |to be )?`;

/** What comes before a wish for more or less of something. */
const hopes = [
  `(?:i|we) (?:was|were|am|are|have been) ${softly}(?:hoping for|after|looking for|expecting|thinking (?:of|about|more of)|in the mood for|wanting|craving|wishing for) ${something}`,
  `(?:i|we) ${softly}(?:hoped for|expected|wished for|wanted|would prefer|prefer|would rather have|would have liked|could do with|could use|fancy|fancied|meant) ${something}`,
  `(?:(?:i|we) )?${softly}wish ${it} ${be} `,
  `${it} ${softly}(?:should|could|must|might|needs? to|has to|have to|ought to|can) (?:all |maybe |perhaps )?(?:be|get|sound|feel|become) `,
  `(?:would|could) be (?:nice|better|good|great|nicer|cool) (?:if ${it} ${be} |with ${something}|to have ${something})`,
  `${it} (?:would|could) be (?:nice|better|good|great|nicer|cool) (?:if ${it} ${be} )?`,
  `(?:turn|change|make|switch) ${it} (?:in)?to ${something}`,
  `(?:needs?|has|must|should|could|ought) (?:to )?(?:be|get|become|sound|feel) `,
  `(?:make|get) ${it} `,
  '(?:even|still) ',
].map((hope) => new RegExp(`^${hope}`));

const amount = '(?:(?:a bit|a little|a tad|way|far|just|rather|still|kind of|kinda|really|all|much) ){0,2}';
/** What comes before what is found to be too much. */
const faults = [
  `${it} (?:all )?(?:feels?|sounds?|seems?|looks?|comes? (?:across|over)|gets?|is getting|are getting) ${amount}(?:too|overly|excessively) `,
  `(?:i|we) (?:find|found|think) ${it} (?:is |are |was )?${amount}(?:too|overly) `,
].map((fault) => new RegExp(`^${fault}`));
const forOnesTaste = /^(?:a )?(?:bit |tad |little |rather |somewhat |quite )?(?:too )?/;
const ofTaste = / for (?:my|our) (?:taste|liking|mood|ears)$/;
const tooMuch = new RegExp(`^(?:${it} (?:is |are )?)?${amount}too `);
const forOneself = / for (?:me|us)$/;

const degree =
  /^(?:a (?:lot|bit|little|touch|tad) |much |way |slightly |somewhat |far |even |rather |still )/;
/** What may stand behind all of it and says nothing. */
const closing =
  / (?:please|pls|now|then|though|tho|tbh|today|tonight|than (?:this|that|these)|really|thanks|for (?:now|this)|in the mix|music|songs|stuff|tunes)$/;

const withoutClosing = (said: string): string => said.replace(closing, '').replace(closing, '');

/**
 * What a clause says of how the music is to be, where it says no more: "more upbeat" of "I was hoping for something more upbeat", "less slow" of
 * "this feels too slow". `null` where it says something else.
 */
export function plainDirection(said: string): string | null {
  const whole = withoutClosing(said);
  if (ofTaste.test(whole)) return lessOf(whole.replace(ofTaste, '').replace(forOnesTaste, ''));
  return (
    bitMuchForOneself(said) ?? hopedDirection(said) ?? stepTowards(whole) ?? firstOf(faults, whole, lessOf)
  );
}

/** The same of wishes alone; what is found to be too much may be a life. */
export const hopedDirection = (said: string): string | null =>
  firstOf(hopes, withoutClosing(said), (other) => {
    const wished = other.replace(degree, '');
    const [, base] = /^(?:more|less) ([a-z ]{3,20})$/.exec(wished) ?? [];
    const isDirection = base === undefined ? movingWords.comparatives.has(wished) : describesMusic(base);
    return isDirection ? other : null;
  });

/** "Too heavy for me": only who has told of no pain says that of music alone. */
export const isTooMuchForOneself = (said: string): boolean =>
  forOneself.test(said) && firstOf([tooMuch], said.replace(forOneself, ''), lessOf) !== null;

/** "Something a little hopeful": where music stands that is a step that way, and no new mood. */
const somewhatSo =
  /^(?:(?:maybe|perhaps|just|rather|play|give me|i want|i need|i would like|id like|make it|lets have|how about) ){0,2}(?:something|anything|songs|some songs|music|some music|it|one|ones)(?: thats| that is)? (?:a little|a bit|a little bit|slightly|a tad|a touch|somewhat|kinda|kind of|sort of|mildly) /;
const maybe = / (?:maybe|perhaps|if possible)$/;
const stepTowards = (said: string): string | null =>
  firstOf([somewhatSo], said.replace(maybe, ''), (wished) =>
    movingWords.adjectives.has(wished) ? `more ${wished}` : null,
  );

/** "Bit fast for me love". */
const bitMuch = /^(?:that is |thats |its |it is |this is )?(?:a |rather )?(?:bit|tad|touch|wee bit) (?!too )/;
const bitForOneself =
  / for (?:me|us|my (?:legs|ears|head|age))(?: (?:love|dear|darling|mate|pal|duck|hun|honey|sweetie|bro|man|son|lad|this|today|now))?$/;
const bitMuchForOneself = (said: string): string | null =>
  bitForOneself.test(said) ? firstOf([bitMuch], said.replace(bitForOneself, ''), lessOf) : null;

/** Reads what comes behind the first of these that a clause begins with. */
function firstOf(
  beginnings: readonly RegExp[],
  said: string,
  read: (rest: string) => string | null,
): string | null {
  for (const beginning of beginnings) {
    const found = beginning.exec(said);
    const direction = found === null ? null : read(said.slice(found[0].length));
    if (direction !== null) return direction;
  }
  return null;
}

const somewhat = new RegExp(
  `^(?:${it} (?:is |are )?)?(?:a bit|a little|a tad|rather|quite|somewhat|kinda|pretty) (?:too )?`,
);
/** "Isn't it?", behind what is found to be too much. */
const agreeing = /^(?:isnt it|arent they|dont you think|innit|no|is it not)$/;
const much = new RegExp(`^${it} (?:is |are )?(?:all )?(?:so|very|really|awfully|pretty|quite|rather) `);
/** "Can you change it?" */
const changing =
  /^(?:(?:can|could|would|will) (?:you|we) )?(?:please )?(?:change|fix|do something about) (?:it|that|this|them)(?: please| a bit)?$/;

/** The same of a clause that the next one makes a fault: "rather sleepy, isn't it", "these songs are very sad, can you change it". */
export function directionBefore(said: string, next: string): string | null {
  if (agreeing.test(next)) return firstOf([somewhat], said, lessOf);
  return changing.test(next) ? firstOf([much], said, lessOf) : null;
}

/** Whether a clause only says that of the one before it. */
export const isBehindFault = (said: string): boolean => agreeing.test(said) || changing.test(said);

/** "Less slow and less boring" for what is found "slow and boring"; `null` where a word of it describes no music. */
function lessOf(described: string): string | null {
  const parts = described.split(' and ');
  return parts.every((part) => part === lowEnergy || describesMusic(part))
    ? parts.map((part) => (part === lowEnergy ? 'more energy' : `less ${part}`)).join(', ')
    : null;
}
const lowEnergy = 'low energy';

const describesMusic = (described: string): boolean =>
  movingWords.adjectives.has(described) ||
  (movingWords.phrases.get(described.split(' ')[0] ?? '') ?? []).some(
    ({ words }) => words.join(' ') === described,
  );
