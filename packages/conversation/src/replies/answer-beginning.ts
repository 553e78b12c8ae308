import { type Brief, briefBounds, type Change, type Intent, type Situation } from '@attune/contract';
import { readLikelyTopic, readToneShares, readTopic, type Topic, tellsSurely, toneOf } from '@attune/mood';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import { commonWords } from '../words/common-words.ts';
import { isKnownWord } from '../words/known-word.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { clash } from './clash.ts';
import { describeConstraints } from './describe-changes.ts';
import { fill, joined } from './fill.ts';
import { isOfAnother, isTopicOfAnother } from './of-another.ts';
import { rankedOpenings } from './openings/choose-opening.ts';
import type { OpeningCandidate } from './openings/opening-candidates.ts';
import { isBright, isLending, type Told, toldIn } from './openings/told.ts';
import type { ReflectionTone } from './reflection/choose-reflection.ts';
import { speaksAgainst, speaksAgainstTopic } from './speaks-against.ts';
import { constraintLeads, leads, shiftLeads } from './texts/leads.ts';
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
import { reflections } from './texts/reflections.ts';
import { requestReplies } from './texts/requests.ts';
import { situationOpenings } from './texts/situations.ts';
import { openingsOf } from './texts/topic-openings.ts';
import { askingOpenings, askingReplies, tentativeLeads } from './texts/turns.ts';

type Pick = (group: string, texts: readonly string[]) => Choice | null;

/**
 * Answers a mood or a request: first what the listener stated, then the music, by its name where it was named. Nothing is
 * said of what was not stated; where the readings speak against each other, neither is claimed.
 */
export function answerBeginning({ text, reading }: AnsweredTurn, pick: Pick): Choice | null {
  const { brief, asks, intent, changes } = reading;
  if (brief === null) return null;
  const { situation, mood } = brief;
  const told = toldIn(text, reading, brief);
  const isStatement = intent === 'mood' && brief.path !== 'shift';
  if (asks !== undefined) return answerAsking(told, isStatement, pick);
  const isOthers = situation !== null && isOfAnother(text, situation);
  const isTakenBack = situation !== null && speaksAgainst(text, situation, intent === 'request');
  const isStated = told.situation !== null;
  // "Workout music" says nothing beside a first sentence about the workout.
  const isUnsure = isTakenBack && isLending(situation);
  const isSetting = isStated || ((intent === 'mood' || isUnsure) && !asksForMusic.test(text));
  const isOthersPurpose = isOthers || (situation === null && isOfAnother(text, 'falling asleep'));
  const isTheirs = isOthers && !hardNews.has(situation) && !gladNews.has(situation);
  const isClaimed = (one: Change) =>
    !isUnasked(one) &&
    !isCapped(one) &&
    !(isPurpose(one) && (isSetting || isOthersPurpose || (isTakenBack && isFor(one, situation)))) &&
    !isDoubtedName(one);
  const isStory = intent === 'mood' && !asksForMusic.test(text) && !asking.test(text);
  const claimed = isTelling(text, intent, changes)
    ? []
    : changes.filter((one) => isClaimed(one) && !(isStory && isPassing(one)));
  const named = describeConstraints(claimed);
  const constraints = named.length > 0 ? fill(pick('wish', constraintLeads), named) : null;
  const { isFelt } = told;
  const isClashing = situation !== null && brief.path !== 'shift' && clash(situation, mood);
  const isLent = isUnsure && likelierMoods[situation].includes(mood);
  const isDoubted = isLent || (!isTakenBack && isClashing);
  const mayHurt = !isDoubted && (mood === 'sad' || (situation !== null && hurtsIn(situation)));
  const plainLead = () => (mayHurt ? pick('kind-lead', kindLeads) : pick('plain-lead', plainLeads));
  const plainOpening = () => (mayHurt ? pick('kind', kindOpenings) : pick('plain', plainOpenings));
  const topic = readTopic(text);
  const tellsMusicOnly = intent === 'request' || (isMoved(changes) && isBrief(text));
  // Who tells of a loss or of good news beside it is answered to that first.
  const isNews = topic !== null && toneOf(topic) !== 'either';
  const isAsked = !isNews || isMoved(changes) || asksForMusic.test(text);
  const asksByName = tellsMusicOnly && named.length > 0 && isAsked;
  if (isStatement && !asksByName) {
    const opening = saidFirst(told, pick);
    if (opening !== null)
      return joined(opening.choice, constraints ?? leadAfter(opening.candidate, brief, told, pick));
  }
  const isSpokenOf =
    topic !== null &&
    (!asksByName || isStated) &&
    !isTopicOfAnother(text, topic) &&
    !speaksAgainstTopic(text, topic) &&
    !contradicts(topic, brief);
  const openings = isSpokenOf && !isStatement ? openingsOf(topic) : [];
  if (topic !== null && openings.length > 0 && (readLikelyTopic(text)?.probability ?? 0) >= surelyAbout) {
    const goesWith = toneOf(topic) === 'either' ? isFelt : isToneOf(topic, mood);
    return joined(pick(topic, openings), constraints ?? (goesWith ? lead(brief, pick) : plainLead()));
  }
  if (told.situation !== null && !isClashing) {
    const opening = pick(told.situation, situationOpenings[told.situation]);
    const goesWith = isFelt || likelierMoods[told.situation].includes(mood);
    return joined(opening, constraints ?? (goesWith ? lead(brief, pick) : plainLead()));
  }
  if (isTheirs && named.length === 0) return joined(plainOpening(), plainLead());
  if (isOthers && !isTheirs && tellsSurely(text, situation)) {
    const of = gladNews.has(situation) ? 'others-glad' : 'others';
    return joined(pick(of, othersOpenings[of]), constraints ?? plainLead());
  }
  if (asksByName) return fill(pick('request', requestReplies), named);
  if (isStated) return joined(plainOpening(), constraints ?? plainLead());
  if (intent === 'request' && !isFelt) return joined(pick('music', plainMusicOpenings), plainLead());
  if (intent === 'request') return joined(pick(`${mood}-music`, musicOpenings[mood]), lead(brief, pick));
  if (brief.path === 'shift')
    return joined(
      situation !== null && hurtsIn(situation) ? plainOpening() : pick('shift-opening', shiftOpenings),
      constraints ?? lead(brief, pick),
    );
  if (!isFelt) return joined(plainOpening(), constraints ?? plainLead());
  return joined(pick(`${mood}-opening`, moodOpenings[mood]), constraints ?? lead(brief, pick));
}

/** So likely a topic is spoken of beside a request; 0 to 1. */
const surelyAbout = 0.5;

/** What was told may be plain where its mood is not: "got the keys to our house". */
function answerAsking(told: Told, isStatement: boolean, pick: Pick): Choice | null {
  const opening = isStatement ? saidFirst(told, pick) : null;
  if (opening !== null) return joined(opening.choice, pick('tentative', tentativeLeads));
  if (isStatement && !isBrief(told.text))
    return joined(pick('kind', kindOpenings), pick('tentative', tentativeLeads));
  return joined(pick('unsure', askingOpenings), pick('asks', askingReplies));
}

interface SaidFirst {
  candidate: OpeningCandidate;
  choice: Choice;
}

/** The best first sentence to what was told that was not said yet; `null` where none is better than one that claims nothing. */
function saidFirst(told: Told, pick: Pick): SaidFirst | null {
  for (const candidate of rankedOpenings(told)) {
    if (candidate.kind === 'plain') return null;
    const choice = sayFirst(candidate, told, pick);
    if (choice !== null) return { candidate, choice };
  }
  return null;
}

function sayFirst(
  { kind, about }: OpeningCandidate,
  { text, mood, situation }: Told,
  pick: Pick,
): Choice | null {
  switch (kind) {
    case 'topic':
      return pick(about, openingsOf(about as Topic));
    case 'situation':
      return situation && pick(situation, situationOpenings[situation]);
    case 'mood':
      return pick(`${mood}-opening`, moodOpenings[mood]);
    case 'plain':
      return null;
    default:
      return sayBack(about, kind === 'open' && mayBeHard(text) ? 'kind' : kind, pick);
  }
}

/** This likely to hurt, and likelier than to be glad, it is not taken up lightly. */
const mayBeHardFrom = 0.3;

function mayBeHard(text: string): boolean {
  const { hurts, glad } = readToneShares(text);
  return hurts >= mayBeHardFrom && hurts > glad;
}

/** The second sentence: it speaks of the mood where the first one does not speak against it. */
function leadAfter(
  { kind, about, features }: OpeningCandidate,
  brief: Brief,
  { text, mood, isFelt, situation }: Told,
  pick: Pick,
): Choice | null {
  const unsure = () =>
    mood === 'sad' || mayBeHard(text) ? pick('kind-lead', kindLeads) : pick('plain-lead', plainLeads);
  const goesWith = (): boolean => {
    switch (kind) {
      case 'topic':
        return features.toneHurts === 1 || features.toneGlad === 1 ? isToneOf(about as Topic, mood) : isFelt;
      case 'hurts':
        return mood === 'sad';
      case 'glad':
        return isBright(mood);
      case 'situation':
        return isFelt || (situation !== null && likelierMoods[situation].includes(mood));
      default:
        return isFelt && (mood !== 'sad' || mayBeHard(text));
    }
  };
  return goesWith() ? lead(brief, pick) : unsure();
}

function sayBack(clause: string, tone: ReflectionTone, pick: Pick): Choice | null {
  const choice = pick(`reflection-${tone}`, reflections[tone]);
  return choice && { ...choice, text: choice.text.replace('{statement}', () => clause) };
}

const gladNews: ReadonlySet<Situation> = new Set(['achievement', 'new love']);
const hardNews: ReadonlySet<Situation> = new Set([
  ...(['work stress', 'exams', 'failure', 'illness', 'shame', 'sleeplessness'] as const),
]);

/** Words that stand in a sentence rather than in the name of who plays: "shaking like jelly before the penalty shootout". */
const sentenceWords =
  /\b(?:before|after|in|at|on|my|your|his|her|our|their|when|while|because|is|are|was|now|to|for|than)\b/i;
const longestName = 5;

const isEverydayWord = (word: string): boolean => commonWords.has(word) || isKnownWord(word);

/** A name that may be none: the music goes by it, the reply claims nothing of it. */
function isDoubtedName(change: Change): boolean {
  if (change.field !== 'like' || change.like.kind === 'playing') return false;
  const { name } = change.like;
  const isWritten = /^\p{Lu}/u.test(name) && !sentenceWords.test(name);
  if (isWritten) return false;
  const words = name.toLowerCase().split(' ');
  return (
    sentenceWords.test(name) || words.length > longestName || words.every((word) => isEverydayWord(word))
  );
}

/** "We danced in the kitchen" tells where it was; only who speaks of music wants any to cook by. */
const asksForMusic = /\b(?:music|songs?|tunes?|playlists?|tracks?|play|listen|mix)\b/i;

const asking = /\b(?:need|want|please|pls|plz|give|looking for|can (?:u|you)|could you|must)\b/i;

/** What is no passing word of a story, */
const ofMusicAlone: ReadonlySet<string> = new Set(['genre', 'era', 'language']);
/** and what a request may mean besides. */
const ofMusic: ReadonlySet<string> = new Set([...ofMusicAlone, 'instrument', 'vocals', 'tempo']);

/** "On hold for forty minutes, then the line cut": whoever tells at length, and speaks of no music, asks for none of it. */
function isTelling(text: string, intent: Intent, changes: readonly Change[]): boolean {
  if (isBrief(text) || asksForMusic.test(text)) return false;
  if (intent === 'request' && asking.test(text)) return false;
  const naming = intent === 'mood' ? ofMusicAlone : ofMusic;
  return !changes.some(
    (one) =>
      (one.field === 'like' && intent !== 'mood') ||
      ((one.field === 'wanted' || one.field === 'avoided') && naming.has(one.kind)),
  );
}

/** "Treated me like dirt", "forty invoices", "the usual": in what somebody tells these are seldom of music, and the reply claims nothing. */
function isPassing(change: Change): boolean {
  if (change.field === 'like') return change.like.kind !== 'playing';
  return change.field === 'length' || change.field === 'discovery';
}

/** Where the music moves because the mood does, nobody asked for "calmer". */
const isUnasked = ({ field, words }: Change): boolean => field.startsWith('target.') && words === undefined;

/** "Six hours" is more than a mix can last, and is not answered with "five". */
function isCapped(change: Change): boolean {
  if (change.op !== 'set' || change.field !== 'length') return false;
  const { to, words } = change;
  const { most } = briefBounds.minutes;
  const isMost = typeof to === 'object' && to !== null && 'minutes' in to && to.minutes === most;
  return isMost && words !== undefined && !saysMost.test(words);
}

const saysMost = /\b(?:5|five|300)\b/i;

/** "Less gloomy", "too loud": hardly more than how the music is to be. */
const isBrief = (text: string): boolean => text.trim().split(/\s+/).length <= mostInBrief;
const mostInBrief = 8;

const isPurpose = (change: Change): boolean => change.field === 'wanted' && change.kind === 'activity';

const isFor = (change: Change, situation: Situation): boolean =>
  change.field === 'wanted' && change.value === situation;

/** Who wants to be hyped up is not led there step by step. */
const lead = ({ path, mood }: Brief, pick: Pick): Choice | null =>
  path === 'shift' && mood !== 'energetic' ? pick('shift', shiftLeads) : pick(mood, leads[mood]);

/** "Less gloomy", before anything was played. */
const isMoved = (changes: readonly Change[]): boolean =>
  changes.some(({ op, field, words }) => op === 'set' && field.startsWith('target.') && words !== undefined);

/** Whose music goes on from what was said first of a topic. */
const isToneOf = (topic: Topic, mood: Brief['mood']): boolean =>
  toneOf(topic) === 'hurts' ? mood === 'sad' || mood === 'calm' : isBright(mood);

/** One of the readings is wrong: a loss told gladly, good news told by somebody sad. Who wants to be led on is at neither. */
const contradicts = (topic: Topic, { mood, path }: Brief): boolean =>
  path !== 'shift' &&
  ((toneOf(topic) === 'hurts' && mood === 'happy') || (toneOf(topic) === 'glad' && mood === 'sad'));
