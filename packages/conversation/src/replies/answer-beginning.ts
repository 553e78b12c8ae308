import type { Brief, Situation } from '@attune/contract';
import { readLikelyTopic, readTopic, type Topic, tellsSurely, toneOf } from '@attune/mood';
import { isLowAnswer } from '../feeling/cries.ts';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import { onlyOfDay } from '../feeling/told-day.ts';
import { withoutLacks } from '../guess/without-lacks.ts';
import { greetingAnswered } from '../intent/answered-greeting.ts';
import { saidIn } from '../intent/tells-of-oneself.ts';
import { readMessageWords } from '../message.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { claimedChanges, isMoved } from './claimed-changes.ts';
import { clash } from './clash.ts';
import { describeConstraints } from './describe-changes.ts';
import { eventReplyFirst, inOneSentence, withLead } from './event-reply.ts';
import { fill, joined } from './fill.ts';
import {
  isSurelySaid,
  isToneOf,
  lead,
  leadAfter,
  leadsTo,
  mayBeHard,
  type Pick,
  saidFirst,
  surelyAbout,
} from './first-sentence.ts';
import { humanAnswer } from './human-question.ts';
import { isSought } from './is-sought.ts';
import { isOfAnother, isTopicOfAnother } from './of-another.ts';
import { isLending, type Told, toldIn } from './openings/told.ts';
import { speaksAgainst, speaksAgainstTopic } from './speaks-against.ts';
import { dayOpenings } from './texts/days.ts';
import { fairGreetings, returnedGreetings } from './texts/greetings.ts';
import { constraintLeads, kindConstraintLeads } from './texts/leads.ts';
import { moodOpenings } from './texts/moods.ts';
import {
  kindLeads,
  kindOpenings,
  musicOpenings,
  othersOpenings,
  plainLeads,
  plainMusicOpenings,
  plainOpenings,
  shiftOpenings,
} from './texts/plain.ts';
import { requestReplies } from './texts/requests.ts';
import { situationOpenings } from './texts/situations.ts';
import { unpromising } from './texts/sought.ts';
import { openingsOf } from './texts/topic-openings.ts';
import { askingOpenings, askingReplies, tentativeLeads } from './texts/turns.ts';
import { tellsBeside } from './told-beside.ts';
import { isBrief, speaksOfMusic } from './wording.ts';

/**
 * Answers a mood or a request: first what the listener stated, then the music, by its name where it was named. Nothing is
 * said of what was not stated; where the readings speak against each other, neither is claimed.
 */
export function answerBeginning(
  { reading, before, missing, ...turn }: AnsweredTurn,
  pick: Pick,
): Choice | null {
  const text = before === null ? withoutLacks(turn.text) : turn.text;
  const { brief, asks, intent, changes } = reading;
  if (brief === null) return null;
  const { situation, mood } = brief;
  const told = toldIn(text, reading, brief);
  const isStatement = intent === 'mood' && brief.path !== 'shift';
  const greeted = before === null && isStatement ? greetingAnswered(saidIn(readMessageWords(text))) : null;
  if (greeted !== null && (greeted === 'returned' || mood !== 'sad')) {
    const leads = asks === undefined ? plainLeads : tentativeLeads;
    return joined(pick(`greeted-${greeted}`, greetings[greeted]), pick('greeted-lead', leads));
  }
  if (before === null && isStatement && mood === 'sad' && isLowAnswer(text))
    return joined(pick('sad-opening', moodOpenings.sad), lead(brief, pick));
  const day = isStatement && asks === undefined ? onlyOfDay(text) : null;
  if (day !== null) return joined(pick(`day-${day}`, dayOpenings[day]), lead(brief, pick));
  const isOthers = situation !== null && isOfAnother(text, situation);
  const isTakenBack = situation !== null && speaksAgainst(text, situation, intent === 'request');
  const isStated = told.situation !== null;
  // "Workout music" says nothing beside a first sentence about the workout.
  const isUnsure = isTakenBack && isLending(situation);
  const isSetting = isStated || ((intent === 'mood' || isUnsure) && !speaksOfMusic(text));
  const isOthersPurpose = isOthers || (situation === null && isOfAnother(text, 'falling asleep'));
  const isTheirs = isOthers && !othersTroubles.has(situation) && !othersGladNews.has(situation);
  const claimed = claimedChanges(changes, {
    text,
    intent,
    situation,
    isSetting,
    isOthersPurpose,
    isTakenBack,
  });
  const named = describeConstraints(claimed);
  const topic = readTopic(text);
  const isHard =
    mood === 'sad' ||
    (situation !== null && hurtsIn(situation)) ||
    (topic !== null && toneOf(topic) === 'hurts');
  const wishes = isHard ? kindConstraintLeads : constraintLeads;
  const group = isHard ? 'wish-kind' : 'wish';
  const isLookedFor = missing === undefined && claimed.some(isSought);
  const wish = () => (isLookedFor ? pick(`${group}-sought`, unpromising(wishes)) : pick(group, wishes));
  const constraints = named.length > 0 ? fill(wish(), named) : null;
  const event = humanAnswer(text, pick) ?? eventReplyFirst(text, pick);
  if (event !== null)
    return constraints === null
      ? withLead(event, brief, asks !== undefined, pick)
      : joined(inOneSentence(event), constraints);
  if (asks !== undefined)
    return answerAsking(told, isStatement, intent === 'request' ? constraints : null, pick);
  const { isFelt } = told;
  const isClashing = situation !== null && brief.path !== 'shift' && clash(situation, mood);
  const isLent = isUnsure && likelierMoods[situation].includes(mood);
  const isDoubted = isLent || (!isTakenBack && isClashing);
  const mayHurt = !isDoubted && (mood === 'sad' || (situation !== null && hurtsIn(situation)));
  const plainLead = () => (mayHurt ? pick('kind-lead', kindLeads) : pick('plain-lead', plainLeads));
  const plainOpening = () => (mayHurt ? pick('kind', kindOpenings) : pick('plain', plainOpenings));
  // "Early Dylan only, before he went electric" tells of nobody who was left.
  const namesOnly = !mayTellNews.test(text) && claimed.some(({ field }) => field === 'like');
  const isTold = intent === 'request' && tellsBeside(text);
  const tellsMusicOnly =
    (intent === 'request' && !isTold) || namesOnly || (isMoved(changes) && isBrief(text));
  // Who tells of a loss or of good news beside it is answered to that first.
  const isNews = topic !== null && toneOf(topic) !== 'either' && (isStatement || mayTellNews.test(text));
  const isAsked = !isNews || isMoved(changes) || speaksOfMusic(text);
  const asksByName = tellsMusicOnly && named.length > 0 && isAsked;
  if ((isStatement || (isTold && brief.path !== 'shift')) && !asksByName) {
    const opening = saidFirst(told, pick, isTold ? isSurelySaid : undefined);
    if (opening !== null)
      return joined(opening.choice, constraints ?? leadAfter(opening.candidate, brief, told, pick));
  }
  const isSpokenOf =
    topic !== null &&
    (isNews || toneOf(topic) === 'either') &&
    (!asksByName || isStated) &&
    !isTopicOfAnother(text, topic) &&
    !speaksAgainstTopic(text, topic) &&
    !contradicts(topic, brief);
  const openings = isSpokenOf && !isStatement && mayTellNews.test(text) ? openingsOf(topic) : [];
  if (topic !== null && openings.length > 0 && (readLikelyTopic(text)?.probability ?? 0) >= surelyAbout) {
    const goesWith = toneOf(topic) === 'either' ? isFelt : isToneOf(topic, mood);
    return joined(pick(topic, openings), constraints ?? (goesWith ? lead(brief, pick) : plainLead()));
  }
  if (told.situation !== null && !isClashing) {
    const opening = pick(told.situation, situationOpenings[told.situation]);
    const goesWith = isFelt || leadsTo(told.situation, mood);
    return joined(opening, constraints ?? (goesWith ? lead(brief, pick) : plainLead()));
  }
  if (isTheirs && named.length === 0) return joined(plainOpening(), plainLead());
  if (isOthers && !isTheirs && tellsSurely(text, situation)) {
    const of = othersGladNews.has(situation) ? 'others-glad' : 'others';
    return joined(pick(of, othersOpenings[of]), constraints ?? plainLead());
  }
  if (asksByName || (tellsMusicOnly && named.length > 0 && !isStated))
    return fill(
      isLookedFor ? pick('request-sought', unpromising(requestReplies)) : pick('request', requestReplies),
      named,
    );
  if (isStated || isTold) return joined(plainOpening(), constraints ?? plainLead());
  if (intent === 'request' && !isFelt)
    return joined(isHard ? pick('kind', kindOpenings) : pick('music', plainMusicOpenings), plainLead());
  if (intent === 'request') return joined(pick(`${mood}-music`, musicOpenings[mood]), lead(brief, pick));
  if (brief.path === 'shift')
    return joined(
      situation !== null && hurtsIn(situation) ? plainOpening() : pick('shift-opening', shiftOpenings),
      constraints ?? lead(brief, pick),
    );
  if (!isFelt) return joined(plainOpening(), constraints ?? plainLead());
  return joined(pick(`${mood}-opening`, moodOpenings[mood]), constraints ?? lead(brief, pick));
}

const greetings = { returned: returnedGreetings, fair: fairGreetings };

/** Without a word for oneself and without an exclamation nothing is told: "more deep cuts", "short cuts, punk, under 2 minutes". */
const mayTellNews = /\b(?:i|i['’]?m|i['’]?ve|i['’]?d|me|my|mine|we|we['’]?re|we['’]?ve|us|our|ours)\b|!/i;

/** What was told may be plain where its mood is not: "got the keys to our house". */
function answerAsking(
  told: Told,
  isStatement: boolean,
  constraints: Choice | null,
  pick: Pick,
): Choice | null {
  const opening = isStatement ? saidFirst(told, pick) : null;
  if (opening !== null) return joined(opening.choice, pick('tentative', tentativeLeads));
  if (isStatement && !isBrief(told.text))
    return joined(
      mayBeHard(told.text) ? pick('kind', kindOpenings) : pick('plain', plainOpenings),
      pick('tentative', tentativeLeads),
    );
  return joined(constraints ?? pick('unsure', askingOpenings), pick('asks', askingReplies));
}

/** What of another's news is spoken of, in `othersOpenings`. */
const othersGladNews: ReadonlySet<Situation> = new Set(['achievement', 'new love']);
const othersTroubles: ReadonlySet<Situation> = new Set([
  ...(['work stress', 'exams', 'failure', 'illness', 'shame', 'sleeplessness'] as const),
]);

/** One of the readings is wrong: a loss told gladly, good news told by somebody sad. Who wants to be led on is at neither. */
const contradicts = (topic: Topic, { mood, path }: Brief): boolean =>
  path !== 'shift' &&
  ((toneOf(topic) === 'hurts' && mood === 'happy') || (toneOf(topic) === 'glad' && mood === 'sad'));
