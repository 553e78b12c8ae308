import type { Brief, Change, Intent, Situation } from '@attune/contract';
import {
  type Distress,
  readLikelyTopics,
  readToneShares,
  readTopic,
  type Topic,
  withoutCourtesies,
} from '@attune/mood';
import { leavesFeeling } from './brief/aim-at-music.ts';
import { applyChanges } from './brief/apply-changes.ts';
import { askedOfStory } from './brief/asked-of-story.ts';
import { beginBrief } from './brief/begin-brief.ts';
import { changesBetween, wordsOf } from './brief/changes-between.ts';
import { musicChanges, set, targetChanges, withTempo } from './brief/changes-of-parts.ts';
import { isShort, mostTopics } from './brief/gather-evidence.ts';
import { gently, gentlyAsked } from './brief/gentle-changes.ts';
import { changesToDo, situationChanges } from './brief/situation-changes.ts';
import { asBefore } from './brief/still-wanted.ts';
import { withoutRest } from './brief/without-rest.ts';
import { begunByEvent, eventNews } from './events/event-news.ts';
import { besideHelp, helpSaid, unheard } from './feeling/beside-help.ts';
import { dangerIn } from './feeling/danger-in.ts';
import { isFarewell, readsLikeDanger } from './feeling/danger-in-context.ts';
import { unlessDenied } from './feeling/denied-sadness.ts';
import { feelingTextOf } from './feeling/feeling-text.ts';
import { mournedStill } from './feeling/mourning.ts';
import { occasionIn } from './feeling/occasions.ts';
import { isOver, newsIn } from './feeling/plain-news.ts';
import { refusesHelpAlone } from './feeling/refuses-help.ts';
import { situationTakenBack, withoutDenied } from './feeling/situation-denied.ts';
import { situationIn } from './feeling/situation-in.ts';
import { mayTell, tellsMore, tellsOfDay } from './feeling/telling-more.ts';
import { isPlainlyNew, tellsAnew } from './feeling/tells-anew.ts';
import { besideTheRest } from './guess/beside-the-rest.ts';
import { withOwnClauses } from './guess/own-clause.ts';
import { readOtherwise } from './guess/read-otherwise.ts';
import { onlyChildrenGone } from './guess/read-taken-back.ts';
import { saidPlainly } from './guess/said-plainly.ts';
import { onlyTakesBack } from './guess/takes-change-back.ts';
import { turnedBy } from './guess/turned-by-news.ts';
import { asksOfMusic } from './intent/asks-of-music.ts';
import { changes, intentByRules } from './intent/intent-by-rules.ts';
import { keepsAsIs } from './intent/keeps-as-is.ts';
import { decideIntent } from './intent/model/decide-intent.ts';
import { standingOf } from './intent/model/intent-features.ts';
import { moreLikeThis } from './intent/more-like-this.ts';
import { asideChanges } from './intent/read-aside.ts';
import { readPlayed } from './intent/read-played.ts';
import { isBareWish, soundsWished } from './intent/sounds-wished.ts';
import { statedFeeling } from './intent/stated-feeling.ts';
import { stepsBack } from './intent/steps-back.ts';
import { whatStands } from './intent/what-stands.ts';
import { readCourtesy } from './language/courtesies.ts';
import { isNonsense } from './language/is-gibberish.ts';
import { languageOf } from './language/language-of.ts';
import { wishInPassing } from './language/wish-in-passing.ts';
import { hasCue, type Message, readMessageWords } from './message.ts';
import { hideNames } from './names/held/hide-names.ts';
import { readWithNames, withOthers } from './names/held/read-with-names.ts';
import { withoutTitles, withTitlesMasked } from './names/likened-songs.ts';
import { readAsSpoken } from './names/spoken-last.ts';
import { isTempoRefused } from './parts/constraints/read-constraint.ts';
import { type Parts, readParts } from './parts/read-parts.ts';
import { readSongOrder } from './parts/tracks/song-order.ts';
import { inOrder } from './questions/answer-order.ts';
import { asksAsOfFriend } from './questions/asked-as-friend.ts';
import { looksAsked } from './questions/begins-asking.ts';
import { answeredBeside } from './questions/beside-question.ts';
import { complainsFirst } from './questions/complains-first.ts';
import { mayAskOfUs } from './questions/may-ask-of-us.ts';
import { readAskedBeside } from './questions/read-asked-beside.ts';
import { readAskedOfMix } from './questions/read-asked-of-mix.ts';
import { readQuestion } from './questions/read-question.ts';
import type { ConversationContext, ConversationReading, MessageReaders, PendingReading } from './reading.ts';

export type { ConversationContext, ConversationReading, PendingReading } from './reading.ts';

/**
 * Reads one message of a conversation, all but its feeling: that takes a model, which is asked only where `feelingText` is
 * not `null`, and never where the message speaks of danger. Pure; whatever comes, nothing is thrown and the brief is valid.
 */
export function readMessage(
  typed: string,
  around: ConversationContext,
  { recognizeDistress, readSituation, isPart }: MessageReaders,
): PendingReading {
  const { text, context } = readAsSpoken(typed, around);
  const { artists: _, ...beside } = context;
  const readers = { recognizeDistress, readSituation, ...(isPart && { isPart }) };
  const distress = dangerIn(typed, beside, recognizeDistress);
  const hidden = hideNames(text, context);
  const read = withOwnClauses(readHeard);
  const named = hidden && readWithNames(hidden, distress, readers, read);
  return named ?? withOthers(read(text, beside, distress, readers), beside.brief, text);
}

/** Reads a message of which it is known what is heard as danger in it. */
function readHeard(
  text: string,
  context: ConversationContext,
  distress: Distress,
  { recognizeDistress, readSituation, isPart }: MessageReaders,
): PendingReading {
  const { brief } = context;
  const ofHelp = helpSaid(text, distress, context, recognizeDistress);
  if (ofHelp !== null)
    return besideHelp(ofHelp, kept('smalltalk', 'en', brief), (rest) =>
      readMessage(rest, { ...context, helpOpen: false }, { recognizeDistress: () => unheard, readSituation }),
    );
  const ready = (reading: ConversationReading): PendingReading => ({
    intent: reading.intent,
    distress,
    feelingText: null,
    complete: () => reading,
  });
  if (distress.tier === 'acute')
    return ready({ ...plainly('distress', distress.language), ...gently('distress', text, brief) });
  const { language, isEnglish } = languageOf(text);
  if (!isEnglish) {
    // It cannot be read, and is not taken for a mood; the music turns gentle all the same.
    if (distress.tier === 'possible')
      return ready({ ...plainly('unreadable', distress.language), ...gently('unreadable', text, brief) });
    const courtesy = readCourtesy(text);
    const wish = courtesy === null ? wishInPassing(text) : null;
    if (wish !== null)
      return readMessage(wish, context, { recognizeDistress: () => distress, readSituation });
    return ready(
      courtesy === null ? kept('unreadable', language, brief) : kept('smalltalk', courtesy.language, brief),
    );
  }
  const plain = isPart ? text : saidPlainly(text, brief);
  if (plain !== text)
    return readMessage(plain, context, { recognizeDistress: () => distress, readSituation });
  const message = withTitlesMasked(readMessageWords(text));
  /** A part of the message by itself; danger was looked for in the whole. */
  const readRest = (rest: string, beside: ConversationContext): PendingReading =>
    readMessage(rest, beside, { recognizeDistress: () => distress, readSituation, isPart: true });
  const ofSongs =
    isPart || distress.tier !== 'none'
      ? null
      : besideTheRest({ text, before: brief, language, readRest: (rest) => readRest(rest, context) });
  if (ofSongs !== null) return ofSongs;
  if (distress.tier === 'none' && (isFarewell(message) || (brief !== null && asksAsOfFriend(text))))
    return ready(kept('smalltalk', language, brief));
  if (distress.tier === 'none' && brief !== null && refusesHelpAlone(message))
    return ready({
      ...kept('smalltalk', language, brief),
      ...(context.helpOpen === true && { ofHelp: { closes: false, rest: '' } }),
    });
  const parts = readParts(message, { ...context, isPlain: distress.tier !== 'none' });
  if (isNonsense(message, parts, text)) return ready(kept('unreadable', 'und', brief));
  const isHarmless = onlyTakesBack(text, distress) || onlyChildrenGone(text, distress, brief);
  const otherwise =
    brief === null || isPart || (distress.tier !== 'none' && !isHarmless)
      ? null
      : readOtherwise({ message, before: brief, context, language, readRest });
  if (otherwise !== null) return otherwise;
  // Who may be in danger is not told about the mix.
  const mayAsk = distress.tier === 'none' && brief !== null;
  const ordered = mayAsk ? readSongOrder(message, parts.positions, context.mix) : null;
  if (ordered !== null && context.mix !== null)
    return inOrder({
      ...{ ordered, mix: context.mix, alone: kept('question', language, brief) },
      readRest: (rest) => readRest(rest, context),
    });
  const ofMix = mayAsk && !complainsFirst(message, parts) ? readAskedOfMix(message, parts, context) : null;
  const aside = distress.tier === 'none' ? readAskedBeside(message, parts, context, ofMix) : null;
  if (aside !== null) {
    const alone = kept('question', language, brief);
    const read = (rest: string) => readMessage(rest, context, { recognizeDistress, readSituation });
    return { distress, ...answeredBeside(aside, message, alone, read) };
  }
  if (ofMix !== null) return ready({ ...kept('question', language, brief), ...ofMix });
  const situation = situationIn(message, parts, brief, (told) => readSituation(withoutTitles(told)));
  const topic = readTopic(text);
  const byRules = intentByRules(message, parts, brief);
  const intent = decideIntent({
    message,
    parts,
    standing: standingOf(context),
    isPlaying: context.playing,
    situation,
    topic,
    situationBefore: brief?.situation ?? null,
    byRules,
    // Who may be in danger is not told about the product.
    question: distress.tier === 'none' && mayAskOfUs(text) ? readQuestion(message) : null,
  });
  const gentle = (heardAs: Intent) =>
    ready({ ...plainly(heardAs, language), ...gentlyAsked(heardAs, message, parts, brief, situation) });
  if (distress.tier === 'possible' && (intent === 'mood' || intent === 'request')) return gentle(intent);
  // "Nobody would notice if I was gone" amends no music, whatever stands, and is not turned away.
  const isMisread =
    turnedAway.has(intent) ||
    (intent === 'refine' && !changes(message, parts)) ||
    (intent === 'smalltalk' && byRules !== 'smalltalk' && readsLikeDanger(distress, text));
  if (distress.tier === 'possible' && isMisread) return gentle('mood');
  const isTold = brief !== null && distress.tier === 'none' && isTalk(intent, byRules, message);
  const tone = readToneShares(text);
  const asks = asksOfMusic(message, parts);
  const heard =
    brief === null || distress.tier !== 'none' ? null : (newsIn(message, tone) ?? eventNews(text, brief));
  // "He's gone, it was quick" asks for no quick music.
  const news = asks && heard !== 'hard' ? null : heard;
  // "We can't stop laughing at the crease one": told of a song that is there.
  if (isTold && !asks && news !== 'hard' && parts.positions.some(({ ofArtist }) => !ofArtist))
    return ready(told(message, language, brief));
  if (brief !== null && news !== null)
    return turnedBy(
      news,
      brief,
      begun('mood', language, { message, parts, context, distress, situation, topic }),
    );
  if (
    distress.tier === 'none' &&
    mayTell(intent, message, parts) &&
    tellsMore(message, parts, brief, situation)
  )
    return ready(kept('mood', language, brief));
  if (isTold && (situationTakenBack(message, brief).length > 0 || (!asks && isOver(text, brief))))
    return ready(goneOn('refine', language, message, parts, brief, occasionIn(message, situation)));
  if (isTold && !asks) {
    const isNew =
      intent === 'mood'
        ? tellsAnew(message, { situation, topic, tone, before: brief })
        : isPlainlyNew(message, { situation, tone, before: brief });
    return isNew
      ? begun('mood', language, { message, parts, context, distress, situation, topic })
      : ready(talkedOn(intent, language, message, parts, brief, situation));
  }
  switch (intent) {
    case 'undo':
      return ready({ intent, language, brief, changes: [], edits: [], undo: stepsBack(message) });
    case 'reset':
      return ready({ intent, language, brief: null, changes: [], edits: [] });
    case 'play':
      return ready(readPlayed(kept(intent, language, brief), text, parts, context));
    case 'question':
    case 'smalltalk':
    case 'offtopic':
    case 'unreadable':
    case 'distress':
      return ready(kept(intent, language, brief));
    case 'again':
    case 'refine':
      return ready(goneOn(intent, language, message, parts, brief, occasionIn(message, situation)));
    case 'mood':
    case 'request':
      return begun(intent, language, { message, parts, context, distress, situation, topic });
  }
}

/** What the rules make of a message in which nothing is asked for. */
const talks: ReadonlySet<Intent> = new Set<Intent>(['mood', 'smalltalk', 'offtopic']);

/** Whether a message tells, or chats: a mood that no rule contradicts, or what was taken for chat for want of a word of chat. */
const isTalk = (intent: Intent, byRules: Intent, message: Message): boolean =>
  (intent === 'mood' && talks.has(byRules)) ||
  ((intent === 'smalltalk' || intent === 'offtopic') &&
    byRules === 'mood' &&
    !looksAsked(message.text) &&
    !hasCue(message, 'aboutAnything', 'question'));

/** What is told while music stands, and is no news, is answered, and the music stays. */
function talkedOn(
  intent: Intent,
  language: string,
  message: Message,
  parts: Parts,
  before: Brief,
  situation: Situation | null,
): ConversationReading {
  const isWish = intent === 'mood' ? soundsWished(message) : isBareWish(message);
  return isWish && !keepsAsIs(message, parts)
    ? goneOn('refine', language, message, parts, before, occasionIn(message, situation))
    : told(message, language, before);
}

/** What is told is answered as that, and praise and thanks as those. */
const told = (message: Message, language: string, brief: Brief): ConversationReading => ({
  ...kept('smalltalk', language, brief),
  ...(!hasCue(message, 'smalltalk') && { isTold: true }),
});

/** None of these answers somebody who may be in danger. */
const turnedAway: ReadonlySet<Intent> = new Set<Intent>(['question', 'offtopic', 'unreadable']);

const plainly = (intent: Intent, language: string) => ({ intent, language, edits: [] });

function kept(intent: Intent, language: string, brief: Brief | null): ConversationReading {
  return { ...plainly(intent, language), brief, changes: [], keepsMusic: true };
}

function goneOn(
  intent: 'again' | 'refine',
  language: string,
  message: Message,
  parts: Parts,
  before: Brief | null,
  situation: Situation | null,
): ConversationReading {
  if (before === null) return kept('unreadable', language, null);
  const asksLikeThis = moreLikeThis(message);
  const likePlaying: Change[] =
    asksLikeThis === null
      ? []
      : [{ field: 'like', op: asksLikeThis === 'asked' ? 'add' : 'remove', like: { kind: 'playing' } }];
  const { discovery, length } = parts;
  const ofMusic = intent === 'again' ? [] : musicChanges(message, parts, before);
  const asked: Change[] =
    intent === 'again'
      ? [
          ...likePlaying,
          // "Same kind. Ten more".
          ...(length === null
            ? []
            : [set('length', before.length, length.added ?? length.length, length.words)]),
          // "I know all these. Surprise me".
          ...(discovery === null
            ? []
            : [set('discovery', before.discovery, discovery.value, discovery.words)]),
        ]
      : [
          ...ofMusic,
          ...(parts.positions.length === 0 && parts.artists.like.length === 0 ? likePlaying : []),
          ...asideChanges(message, parts, before),
          ...targetChanges(message, parts, before),
          ...changesToDo(message, parts, before),
          ...situationTakenBack(message, before),
          ...situationChanges(message, before, situation, parts, ofMusic),
        ];
  const wanted = withTempo(asked, parts, before);
  const after = withoutRest(applyChanges(before, wanted), before);
  const done = changesBetween(before, after, wordsOf(wanted));
  // "Enough of this kind of music" wants other music.
  if (intent === 'refine' && asksLikeThis === 'refused' && done.length === 0 && parts.edits.length === 0)
    return { intent: 'again', language, brief: before, changes: [], edits: [] };
  // What changes nothing keeps the music, and is no step to go back from.
  if (intent === 'refine' && done.length === 0 && parts.edits.length === 0) {
    const stands = whatStands(asked, parts, after);
    if (stands !== null) return { ...kept(intent, language, before), stands };
    return tellsOfDay(message, parts) ? told(message, language, before) : kept(intent, language, before);
  }
  return { intent, language, brief: after, changes: done, edits: parts.edits };
}

interface Understood {
  message: Message;
  parts: Parts;
  context: ConversationContext;
  distress: Distress;
  situation: Situation | null;
  topic: Topic | null;
}

function begun(intent: 'mood' | 'request', language: string, understood: Understood): PendingReading {
  const { message, parts, context, distress, topic } = understood;
  const ofLife = withoutTitles(message.text);
  const tone = readToneShares(ofLife);
  const told = mournedStill(context.brief, understood.situation, message);
  const situation = unlessDenied(told, message);
  const topics = readLikelyTopics(ofLife, mostTopics);
  // A request that says how the music is to be and little else needs no reading, unless a feeling is stated as well.
  const isSaid =
    (parts.asked !== null || isTempoRefused(parts.constraints)) &&
    intent === 'request' &&
    statedFeeling(message) === null &&
    isShort(message);
  return {
    intent,
    distress,
    feelingText: isSaid ? null : withoutCourtesies(withoutTitles(feelingTextOf(message, parts.constraints))),
    complete: (feeling) => {
      const before = withoutDenied(message, context.brief);
      const begins = beginBrief({ intent, message, parts, situation, topic, topics, tone, before, feeling });
      const rest = askedOfStory(message, parts, { intent, situation, mood: begins.mood });
      const asked = [...begins.changes, ...musicChanges(message, rest, begins.brief)];
      const brief = applyChanges(begins.brief, withTempo(asked, parts, begins.brief));
      const felt = asBefore({ ...brief, mood: begins.mood }, before, { intent, message, parts, tone });
      const after = begunByEvent(message.text, felt, parts, feeling);
      const reading = {
        intent,
        language,
        brief: after,
        changes: changesBetween(
          context.brief,
          after,
          wordsOf([...asked, set('situation', null, situation, undefined)]),
        ),
        edits: context.brief === null ? [] : parts.edits,
        ...(begins.asks !== null && after === felt && { asks: begins.asks }),
        ...(begins.isClear && { isClear: true as const }),
        ...(before === null && context.brief !== null && { isAnew: true as const }),
      };
      return leavesFeeling(reading, begins.isClear) ? { ...reading, leavesFeeling: true } : reading;
    },
  };
}
