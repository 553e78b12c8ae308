import type { Span } from './span.ts';
import { wordSet } from './surroundings.ts';
import { type Token, wordAt } from './tokens.ts';

const playing = wordSet(`
play plays playing played blast blasts blasting blasted blare blares blaring pump pumps pumping sing sings singing practise
practises practising practice practices practicing rehearse rehearses rehearsing listens crank cranks cranking
`);
const making = wordSet('drumming singing humming whistling fiddling strumming rapping');
const others = wordSet(`
neighbour neighbours neighbor neighbors flatmate flatmates roommate roommates housemate housemates driver drivers upstairs
downstairs brother brothers sister sisters son daughter kids kid mum mom dad father mother husband wife boyfriend girlfriend uncle
aunt cousin boss colleague colleagues coworker coworkers teacher landlord tenant tenants pub bar gym cafe shop church school club
supermarket ex somebody someone people everybody everyone guy bloke lad lads teenagers students door
`);
/** "A bar that plays jazz" says what kind of music, "the pub plays jazz" tells of one. */
const relating = wordSet('who that which like where');
const between = wordSet(
  'is are was were keeps always only just still has been constantly usually never all their his her to',
);

/** In tokens. */
const verbReach = 4;
const subjectReach = 4;

/** "My neighbour plays techno every night", "driver is playing gospel so loud": heard, and not asked for. */
export function isPlayedByOthers({ from, kind }: Span, tokens: readonly Token[]): boolean {
  if (kind === 'activity' || kind === 'scene') return false;
  // "My brother is drumming on the wall".
  if (making.has(wordAt(tokens, from))) return isOfOthers(tokens, from);
  for (let verb = from - 1; verb >= from - verbReach && wordAt(tokens, verb) !== ''; verb -= 1)
    if (playing.has(wordAt(tokens, verb))) return isOfOthers(tokens, verb);
  return false;
}

function isOfOthers(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at >= verb - subjectReach; at -= 1) {
    const word = wordAt(tokens, at);
    if (relating.has(word)) return false;
    if (others.has(word.replace(/'s$/, ''))) return !relating.has(wordAt(tokens, at - 1));
    if (!between.has(word)) return false;
  }
  return false;
}
