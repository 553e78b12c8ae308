import { briefBounds, type Change } from '@attune/contract';
import { isFiller } from '../cues/fillers.ts';
import { asksByTheClock } from '../intent/asks-by-the-clock.ts';
import { cuesOf, readMessageWords, wordAt } from '../message.ts';
import { isStyleAt } from '../parts/moves/read-styles.ts';
import { takesThisOut } from '../parts/tracks/read-this-one.ts';
import type { ConversationReading } from '../read-message.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { describeChanges, isCut } from './describe-changes.ts';
import { describeEdits } from './describe-edits.ts';
import { eventReplyBeside } from './event-reply.ts';
import { fill, joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { isSought } from './is-sought.ts';
import { answerTelling, answerUnasked } from './telling-reply.ts';
import {
  clockReplies,
  fullyAskedReplies,
  heldReplies,
  longestReplies,
  notedReplies,
  numberedReplies,
  slippedReplies,
  standingReplies,
  unfoundReplies,
  unheardReplies,
} from './texts/refinements.ts';
import { remarkReplies } from './texts/remarks.ts';
import { soughtReplies } from './texts/sought.ts';
import { stillLostReplies } from './texts/told.ts';
import { turnReplies } from './texts/turns.ts';
import { whichOneReplies } from './texts/unseen.ts';
import { saysMisread, tellsOfDoings, tellsOnly } from './told-beside.ts';

/** What says that nothing but the described changed, and what says so of the mood alone. */
const claimsAll = /\b(?:stays?|stayed|else|otherwise|rest|just that|one change|small change|same spirit)\b/i;
const claimsMood = /\bmood stays\b/i;

/** Answers a change of the music that stands: what changed, or that it was so already, or that it was not understood. */
export function answerRefining(turn: AnsweredTurn, had: ReadonlySet<string>): Choice | null {
  const { text, reading } = turn;
  const { changes, edits, stands } = reading;
  const event = () => eventReplyBeside(text, (group, texts) => choose(group, texts, text, had));
  const ofTracks = describeEdits(edits, changes);
  const described = [...describeChanges(changes), ...ofTracks];
  if (described.length > ofTracks.length) {
    const isFalse = falseClaims(changes, described);
    const isUncertain = turn.missing === undefined && changes.some(isSought);
    const sought = isUncertain ? choose('sought', soughtReplies, text, had) : null;
    return joined(
      event(),
      fill(sought ?? choose('refine', turnReplies.refine, text, had, isFalse), described),
    );
  }
  const pick = (group: string, texts: readonly string[]) => choose(group, texts, text, had);
  if (ofTracks.length > 0) return joined(event(), fill(pick('edited', turnReplies.edited), ofTracks));
  if (changes.length > 0) return event() ?? pick('noted', notedReplies);
  if (asksByTheClock(text)) return pick('clock', clockReplies);
  if (takesThisOut(readMessageWords(text))) return pick('which-one', whichOneReplies);
  const standing =
    stands && (answerStanding(turn, pick) ?? pick(`stands-${stands}`, standingReplies[stands]));
  if (standing !== null && standing !== undefined) return standing;
  const told = event();
  if (told !== null) return told;
  const lost = tellsOnly(text) || tellsOfDoings(text) || saysMisread(text) ? answerTelling(turn, pick) : null;
  if (lost !== null) return lost;
  // Once in a conversation it is explained what is understood, and not again.
  const isAgain = [...had].some((id) => refusing.test(id));
  const refused = (group: string, texts: readonly string[]) =>
    isAgain ? (pick('lost-again', stillLostReplies) ?? pick(group, texts)) : pick(group, texts);
  return (
    answerUnasked(turn, pick) ??
    (numbered.test(text) ? refused('numbered', numberedReplies) : null) ??
    (asksUnheard(text) || ofLengths.test(text) ? refused('unheard', unheardReplies) : null) ??
    answerUnfound(text, refused) ??
    (faulted.test(text) ? pick('remark-complaint', remarkReplies.complaint) : null) ??
    refused('lost', turnReplies.unchanged)
  );
}

/** What has told already which wishes are understood. */
const refusing = /^(?:lost|unheard|unfound|numbered|lost-again)\./;

/** In words: a wish of more than these may hold something besides what was understood. */
const surelyWhole = 4;

/** To a wish that is so already: what is told beside it is not passed over. */
function answerStanding({ text, reading }: AnsweredTurn, pick: Pick): Choice | null {
  if (reading.stands !== 'so') return null;
  const { words } = readMessageWords(text);
  if (ofHours.test(text) && isLongest(reading)) return pick('longest', longestReplies);
  if (foundWanting.test(text)) return pick('slipped', slippedReplies);
  if (wantsMore.test(text) || shouted.test(text)) return pick('fully-asked', fullyAskedReplies);
  const { length } = words.filter(({ isWord, text: word }) => isWord && !isFiller(word));
  return length > surelyWhole || (length > 2 && leavesOut.test(text)) ? pick('held', heldReplies) : null;
}

const isLongest = ({ brief }: ConversationReading): boolean =>
  brief?.length != null && 'minutes' in brief.length && brief.length.minutes === briefBounds.minutes.most;
const ofHours = /\b(?:hours?|hrs?|all (?:day|night)|longer|more)\b/i;
const wantsMore = /^(?:(?:and|ok|even|some|yes|way|much|with) ){0,3}more\b/i;
/** "GENTLE", beside words that are not shouted. */
const shouted = /[a-z].{0,80}\b[A-Z]{4,20}\b/;
const foundWanting =
  /\b(?:i (?:said|asked|told you|wanted|meant)|(?:that|this|there|these|those)(?:['’]?s| is| are| was) (?:still |not |no |some ?one |somebody |a )|too (?:much|many|loud|fast|hard|busy|bright|sad|slow)|even this|still (?:got|has|have|too|not|hear|there|singing|playing)|thought i)\b/i;

/** "That's a bit supermarket", "these are so polished". */
const faulted =
  /\b(?:it|that|this|these|those|they|sounds?|feels?)(?:['’]?s|['’]?re| is| are| was)? (?:all |still |just |getting )?(?:a bit|a tad|a little|a touch|bit|rather|kind of|kinda|sort of|so|very|far too|way too) [a-z]/i;

/** To what is to be left out, and is nothing that a song is found by. */
function answerUnfound(text: string, pick: Pick): Choice | null {
  const { length } = text.trim().split(/\s+/);
  const isNamed = length >= leastNamed && length <= mostNamed;
  return isNamed && leavesOut.test(text) && !saysMore.test(text) ? pick('unfound', unfoundReplies) : null;
}

const saysMore = /\b(?:keep|like|more|less|but|just|both|instead|same|too)\b/i;
const leastNamed = 2;
const mostNamed = 8;
const leavesOut =
  /^(?:(?:ok|oh|and|but|pls|please|just|actually|hm|hmm|maybe) ){0,2}(?:no|not|nothing|none of|without|never|anything but)\b/i;
const numbered =
  /#\d|\b(?:number|song|track|on|no\.?) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:(?:the|that|this|a) (?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th))(?: (?:one|song|track|two|three|few))?)\b/i;

/** No qualities: "too much", "more like before", "less of that". */
const unnamed = new Set(
  'much many like of than long short that this it them please so the a on to for in with and or music songs something there here from'.split(
    ' ',
  ),
);
const mostWords = 5;

/** "Less cheesy", "not so preachy": which way is told, and what of is nothing that a song is known by. */
function asksUnheard(text: string): boolean {
  const message = readMessageWords(text);
  const { length } = message.words.filter(({ isWord, text: word }) => isWord && !isFiller(word));
  // "Cheesier": the way is told in the word itself.
  if (length <= mostWords && message.words.some((_, at) => isStyleAt(message, at))) return true;
  return (
    length <= mostWords &&
    cuesOf(message, 'compared').some(({ to }) => {
      const named = wordAt(message, to - 1);
      const next = wordAt(message, to);
      return named.length > 2 && !unnamed.has(named) && (next === '' || isFiller(next));
    })
  );
}

/** "Shorter ones": of how long each song is nothing is searched. */
const ofLengths = /\b(?:short|long)(?:er)? (?:songs|ones|tracks|tunes|pieces)\b/i;

/** Which texts would claim what is not so: that one thing changed where more did, or that the mood stays where it moves. */
function falseClaims(changes: readonly Change[], described: readonly string[]): (said: string) => boolean {
  const isMore =
    isCut(changes) ||
    described.length > 1 ||
    changes.some(({ field }) => field === 'situation' || field === 'path' || field === 'mood');
  if (isMore) return (said) => claimsAll.test(said);
  const movesMood = changes.some(({ field }) => field.startsWith('target.'));
  return (said) => movesMood && claimsMood.test(said);
}
