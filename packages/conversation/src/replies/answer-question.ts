import { hasCue, readMessageWords } from '../message.ts';
import { asksToMove } from '../parts/moves/asks-to-move.ts';
import { asksOfLife } from '../questions/asks-of-life.ts';
import { beginsWondering } from '../questions/begins-asking.ts';
import type { QuestionKind } from '../questions/question-kinds.ts';
import { readQuestion } from '../questions/read-question.ts';
import { answerOfMix } from './answer-of-mix.ts';
import type { AnsweredTurn, ShownLists } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeBrief, filledWith, listed } from './describe-changes.ts';
import { fill } from './fill.ts';
import { type FoundFact, findFact } from './find-fact.ts';
import type { Pick } from './first-sentence.ts';
import { humanAnswer } from './human-question.ts';
import { tellList } from './tell-page.ts';
import { tellReason } from './tell-plainly.ts';
import { capital, some } from './tell-tracks.ts';
import { tellWord } from './tell-word.ts';
import { questionReplies } from './texts/questions.ts';
import { savingReplies } from './texts/refinements.ts';
import { turnReplies } from './texts/turns.ts';
import { unseenReplies } from './texts/unseen.ts';

/** Below this the kind is a guess, and it is kinder to say so than to answer something else; 0 to 1. */
const leastShare = 0.36;
/** Asked of the assistant less likely than this, a question is put to nobody; 0 to 1. */
const leastAsked = 0.7;
/** No question is longer; in words and in characters. */
const mostWords = 80;
const mostRead = 200;

interface Asked {
  /** `null` where it cannot be told. */
  kind: QuestionKind | null;
  /** What answers this very question. */
  fact: FoundFact | null;
  /** Nobody is asked: "what is the point of an umbrella in this wind". */
  isMusing: boolean;
}

function readAsked(text: string, hasMusic: boolean): Asked {
  const message = readMessageWords(text);
  const read = readQuestion(message);
  if (read === null) return { kind: null, fact: null, isMusing: false };
  const isMusing =
    asksOfLife(text) || (read.asked < leastAsked && read.music < leastAsked && beginsWondering(text));
  const likely = read.likely.map((one) => ({ ...one, kind: hasMusic ? ofMusic(one.kind, text) : one.kind }));
  const kind = likely.find(({ share }) => share >= leastShare)?.kind ?? null;
  // What was heard and why is told from the brief.
  const isOfFacts = likely[0] !== undefined && !isOfBrief(likely[0].kind);
  const words = message.words.slice(0, mostWords).map((word) => word.text);
  return { kind, fact: isOfFacts ? findFact(likely, new Set(words)) : null, isMusing };
}

/** Once music stands there, "who made this" and "how did you choose these" ask after that. */
function ofMusic(kind: QuestionKind, text: string): QuestionKind {
  const start = text.slice(0, mostRead);
  if (kind === 'maker' && madeThis.test(start)) return 'who';
  return kind === 'choosing' && choseThese.test(start) ? 'why' : kind;
}

const madeThis =
  /\bwho (?:makes?|made|did|writes?|wrote|creates?|created) (?:all )?(?:this|that|these|those|it|the (?:songs|music|tracks))\b(?! (?:app|site|website|page|program|thing|bot|service))/i;
const choseThese = /\b(?:chose|picked|selected|did|these|this)\b/i;
const saidOfMusic =
  /\b(?:songs?|music|playlists?|lists?|mix|this|these|that|those|it|them|you|u|say|said|hear|heard|told)\b/i;

const isOfBrief = (kind: QuestionKind): kind is 'why' | 'heard' => kind === 'why' || kind === 'heard';

/**
 * An answer to what is asked of the assistant itself, in passing or in earnest: how it is, what it likes, what it is. `null` where
 * that is not asked.
 */
export function answerChat(text: string, pick: Pick): Choice | null {
  const { kind } = readAsked(text, false);
  if (kind !== 'howareyou' && kind !== 'taste' && kind !== 'self') return null;
  return pick(`about-${kind}`, questionReplies[kind]);
}

/** "How many songs fit in a 40 min commute?" */
function minutesIn(text: string): number | null {
  const [, count, unit = ''] = /(\d{1,3}) ?(min|h)/i.exec(text) ?? [];
  if (count === undefined) return null;
  return Number(count) * (unit.toLowerCase() === 'h' ? 60 : 1);
}

/** A song has three and a half minutes, more or less. */
const fitting = (minutes: number) => `${Math.max(1, Math.round(minutes / 3.5))} songs`;

/** An answer to what nobody was asked; `null` where somebody was. */
export function answerMusing(text: string, pick: Pick): Choice | null {
  return readAsked(text, false).isMusing ? pick('musing', turnReplies.musing) : null;
}

/** A question is answered from facts, and from the brief: what was understood, and what was searched for. Nothing is made up. */
export function answerQuestion({ text, reading, shown, mix, held }: AnsweredTurn, pick: Pick): Choice | null {
  const { brief, ofMix } = reading;
  if (ofMix?.about === 'list') return { text: tellList(ofMix, shown), id: 'mix-list' };
  if (ofMix?.about === 'word') return { text: tellWord(ofMix, mix), id: 'mix-word' };
  if (ofMix !== undefined && mix !== undefined) {
    const answer = answerOfMix(ofMix, mix, brief, held);
    const isWhy = ofMix.about === 'plain' && ofMix.plain === 'why' && answer !== null;
    return isWhy ? { ...answer, text: besideLists(answer.text, text, shown) } : answer;
  }
  if (reading.isUnseen === true) return pick('unseen', unseenReplies);
  if (brief !== null && hasCue(readMessageWords(text), 'saving')) {
    const how = pick('saving', savingReplies);
    if (how !== null) return how;
  }
  if (brief !== null && asksToMove(readMessageWords(text))) return pick('moving', questionReplies.moving);
  const human = humanAnswer(text, pick);
  if (human !== null) return human;
  const { kind, fact, isMusing } = readAsked(text, brief !== null);
  const musing = () => pick('musing', turnReplies.musing);
  if (isMusing) return musing();
  const answer = fact && pick(fact.group, fact.answers);
  if (answer !== null) return answer;
  if (kind === null) return beginsWondering(text) ? musing() : pick('unknown', questionReplies.unknown);
  if (kind === 'length' && minutesIn(text) !== null)
    return fill(pick('fits', questionReplies.fits), [fitting(minutesIn(text) ?? 0)]);
  if (!isOfBrief(kind))
    return pick(kind === 'can' || kind === 'who' ? kind : `about-${kind}`, questionReplies[kind]);
  if (brief === null)
    return saidOfMusic.test(text.slice(0, mostRead))
      ? pick('nothing-yet', questionReplies.nothingYet)
      : musing();
  if (kind === 'why') {
    return { text: besideLists(tellReason(brief), text, shown), id: 'why' };
  }
  const { situation } = brief;
  const parts = [
    ...(situation === null ? [] : [situation]),
    brief.path === 'shift' ? `a way towards ${brief.mood}` : `${brief.mood} music`,
    // "Heartbreak and heartbreak songs".
    ...describeBrief(brief).filter((one) => situation === null || !one.startsWith(situation)),
  ];
  const choice = pick(kind, questionReplies[kind]);
  if (choice === null) return null;
  return { ...choice, text: filledWith(choice.text, parts) };
}

/** Why the lists are there as well, where one of them says so of itself, or they are asked about. */
function besideLists(reason: string, asked: string, shown: ShownLists | undefined): string {
  if (shown === undefined) return reason;
  const isTold = ofLists.test(asked.slice(0, mostRead)) || shown.lists.some(({ fits }) => fits.length > 0);
  return isTold ? `${reason}\n${tellLists(shown, reason)}` : reason;
}

const ofLists = /\b(?:play)?lists?\b/i;

/** What was searched for, and which lists say so of themselves; the others are passed over in a few words. */
function tellLists({ searched, lists }: ShownLists, said: string): string {
  const byReason = new Map<string, string[]>();
  for (const { name, fits } of lists) {
    const reason = listed(fits);
    if (reason !== '') byReason.set(reason, [...(byReason.get(reason) ?? []), `“${name}”`]);
  }
  const told = [...byReason].map(
    ([reason, names]) => `${some(names, mostListed)} ${names.length === 1 ? 'says' : 'say'} ${reason}`,
  );
  const others = lists.filter(({ fits }) => fits.length === 0).length;
  const rest = others === 0 ? [] : [told.length === 0 ? passedOver : othersCame(others)];
  const ofLists = `${capital([...told, ...rest].join('; '))}.`;
  // What was searched for is mostly told by what was heard already.
  return searched.every((word) => said.toLowerCase().includes(word))
    ? ofLists
    : `For the lists I searched ${listed(searched)}. ${ofLists}`;
}

const mostListed = 3;
const passedOver = 'the lists came with that, and none says it of itself';
const othersCame = (count: number): string =>
  count === 1 ? 'the other list came with them' : `the other ${count} came with them`;
