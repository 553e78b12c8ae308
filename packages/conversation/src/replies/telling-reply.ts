import type { Mood } from '@attune/contract';
import { readToneShares, type Topic } from '@attune/mood';
import { hurtsIn } from '../feeling/situation-moods.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { eventReplyBeside } from './event-reply.ts';
import { joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { rankedOpenings } from './openings/choose-opening.ts';
import { toldIn } from './openings/told.ts';
import { chooseReflection } from './reflection/choose-reflection.ts';
import { type Remark, readRemark } from './remark-kind.ts';
import { namesTrouble } from './speaks-against.ts';
import { reflections } from './texts/reflections.ts';
import { lightReplies, remarkReplies, staying, toldReplies } from './texts/remarks.ts';
import { smallTalkReplies } from './texts/small-talk.ts';
import { fondReplies, lossReplies, misreadReplies } from './texts/told.ts';
import { openingsOf } from './texts/topic-openings.ts';
import { saysMisread, toldBeside, toneOfTold } from './told-beside.ts';

/** What is said beside the music is answered as that, and the music stays: "I hear you: she played the cello. The music stays with you." */
export function answerTelling(turn: AnsweredTurn, pick: Pick): Choice | null {
  if (saysMisread(turn.text)) return pick('misread', misreadReplies) ?? answerTold(turn, pick);
  const event = eventReplyBeside(turn.text, pick);
  if (event !== null) return event;
  const read = readRemark(turn.text);
  const topic = read === null || read === 'hard' ? answerToTopic(turn, pick) : null;
  if (topic !== null) return topic;
  if (toneOfTold(turn.text) === 'loss') return answerByTone(turn.text, turn, pick) ?? answerTold(turn, pick);
  const beside = read !== null && saidLightly.has(read) ? toldBeside(turn.text) : '';
  if (beside !== '' || read === null) {
    const told = answerByTone(beside === '' ? turn.text : beside, turn, pick);
    if (told !== null) return told;
    if (beside !== '') return pick('told', toldReplies) ?? answerTold(turn, pick);
  }
  const remark = fitting(read, turn);
  return (remark && answerRemark(remark, turn, pick)) ?? answerTold(turn, pick);
}

/** So likely a topic is spoken of where music stands; 0 to 1. */
const surelyAbout = 0.75;

/** To what is surely told of, a sentence on that: "I keep rehearsing answers in my head" is of thoughts that race. */
function answerToTopic({ text, reading }: AnsweredTurn, pick: Pick): Choice | null {
  if (reading.brief === null || text.includes('?')) return null;
  const [best] = rankedOpenings(toldIn(text, reading, reading.brief));
  if (best?.kind !== 'topic' || (best.features.probability ?? 0) < surelyAbout) return null;
  const said = pick(best.about, openingsOf(best.about as Topic));
  return said && joined(said, pick('staying', staying));
}

/** What is told beside these is answered, and not they: "Thank you. I knocked on the wall by habit". */
const saidLightly: ReadonlySet<Remark> = new Set<Remark>([
  ...(['thanks', 'praise', 'lukewarm', 'laugh', 'yes', 'keep', 'outcry'] as const),
]);

/** To a loss, to what hurts, what gladdens and what is dear; `null` to anything else. */
function answerByTone(told: string, turn: AnsweredTurn, pick: Pick): Choice | null {
  switch (toneOfTold(told)) {
    case 'loss':
      return pick('told-loss', lossReplies);
    case 'hard':
      if (!isHeavy(told, turn)) return answerTold(turn, pick);
      return answerLightly(turn, pick) ?? answerRemark('hard', { ...turn, text: told }, pick);
    case 'glad':
      // A fond word of somebody who is missed.
      return turn.reading.brief?.mood === 'sad'
        ? answerTold(turn, pick)
        : answerRemark('glad', { ...turn, text: told }, pick);
    case 'fond':
      return pick('told-fond', fondReplies);
    case 'plain':
      return null;
  }
}

/** To somebody who hurts what they tell is not called good news, and is laughed at with nobody. */
function fitting(remark: Remark | null, { reading: { brief } }: AnsweredTurn): Remark | null {
  const isSad =
    brief?.mood === 'sad' || (brief !== null && brief.situation !== null && hurtsIn(brief.situation));
  if (!isSad) return remark;
  if (remark === 'laugh') return null;
  return remark === 'glad' && brief?.mood === 'sad' ? null : remark;
}

function answerRemark(remark: Remark, turn: AnsweredTurn, pick: Pick): Choice | null {
  switch (remark) {
    case 'thanks':
    case 'night':
    case 'bye':
    case 'laugh':
      return pick(remark, smallTalkReplies[remark].later);
    case 'hard':
    case 'glad':
      return saidBack(turn, remark, pick) ?? pick(`remark-${remark}`, remarkReplies[remark]);
    default:
      return pick(`remark-${remark}`, remarkReplies[remark]);
  }
}

/** Beside music without pain, what is only taken for hard is no burden: "telling my mum tonight". */
function isHeavy(told: string, { reading: { brief } }: AnsweredTurn): boolean {
  const isSad =
    brief === null || brief.mood === 'sad' || (brief.situation !== null && hurtsIn(brief.situation));
  return isSad || namesTrouble(told) || readToneShares(told).hurts >= surelyHurts;
}
const surelyHurts = 0.5;

const laughs =
  /\b(?:l+o+l+|lmao|lmfao|rofl|(?:ha){2,9}h?|he(?:he){1,9}|jk)\b|[😂🤣😆😄😅😹]|(?:^|\s)[:;]-?[)DP](?:\s|$)/iu;
const solemn: ReadonlySet<Mood> = new Set<Mood>(['sad']);

/** To what somebody laughs at themselves, who is not sad: "one of them came out like my boss 😂"; `null` where it is no laughing matter. */
function answerLightly({ text, reading: { brief } }: AnsweredTurn, pick: Pick): Choice | null {
  if (brief === null || solemn.has(brief.mood) || !laughs.test(text) || namesTrouble(text)) return null;
  return brief.situation !== null && hurtsIn(brief.situation) ? null : pick('told-light', lightReplies);
}

/** Less likely than this to hurt, what is told to sad music is no burden: "yes. number 4 slaps". 0 to 1. */
const mayHurt = 0.2;

/** What is told, and is neither plainly glad nor plainly hard. */
function answerTold(turn: AnsweredTurn, pick: Pick): Choice | null {
  const isHard = turn.reading.brief?.mood === 'sad' && readToneShares(turn.text).hurts >= mayHurt;
  const written = isHard
    ? pick('remark-hard', remarkReplies.hard)
    : (answerLightly(turn, pick) ?? pick('told', toldReplies));
  return saidBack(turn, null, pick) ?? written ?? pick('other', smallTalkReplies.other.later);
}

/** An answer to what was taken for a change, and asks for none; `null` where one may be asked for. */
export function answerUnasked(turn: AnsweredTurn, pick: Pick): Choice | null {
  const remark = readRemark(turn.text);
  if (remark === null) return null;
  const isPlain = whollyUnasking.has(remark) || (unasking.has(remark) && !wishing.test(turn.text));
  return isPlain ? answerRemark(remark, turn, pick) : null;
}

/** With these nothing is asked of the music, whatever else a message has. */
const whollyUnasking: ReadonlySet<Remark> = new Set<Remark>(['luck', 'private', 'thanksBye', 'thanksNight']);
/** With these nothing is, where a message has no word of wishing. */
const unasking: ReadonlySet<Remark> = new Set<Remark>([
  ...([
    'thanks',
    'bye',
    'night',
    'teased',
    'complaint',
    'lukewarm',
    'no',
    'yes',
    'unsure',
    'outcry',
  ] as const),
  ...(['keep', 'praise', 'doubt'] as const),
]);
const wishing =
  /\b(?:more|less|fewer|need|want|wanna|can|could|would|please|pls|plz|add|put|play|make|give|gimme|get|take|drop|lose|cut|stick|throw|try|dig|something|anything|nothing|not|without|dont|don['’]t|let|songs|music|tunes|stuff|but|instead|like a|too|still|first|then|only)\b/i;

/** In words: "he came" is better answered than repeated, and what is longer sounds read out. */
const sayable = { least: 5, most: 8 };
/** What points at something before it, is of the music, is a threat made in jest, or ends in the middle. */
const unsayable =
  /^(?:this|that|there|it|that's|it's|you're in|you are in|you keep this|your late)\b|\bbut\b|\b(?:will|shall|would|end|kill|tho|ngl|lol|bro|urself|yourself you)\b|\b(?:is|was|of|but|and|or|the|a|to|to this|don't worry|you think|by the way|btw|fyi|you swear|as well now|then)$|.\b(?:you're|you've|she's|he's|it's|its|there is|there's|to this)\b/i;

function saidBack({ text, reading }: AnsweredTurn, remark: Remark | null, pick: Pick): Choice | null {
  if (text.includes('?')) return null;
  const reflection = chooseReflection(text, reading.brief?.mood ?? 'sad', true);
  if (reflection === null) return null;
  const { length } = reflection.clause.split(' ');
  if (length < sayable.least || length > sayable.most || unsayable.test(reflection.clause)) return null;
  const tone = remark === 'glad' && reflection.tone === 'glad' ? 'glad' : 'kind';
  const said = pick(`reflection-${tone}`, reflections[tone]);
  return (
    said &&
    joined(
      { ...said, text: said.text.replace('{statement}', () => reflection.clause) },
      pick('staying', staying),
    )
  );
}
