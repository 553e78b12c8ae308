import type { Brief } from '@attune/contract';
import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { isAtEase } from '../feeling/danger-in-context.ts';
import { readMessageWords } from '../message.ts';
import { isAskingWhat, isGuessedAt, namedInDismay } from './named-in-dismay.ts';
import { directionBefore, isBehindFault, plainDirection } from './plain-directions.ts';
import { plainTalk } from './plain-talk.ts';
import { type Clause, clausesOf, coreOf, isFillerClause } from './split-clauses.ts';
import { asksUnsung, verdictInOtherWords, wishedInOtherWords } from './wish-forms.ts';
import { withoutLacks } from './without-lacks.ts';

const who = '(?:you|u|it|this)';
const always = '(?:always|only ever|only|constantly|forever|keep on|keep|keeps|kept|never stop)';
const giving =
  '(?:play|playing|put|putting|give|giving|pick|picking|choose|choosing|send|sending|show|showing|bring|bringing|use|using)';
const onto = '(?: (?:me|us|on|in|the same)){0,2}';

/** What is found fault with, behind these. */
const complaints: readonly RegExp[] = [
  // "Why do you always put songs about weather".
  new RegExp(`^why (?:do|does|must|did|are|is) ${who} ${always}(?: on)?(?: ${giving})?${onto} `),
  /^why (?:is|are) (?:it|this|they|these|there|everything) (?:always|only)(?: all)? /,
  // "Why do I keep getting country", "why am I hearing bagpipes".
  /^why (?:do|am|are) (?:i|we) (?:(?:keep|still|always|constantly|suddenly) )?(?:get|getting|hear|hearing|see|seeing) (?:(?:all|this|that|the|so much|nothing but|some) ){0,2}(?!no\b|any\b|less\b)/,
  // "You always give me jazz".
  new RegExp(`^${who}(?: just)? ${always}(?: on)? ${giving}${onto} `),
  // "Stop with the weather songs".
  /^(?:stop|enough|stop it|thats enough) with (?:the |all the |all these |these |those |this |all this )?/,
];
/** "Don't give me folk again, like yesterday". */
const notAgain =
  /^(?:dont|do not|never) (?:give|play|put|send|show|bring)(?: me| us| on){0,2} (.{2,60}?) (?:again|like (?:yesterday|last time|before|always))(?: (?:like (?:yesterday|last time|before)|please))?$/;
/** "Not songs about weather again". */
const notThatAgain = /^not (?:more |any )?(.{2,60}?) again$/;
/** "Last time you gave me techno", where "I hated it" follows. */
const lastTime = new RegExp(
  `^(?:last time|yesterday|before|the other day|earlier|this morning) ${who} (?:gave|played|put|sent|picked|chose|brought)${onto} (.{2,60})$`,
);
const hated =
  /^(?:and )?(?:i|we) (?:really )?(?:hated|(?:did not|didnt) (?:really )?(?:like|enjoy|want)|(?:could not|couldnt) (?:stand|bear)) (?:it|that|them)$/;
const disliked =
  /^(?:and |but )?(?:i|we) (?:do not|dont|did not|didnt) (?:really |much )?(?:like|enjoy|want) (?:it|this|that|them|these|those)(?: one| at all)?$/;
/** "I was complaining", "that was no wish". */
const explaining =
  /^(?:i (?:was|am|am only|was only|was just)|im|im just) complaining(?: about (?:it|that))?$|^(?:it|that|this) (?:was|is) (?:a complaint|no wish|not a (?:wish|request|compliment)|no (?:request|compliment))$/;
/** "I said it was glum". */
const saidBefore = /^i (?:said|told you|say) (?:that )?(?:it|this|that|they|these) (?:was|is|were|are) /;
/** "It is still running, running": how it goes, and nothing that is done. */
const going =
  /^(?:it|this|that|the music|everything) (?:is|keeps|was)(?: (?:still|always|just|all|only|like)){0,2} (running|rushing|racing|jumping|galloping|bouncing|hopping|sprinting|hurrying|pounding|hammering|shouting|screaming)$/;
/** "The music is very sad": told of music, and by nobody who praises it, that is more than there should be. */
const veryMuch =
  /^(?:but )?(?:the |this |your |these |those |all )?(?:music|songs?|mix|playlist|list|ones) (?:is|are|sounds?|feels?) (?:very|so|really|quite|awfully|terribly|rather|super|pretty) (sad|slow|fast|loud|dark|heavy|gloomy|depressing|boring|sleepy|wild|noisy|harsh|aggressive|busy|quiet)(?: for me| to me| now)?$/;
const gatherings =
  /^(?:an? |my |the )?(?:funeral|wake|morgue|seance|spa|elevator|lift|waiting room|nap time|bedtime|lullaby|rave|war)$/;
/** "These are kinda old ppl music", "that's like old people disco": of another time than the listener's. */
const ofTheOld =
  /^(?:this|these|that|they|thats|it)(?: is| are| was| sounds| feels)?(?: (?:kinda|kind of|like|all|just|so|a bit|still|more|really|for)){0,4} (?:(?:old|elderly) (?:ppl|people|peoples|folks?|men|ladies)|(?:my |your |our )(?:grand(?:ma|pa|mother|father|dad|parent)s?|grannys?|grans?|nans?|nanas?|parents|mums?|moms?|dads?)) (music|songs?|stuff|tunes|playlist|era|(?:[a-z&]{3,12}))(?: (?:lol|haha|tho|though|music|songs?)){0,2}$/;
const isFond = (clause: Clause): boolean =>
  isPraise(coreOf(clause)) || /\b(?:love|loves|miss|lovely|perfect)\b/.test(clause.said);
const kindless = wordSet('music songs song stuff tunes playlist era shit');
const notOld = 'nothing from before 1990';
const tooLoud = wordSet('pounding hammering shouting screaming');

/** "Now it's even louder", "why did it get sadder": the change went the wrong way. */
const wrongWays: readonly RegExp[] = [
  /^why (?:did|does|has|is) (?:it|this|that|the music) (?:get|gets|got|become|go|gone|getting) (?:even |so much |much |so )?([a-z]{3,8})$/,
  /^(?:it|this|that|the music) (?:is|got|gets|has got|went|sounds|became) (?:now )?(?:even|only|still) ([a-z]{3,8})(?: now| than before)?$/,
  /^(?:it|this|that|the music) (?:is|got|gets|has got|went|sounds|became) now ([a-z]{3,8})(?: than before)?$/,
  /^(?:it|this|that|these|the music) (?:is|are|got|sounds?) (?:a bit |much )?([a-z]{3,8}) than (?:before|the last(?: one)?|it was|the first(?: one)?)$/,
];
const degrees: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ louder: 'loud', faster: 'fast', slower: 'slow', sadder: 'sad', darker: 'dark', quieter: 'quiet' },
    ...{
      wilder: 'wild',
      gloomier: 'gloomy',
      heavier: 'heavy',
      busier: 'busy',
      happier: 'happy',
      jollier: 'jolly',
    },
    ...{ sleepier: 'sleepy', softer: 'soft', brighter: 'bright', calmer: 'calm', livelier: 'lively' },
  }),
);

/** Behind a song's kind these are no part of it. */
const closing = / (?:here|with you|all the time|again|every time|please|for me|to me)$/;

/** Whether words name music: what is complained of otherwise is of life. */
const namesMusic = (said: string): boolean =>
  said.split(' ').some((word) => wordClasses.music.has(word)) ||
  readMessageWords(said).named.some(({ kind }) => kind !== 'activity' && kind !== 'scene');

const pointing = wordSet('this that it these those them another number');
/** "You always play the best songs" praises. */
const isPraise = (thing: string): boolean =>
  thing.split(' ').some((word) => wordClasses.good.has(word) || praising.has(word));
const praising = wordSet('best right favourite favorite need loved liked my');

/** What was wished is no complaint: "why is it only jazz" where jazz was asked for may ask. */
const isHeld = (said: string, brief: Brief | null): boolean =>
  brief !== null &&
  readMessageWords(said).named.some(({ kind, value }) =>
    brief.wanted.some((one) => one.kind === kind && one.value === value),
  );

function refusal(said: string, brief: Brief | null): string | null {
  const thing = said.replace(closing, '').replace(closing, '');
  // "Don't play that song again" is of the song that plays.
  if (pointing.has(thing.split(' ')[0] ?? '') || isPraise(thing)) return null;
  return thing !== '' && namesMusic(thing) && !isHeld(thing, brief) ? `no ${thing}` : null;
}

/** "That's energy music, not a jazz trio. Jazz": what is not there is named once more as what is wished. */
function missing(clauses: readonly Clause[], at: number, thing: string): string | null {
  const named = readMessageWords(thing).named;
  const after = clauses.slice(at + 1).flatMap(({ said }) => readMessageWords(said).named);
  const isWished = named.some((one) =>
    after.some(({ kind, value }) => kind === one.kind && value === one.value),
  );
  return isWished ? thing : null;
}

/** What a clause says in plain words; `null` where it says so already, and empty where it only says that something was wrong. */
function plainly(clauses: readonly Clause[], at: number, brief: Brief | null): string | null {
  const clause = clauses[at];
  if (clause === undefined) return null;
  const core = coreOf(clause);
  for (const pattern of complaints) {
    const found = pattern.exec(core);
    if (found !== null) return refusal(core.slice(found[0].length), brief);
  }
  const again = notAgain.exec(core) ?? notThatAgain.exec(core);
  if (again !== null) return refusal(again[1] ?? '', brief);
  const last = lastTime.exec(core);
  if (last !== null && clauses.some((one) => hated.test(coreOf(one)))) return refusal(last[1] ?? '', brief);
  if (hated.test(core) && clauses.some((one) => lastTime.test(coreOf(one)))) return '';
  if (brief === null) return null;
  const [ahead, behind] = [clauses[at - 1], clauses[at + 1]];
  if (isGuessedAt(clauses, at + 1) && namesMusic(behind?.said ?? '')) return '';
  // "What is this, a funeral?"
  if (behind !== undefined && isAskingWhat(clause) && gatherings.test(behind.said)) return '';
  if (ahead !== undefined && isAskingWhat(ahead) && gatherings.test(clause.said))
    return `this sounds like ${clause.said}`;
  const named = namedInDismay(clauses, at);
  if (named !== null) {
    const refused = named.isMissed ? missing(clauses, at, named.thing) : refusal(named.thing, brief);
    if (refused !== null) return `${refused}${named.rest}`;
  }
  if (clauses.every((one, other) => other === at || isFillerClause(one))) {
    const verdict = verdictInOtherWords(core, isAtEase(brief));
    if (verdict !== null) return verdict;
  }
  const others = clauses.filter((_, other) => other !== at).map(({ said }) => said);
  const talk = plainTalk(clause.said, others, brief);
  if (talk !== null) return talk;
  if (asksUnsung(clause.said)) return 'no vocals';
  const direction = plainDirection(core) ?? directionBefore(core, behind?.said ?? '');
  if (direction !== null) return direction;
  if (
    ahead !== undefined &&
    isBehindFault(clause.said) &&
    directionBefore(coreOf(ahead), clause.said) !== null
  )
    return '';
  if (explaining.test(core)) return '';
  const wished = wishedInOtherWords(
    core,
    clauses
      .slice(0, at)
      .map((one) => one.said)
      .join(' ') || null,
  );
  if (wished !== null) return wished;
  const way = wrongWays.map((one) => one.exec(core)?.[1]).find((one) => one !== undefined);
  const degree = degrees.get(way ?? '');
  if (degree !== undefined) return `too ${degree}`;
  const much = veryMuch.exec(core)?.[1];
  if (much !== undefined && !clauses.some((one) => isPraise(coreOf(one)))) return `too ${much}`;
  const old = ofTheOld.exec(core)?.[1];
  if (old !== undefined && !clauses.some((one, other) => other !== at && isFond(one)))
    return kindless.has(old) ? notOld : `no ${old}, ${notOld}`;
  const found = going.exec(core);
  if (found !== null) return tooLoud.has(found[1] ?? '') ? 'too loud' : 'too fast';
  const before = at > 0 ? going.exec(coreOf(clauses[at - 1] as Clause)) : null;
  if (before !== null && core === before[1]) return '';
  const said = saidBefore.exec(core);
  if (said !== null) return `it is ${core.slice(said[0].length)}`;
  const besides = clauses.filter((one, other) => other !== at && !isFillerClause(one));
  // By itself it asks for others.
  return disliked.test(core) && besides.some((one) => wordsIn(one) >= leastWish) ? '' : null;
}

const wordsIn = ({ said }: Clause): number => said.split(' ').length;
const leastWish = 2;
/** In characters and clauses. */
const mostRead = 400;
const most = 10;

/**
 * A message in which what is found fault with is said plainly: "why do you always put songs about weather. I want soca" as "no songs about weather.
 * I want soca", so that no complaint becomes a wish.
 */
export function saidPlainly(text: string, brief: Brief | null): string {
  if (text.length > mostRead) return text;
  const clauses = clausesOf(readMessageWords(text));
  if (clauses.length > most) return text;
  const said = clauses.map((_, at) => plainly(clauses, at, brief));
  if (said.every((one) => one === null)) return brief === null ? withoutLacks(text) : text;
  const parts = clauses.map(({ start, end }, at) => {
    const plain = said[at] ?? null;
    if (plain === null) return text.slice(start, end);
    return plain === '' ? '' : `${plain}. `;
  });
  return parts.join('').trim() || text;
}
