import type { HelpTurnedDown } from '../feeling/help-turned-down.ts';
import { refusesHelp } from '../feeling/refuses-help.ts';
import { type Courtesy, readCourtesy } from '../language/courtesies.ts';
import { looksAsked } from '../questions/begins-asking.ts';
import { answerBeginning } from './answer-beginning.ts';
import { answerOfMix } from './answer-of-mix.ts';
import { answerChat, answerMusing, answerQuestion } from './answer-question.ts';
import { answerRefining } from './answer-refining.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { describeChanges } from './describe-changes.ts';
import { eventReplyBeside } from './event-reply.ts';
import { fill, joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { humanAnswer } from './human-question.ts';
import { nameToPlay } from './name-to-play.ts';
import { ownMistake } from './own-mistake.ts';
import { type Remark, readRemark } from './remark-kind.ts';
import { tellLacking } from './tell-lacking.ts';
import { missingOf } from './tell-missing.ts';
import { tellTurned } from './tell-turned.ts';
import { answerTelling } from './telling-reply.ts';
import { courtesyReplies } from './texts/courtesies.ts';
import { savingReplies } from './texts/refinements.ts';
import { smallTalkKind, smallTalkReplies } from './texts/small-talk.ts';
import {
  helpClosedForWishReplies,
  helpClosedReplies,
  helpMisreadReplies,
  helpRefusedReplies,
  helpToldReplies,
} from './texts/told.ts';
import { commandReplies, replayReplies, turnReplies, unnamedPlay } from './texts/turns.ts';
import { unreadableReplies } from './texts/unreadable.ts';
import { isBrief } from './wording.ts';

/** Who greets in a language that is not read is told so, in it; thanks and goodbyes need no reading. */
function answerCourtesy({ kind, language }: Courtesy): Choice {
  const [unread = ''] = unreadableReplies(language);
  const text = kind === 'hello' ? unread : (courtesyReplies[language]?.[kind] ?? unread);
  return { text, id: `${kind}-${language}` };
}

/** "You are the best, good night" asks nothing of the assistant, whatever it says of it. */
const isCourteous = (text: string): boolean => {
  const remark = readRemark(text);
  return remark !== null && courtesies.has(remark) && !looksAsked(text);
};

const courtesies: ReadonlySet<Remark> = new Set<Remark>([
  ...(['luck', 'thanks', 'thanksBye', 'thanksNight', 'bye', 'night', 'praise'] as const),
]);

/** "Play that again" wants what plays from its start, not the song before. */
const isAgain =
  /\b(?:again|once more|one more time|encore|repeat|replay|restart|start over|same (?:song|track|one))\b/i;

/** "Save this as Maryam": the page can, and a message cannot. */
const wantsSaved = /\bsave (?:this|it|that|these|the (?:mix|list|playlist|songs))\b/i;

/** What is said beside the music that stands: a remark, a greeting, or what is told. */
function answerBeside(turn: AnsweredTurn, pick: Pick): Choice | null {
  const { text, reading } = turn;
  const isGreeting =
    isBrief(text) && smallTalkKind(text) === 'hello' && reading.isTold !== true && readRemark(text) === null;
  if (wantsSaved.test(text)) return pick('saving', savingReplies) ?? answerTelling(turn, pick);
  return (isGreeting ? pick('hello', smallTalkReplies.hello.later) : null) ?? answerTelling(turn, pick);
}

/** `null` where nothing fitting is written. */
export type ReplyWriter = (turn: AnsweredTurn) => Choice | null;

/**
 * Writes the answer to one turn: kind, then on to the music; at most two short sentences, of which none has been said in
 * this conversation. It tells what was changed in plain words, and claims nothing that was not said or done. Pure.
 */
export const writeReply: ReplyWriter = (turn) => {
  const { ofHelp, ...understood } = turn.reading;
  if (ofHelp === undefined) return writeWithMix(turn);
  const told = ofHelpSaid(turn, ofHelp);
  const isChat = understood.intent === 'smalltalk' && understood.keepsMusic === true;
  if (ofHelp.rest === '' || isChat) return told;
  return joined(told, writeWithMix({ ...turn, text: ofHelp.rest, reading: understood }));
};

/** Said once more where all has been said: that the card goes, or how it does, is to be known each time. */
const ofHelpSaid = ({ text, replyIds }: AnsweredTurn, ofHelp: HelpTurnedDown): Choice | null => {
  const had = new Set(replyIds.flatMap((id) => id.split('+')));
  const [group, texts] = saidOfHelp(ofHelp);
  return choose(group, texts, text, had) ?? choose(group, texts, text, new Set());
};

function saidOfHelp({ closes, isLine, rest }: HelpTurnedDown): [string, readonly string[]] {
  if (isLine)
    return rest === '' ? ['help-refused', helpRefusedReplies] : ['help-misread', helpMisreadReplies];
  if (!closes) return ['help-told', helpToldReplies];
  return rest === '' ? ['help-closed', helpClosedReplies] : ['help-closed-for', helpClosedForWishReplies];
}

const writeWithMix: ReplyWriter = (turn) => {
  const { ofMix, ...reading } = turn.reading;
  if (ofMix === undefined || turn.mix === undefined || reading.intent === 'question') return writeTrue(turn);
  // The song that is played, or put somewhere, is all there is to tell of.
  const isPut = reading.edits.some(({ op }) => op === 'put');
  if (reading.intent === 'play' || isPut) return answerOfMix(ofMix, turn.mix, reading.brief, turn.held);
  // What was asked beside a change is answered behind it.
  return joined(
    writeTrue({ ...turn, reading }),
    answerOfMix({ ...ofMix, isBeside: true }, turn.mix, reading.brief, turn.held),
  );
};

/** Music that is asked for and not there is not announced: it is told so, and what comes in its place. */
const writeTrue: ReplyWriter = (turn) => {
  const { text, reading, missing = [] } = turn;
  const told = tellLacking(turn);
  if (told === null) return writeFor(turn);
  const found = reading.changes.filter((change) => missingOf(change, missing) === undefined);
  // "50s" in the place of oldies, and not there: nobody said that oldies are not needed.
  const lacking = reading.changes.filter((change) => !found.includes(change));
  const changes = found.filter(
    (one) =>
      !(one.field === 'wanted' && one.op === 'remove') ||
      !lacking.some((other) => other.field === 'wanted' && other.kind === one.kind),
  );
  const isAll = describeChanges(changes).length === 0 && reading.edits.length === 0;
  const isBegun = reading.intent === 'mood' || (reading.intent === 'request' && !isBrief(text));
  if (isAll && !isBegun) return told;
  return joined(writeFor({ ...turn, reading: { ...reading, changes } }), told);
};

const writeFor: ReplyWriter = (turn) => {
  const { text, reading } = turn;
  const had = new Set(turn.replyIds.flatMap((id) => id.split('+')));
  const pick = (group: string, texts: readonly string[]) => choose(group, texts, text, had);
  const changes = describeChanges(reading.changes);
  const { brief } = reading;
  if (reading.keepsMusic === true && refusesHelp(text)) {
    const told = pick('help-refused', helpRefusedReplies);
    if (told !== null) return told;
  }
  const owned = ownMistake(turn, pick);
  if (owned !== null) return owned;
  const turned = tellTurned(turn, pick);
  if (turned !== null) return turned;
  switch (reading.intent) {
    case 'mood':
    case 'request':
      if (reading.keepsMusic === true) return answerTelling(turn, pick);
      return answerBeginning(turn, pick);
    case 'refine':
      return answerRefining(turn, had);
    case 'again':
      return changes.length > 0 ? answerRefining(turn, had) : pick('again', turnReplies.again);
    case 'undo':
      return turn.before === null
        ? pick('nothing', turnReplies.nothingToUndo)
        : pick('undo', turnReplies.undo);
    case 'reset':
      return pick('reset', turnReplies.reset);
    case 'play': {
      const { action = 'play', query = '' } = reading.command ?? {};
      if (action === 'previous' && isAgain.test(text)) return pick('replay', replayReplies);
      return action === 'play' && query !== ''
        ? fill(pick(action, commandReplies.play), [nameToPlay(text, query)])
        : pick(action, action === 'play' ? unnamedPlay : commandReplies[action]);
    }
    case 'question':
      return joined(brief === null ? null : eventReplyBeside(text, pick), answerQuestion(turn, pick));
    case 'smalltalk': {
      const courtesy = reading.language === 'en' ? null : readCourtesy(text);
      if (courtesy !== null) return answerCourtesy(courtesy);
      const human = humanAnswer(text, pick);
      if (human !== null) return human;
      const answer = brief !== null && isCourteous(text) ? null : answerChat(text, pick);
      if (answer !== null) return answer;
      if (brief !== null) return answerBeside(turn, pick);
      const kind = smallTalkKind(text);
      return pick(`${kind}-first`, smallTalkReplies[kind].first);
    }
    case 'offtopic':
      return answerMusing(text, pick) ?? pick('offtopic', turnReplies.offtopic);
    case 'unreadable':
      // There are few of these in each language, and a language that is not read is better told twice than not at all.
      return (
        pick(`unreadable-${reading.language}`, unreadableReplies(reading.language)) ??
        choose(`unreadable-${reading.language}`, unreadableReplies(reading.language), text, new Set())
      );
    case 'distress':
      return null;
  }
};
