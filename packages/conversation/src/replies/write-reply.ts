import { type Courtesy, readCourtesy } from '../language/courtesies.ts';
import { answerQuestion } from './answer-question.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { describeChanges, filledWith } from './describe-changes.ts';
import { courtesyReplies } from './texts/courtesies.ts';
import { leads, shiftLeads, wishLeads } from './texts/leads.ts';
import { moodOpenings } from './texts/moods.ts';
import { findParticular } from './texts/particulars/find-particular.ts';
import { requestReplies } from './texts/requests.ts';
import { situationOpenings } from './texts/situations.ts';
import { smallTalkKind, smallTalkReplies } from './texts/small-talk.ts';
import { askingOpenings, askingReplies, commandReplies, turnReplies } from './texts/turns.ts';
import { unreadableReplies } from './texts/unreadable.ts';

/** Who greets in a language that is not read is told so, in it; thanks and goodbyes need no reading. */
function answerCourtesy({ kind, language }: Courtesy): Choice {
  const [unread = ''] = unreadableReplies(language);
  const text = kind === 'hello' ? unread : (courtesyReplies[language]?.[kind] ?? unread);
  return { text, id: `${kind}-${language}` };
}

/** `null` where nothing fitting is written. */
export type ReplyWriter = (turn: AnsweredTurn) => Choice | null;

/** "{what}" is the only slot: what this turn changed, and nothing else. */
function fill(choice: Choice | null, what: readonly string[]): Choice | null {
  return choice && { ...choice, text: filledWith(choice.text, what) };
}

const joined = (one: Choice | null, other: Choice | null): Choice | null =>
  one && other ? { text: `${one.text} ${other.text}`, id: `${one.id}+${other.id}` } : (one ?? other);

/**
 * Writes the answer to one turn: kind, then on to the music; at most two short sentences, of which none has been said in
 * this conversation. It tells what was changed in plain words, and claims nothing that was not said or done. Pure.
 */
export const writeReply: ReplyWriter = (turn) => {
  const { text, reading } = turn;
  const had = new Set(turn.replyIds.flatMap((id) => id.split('+')));
  const pick = (group: string, texts: readonly string[]) => choose(group, texts, text, had);
  const told = describeChanges(reading.changes);
  const { brief } = reading;
  switch (reading.intent) {
    case 'mood':
    case 'request': {
      if (brief === null) return null;
      if (reading.asks !== undefined)
        return joined(pick('unsure', askingOpenings), pick('asks', askingReplies));
      const lead = brief.path === 'shift' ? pick('shift', shiftLeads) : pick(brief.mood, leads[brief.mood]);
      const { situation, mood } = brief;
      // "Workout music" says nothing beside a first sentence about the workout.
      const named = situation === null ? told : told.filter((one) => !one.endsWith(' music'));
      const isRequest = reading.intent === 'request' && named.length > 0;
      // Who names music is told so in the second sentence; the first is for how they are.
      const onward = isRequest ? fill(pick('wish', wishLeads), named) : lead;
      const exact = findParticular(text, situation, mood);
      const opening = exact && pick(exact.name, exact.texts);
      if (situation !== null) return joined(opening ?? pick(situation, situationOpenings[situation]), onward);
      if (isRequest) return fill(pick('request', requestReplies), named);
      return joined(opening ?? pick(`${mood}-opening`, moodOpenings[mood]), onward);
    }
    case 'refine':
      return told.length > 0
        ? fill(pick('refine', turnReplies.refine), told)
        : pick('edited', reading.edits.length > 0 ? turnReplies.edited : turnReplies.unchanged);
    case 'again':
      return pick('again', turnReplies.again);
    case 'undo':
      return turn.before === null
        ? pick('nothing', turnReplies.nothingToUndo)
        : pick('undo', turnReplies.undo);
    case 'reset':
      return pick('reset', turnReplies.reset);
    case 'play': {
      const action = reading.command?.action ?? 'play';
      return pick(action, commandReplies[action]);
    }
    case 'question':
      return answerQuestion(turn, pick);
    case 'smalltalk': {
      const courtesy = reading.language === 'en' ? null : readCourtesy(text);
      if (courtesy !== null) return answerCourtesy(courtesy);
      const kind = smallTalkKind(text);
      return brief === null && kind !== 'bye'
        ? pick(`${kind}-first`, smallTalkReplies[kind].first)
        : pick(kind, smallTalkReplies[kind].later);
    }
    case 'offtopic':
      return pick('offtopic', turnReplies.offtopic);
    case 'unreadable':
      return pick(`unreadable-${reading.language}`, unreadableReplies(reading.language));
    case 'distress':
      return null;
  }
};
