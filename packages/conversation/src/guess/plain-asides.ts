import type { Brief } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { readMessageWords } from '../message.ts';

/** A year that music can be from. */
const year = '((?:19[3-9]|20[0-2])\\d)';
const music = '(?:something|anything|songs?|music|stuff|tunes?|ones?|what|that)';
const oneself = '(?:i|we|they|he|she|my [a-z]{3,10}|our [a-z]{3,10})';

/** "I don't want forty minutes of it". */
const tooLong =
  /^(?:(?:no|but|and|oh) ){0,2}(?:i|we) (?:do not|dont|did not|didnt) (?:really |even )?(?:want|need|ask for|have) (?:(?:another|an|a|all|the|half|whole|full|about) ){0,3}(?:[a-z]{3,8}|\d{1,3})?(?:[ -][a-z]{3,6})? ?(?:minutes?|mins?|hours?|hrs?)(?: and a half)?(?: (?:of (?:it|this|that|them|these|music)|long|worth|more)){0,2}$/;
/** "Something to drown out the drilling". */
const drowning =
  /\b(?:something|music|anything|songs|loud enough|louder|noise) (?:(?:loud|strong|full|big) )?(?:(?:enough )?to|that will|thatll|that|which) (?:drown|cover|block)s? (?:out|up|it out|them out|him out|her out|this out|that out|over)\b/;
/** "Leave it quiet". */
const left =
  /^(?:(?:no|nah|please|just|but|and) ){0,3}leave (?:it|this|that|them|things|the music) (quiet|calm|gentle|soft|slow|low|mellow)(?: please| for now| now)?$/;
/** "Something like we had down the pub in 1985", "songs from around 2010". */
const ofYear: readonly RegExp[] = [
  new RegExp(
    `\\b${music}(?: like)?(?: what| that| the stuff)? ${oneself} (?:had|heard|danced to|played|listened to|sang|sang along to|loved|liked|knew|used to [a-z]{3,8}(?: to)?)(?: [a-z]{1,9}){0,6} ${year}$`,
  ),
  new RegExp(`\\b${music}(?: [a-z]{1,9}){0,3} from (?:around|about|roughly|maybe|circa|say) ${year}$`),
];
/** "He'd be about five around 2010", beside "anything from when he was little". */
const thenIn = new RegExp(`^(?:[a-z']{1,9} ){0,8}(?:in|around|about|roughly|circa|so|say) ${year}$`);
const fromWhen =
  /\bfrom (?:when|back when|the time|the year|the days) (?:(?:that|when) )?(?:i|we|he|she|they|my [a-z]{3,10}|our [a-z]{3,10}) (?:was|were|met|got|had|lived|started|moved)\b/;
/** "This has lot of drums", beside what is wished in their place. */
const hasMuch =
  /^(?:this|it|that|these|they)(?: one| song| mix| list)? (?:has|have|have got|has got|is full of|are full of) (?:so |such )?(?:an? |too )?(?:(?:lot|lots|tons|loads) of|much|many) ([a-z]{3,12})(?: (?:yaar|bro|man|mate|in it|though|tho|lol))?$/;
const otherwise = /\b(?:without|less|something|instead|can you|not so|rather)\b/;
/** "Her favourite is old bollywood". */
const favoured =
  /^(?:and |but |oh |well )?(?:my|her|his|their|our|[a-z]{3,10}s|my [a-z]{3,10}s) favou?rites?(?: (?:music|songs?|bands?|kinds?|stuff))? (?:is|are|was|were) ([a-z0-9& ]{3,30})$/;
/** "Something I can jump around to". */
const jumping =
  /\b(?:something|anything|music|songs|one) (?:that )?(?:i|we|you|they|the kids) (?:can|could) (?:jump|bounce|go (?:wild|mad|crazy)|headbang|mosh|stomp|run around|skip)(?: (?:up and down|around|about|along))?(?: to)?$/;
/** "Play something from somewhere hot". */
const fromSomewhere =
  /\b(?:something|anything|music|songs|one) from (?:somewhere|a place that is|a place) ([a-z]{3,9})$/;
const warmPlaces = wordSet('hot warm sunny tropical');
/** "No, I meant angry". */
const meantAngry =
  /^(?:(?:no|nah|nope|sorry|oops|wait|but|well) ){0,3}(?:i|we) (?:meant|mean|said) (?:(?:really|more|more like|just) )?(angry|furious|mad|livid|raging|pissed off)$/;
/** "Put something on he'd like", "play something for her". */
const forSomebody =
  /\b(?:put|play|find|get|give) (?:(?:us|me|him|her|them|on) ){0,2}(?:something|somethin|summat|smth|anything|music|a song|some songs)(?: on)?(?: (?:that )?(?:he|she|they)(?: would|d|ll)? (?:like|love|enjoy|know|dance to)| (?:hed|shed|theyd) (?:like|love|enjoy|know|dance to)| for (?:him|her|them))\b/;
const decade =
  /\b(?:in|from|of|during) the (?:19|20)?((?:[2-9]0|00|10)s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/;
const oneTells = /^(?:(?:and|well|so|but) ){0,2}(?:he|she|they|hes|shes|my [a-z]{3,10}|our [a-z]{3,10}) /;

/** "Just feel lighter". */
const lighter =
  /^(?:(?:and|but|just|now|i|we|im|do|really|honestly) ){0,4}(?:feel|feeling|felt) (?:(?:so|so much|much|a lot|a bit|a little|way|somehow) )?lighter(?: now| today| already| somehow| than before)?$/;

/**
 * What a clause said in passing comes to, beside music that stands: "something like we had down the pub in 1985" to "songs from 1985"; empty where it only
 * tells, and `null` where it is none of these.
 * @param others what is said in the other clauses of the message.
 * @param isForSleep the music that stands is to send somebody to sleep.
 */
export function plainAside(
  said: string,
  others: readonly string[],
  brief: Brief,
  isForSleep: boolean,
): string | null {
  if (tooLong.test(said)) return 'shorter';
  if (drowning.test(said) && !isForSleep) return 'a bit more energy';
  const word = left.exec(said)?.[1];
  if (word !== undefined) return `keep it ${word}`;
  for (const pattern of ofYear) {
    const named = pattern.exec(said)?.[1];
    if (named !== undefined) return `songs from ${named}`;
  }
  const then = thenIn.exec(said)?.[1];
  if (then !== undefined && others.some((one) => fromWhen.test(one))) return `songs from ${then}`;
  if (fromWhen.test(said) && others.some((one) => thenIn.test(one))) return '';
  if (forSomebody.test(said)) {
    const time = [said, ...others].map((one) => decade.exec(one)?.[1]).find((one) => one !== undefined);
    return time === undefined ? null : `music from the ${time}`;
  }
  if (oneTells.test(said) && decade.test(said) && others.some((one) => forSomebody.test(one))) return '';
  const favourite = favoured.exec(said)?.[1];
  if (favourite !== undefined && readMessageWords(favourite).named.length > 0) return favourite;
  const much = hasMuch.exec(said)?.[1];
  if (much !== undefined && others.some((one) => otherwise.test(one))) return `less ${much}`;
  if (jumping.test(said)) return 'more energy';
  const place = fromSomewhere.exec(said)?.[1];
  if (place !== undefined) return warmPlaces.has(place) ? 'summer music' : `${place} music`;
  const anger = meantAngry.exec(said)?.[1];
  if (anger !== undefined) return brief.mood === 'sad' ? `not sad, ${anger}` : anger;
  return lighter.test(said) ? 'I feel good' : null;
}
