import type { QuestionKind } from '../questions/question-kinds.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { AnsweredTurn, ShownLists } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeBrief, filledWith, listed } from './describe-changes.ts';
import { fill } from './fill.ts';
import { questionReplies } from './texts/questions.ts';

/** Below this the kind is a guess, and it is kinder to say so than to answer something else; 0 to 1. */
const leastShare = 0.36;

/** The kind of a question; `null` where it cannot be told. */
function kindOf(text: string, hasMusic: boolean): QuestionKind | null {
  const read = readQuestion(text);
  if (read === null || read.share < leastShare) return null;
  if (!hasMusic) return read.kind;
  const start = text.slice(0, mostRead);
  // Once music stands there, "who made this" and "how did you choose these" ask after that.
  if (read.kind === 'maker' && madeThis.test(start)) return 'who';
  return read.kind === 'choosing' && choseThese.test(start) ? 'why' : read.kind;
}

/** In characters. */
const mostRead = 200;
const madeThis = /\bwho (?:made|did|wrote|created) (?:this|that|these|it)\b/i;

const choseThese = /\b(?:chose|picked|selected|did|these|this)\b/i;

type Pick = (group: string, texts: readonly string[]) => Choice | null;

/**
 * An answer to what is asked of the assistant itself, in passing or in earnest: how it is, what it likes, what it is. `null` where
 * that is not asked.
 */
export function answerChat(text: string, pick: Pick): Choice | null {
  const kind = kindOf(text, false);
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

/** A question is answered from the brief: what was understood, and what was searched for. Nothing is made up. */
export function answerQuestion({ text, reading: { brief }, shown }: AnsweredTurn, pick: Pick): Choice | null {
  const kind = kindOf(text, brief !== null);
  if (kind === null) return pick('unknown', questionReplies.unknown);
  if (kind === 'length' && minutesIn(text) !== null)
    return fill(pick('fits', questionReplies.fits), [fitting(minutesIn(text) ?? 0)]);
  if (kind !== 'why' && kind !== 'heard')
    return pick(kind === 'can' || kind === 'who' ? kind : `about-${kind}`, questionReplies[kind]);
  if (brief === null) return pick('nothing-yet', questionReplies.nothingYet);
  const parts = [
    ...(brief.situation === null ? [] : [brief.situation]),
    brief.path === 'shift' ? `a way towards ${brief.mood}` : `${brief.mood} music`,
    ...describeBrief(brief),
  ];
  const choice = pick(kind, questionReplies[kind]);
  if (choice === null) return null;
  const said = filledWith(choice.text, parts);
  return { ...choice, text: kind === 'why' && shown !== undefined ? `${said}\n${tellLists(shown)}` : said };
}

/** What was searched for, and what of it each list has in its own words. */
function tellLists({ searched, lists }: ShownLists): string {
  const lines = lists.map(({ name, fits }) => {
    const why = fits.length > 0 ? listed(fits) : 'came with the search, and says none of the words itself';
    return `“${name}”: ${why}.`;
  });
  return [`I searched for ${listed(searched)}. Of that each list says of itself:`, ...lines].join('\n');
}
