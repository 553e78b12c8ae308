import type { Brief } from '@attune/contract';

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
/** "No, I meant angry". */
const meantAngry =
  /^(?:(?:no|nah|nope|sorry|oops|wait|but|well) ){0,3}(?:i|we) (?:meant|mean|said) (?:(?:really|more|more like|just) )?(angry|furious|mad|livid|raging|pissed off)$/;
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
  const anger = meantAngry.exec(said)?.[1];
  if (anger !== undefined) return brief.mood === 'sad' ? `not sad, ${anger}` : anger;
  return lighter.test(said) ? 'I feel good' : null;
}
