import type { Brief, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { type Sentence, saidIn, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';

type Trait = NonNullable<MixQuestion['trait']>;

const list = '(?:list|lists|playlist|playlists)';
const lead = '(?:(?:and|but|so|ok|okay|oh|well|then|hm|also|wait|now) ){0,3}';

/** "What does '1 rule not kept' mean?", "what means 2 relaxed?" */
const ofUnkept =
  /\b(?:what|whats|why|explain|how)\b.{0,30}\b(?:relaxed|rules? (?:is |was |were )?not kept|not kept)\b|\b(?:relaxed|rules? not kept|not kept)\b.{0,20}\b(?:mean|means|meaning|about)\b/;

/** "What's in the first playlist?", "there is a list called Whistling, what's on that?" */
const inList = new RegExp(
  `\\b(?:what|who|which (?:songs|tracks|artists)|how many(?: songs| tracks)?) (?:is|are) (?:there )?(?:in|on|inside) .{0,40}\\b${list}\\b|\\b${list}\\b.{0,60}\\b(?:what|who) is (?:on|in) (?:that|it|there|this)\\b|\\b(?:is|are) (?:the|that|this|your) (?:[a-z]{1,12} ){0,6}${list} (?:[a-z]{1,12} ){0,6}(?:all|only|just|any|good|slow|fast|sad|happy)\\b|\\b(?:the|that) ${list} (?:with|called|named) (?:[a-z]{1,12} ){1,8}is (?:that|it)\\b`,
);
/** Lists of another kind, and the mix itself. */
const otherList =
  /\b(?:shopping|grocery|to do|todo|guest|waiting|bucket|task|wish|check|christmas|my|price|for tomorrow) list\b|\blist for\b/;
const ofFirst = new RegExp(`\\b(?:the )?(first|second|third|fourth|fifth|top) ${list}\\b`);
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Does it end slow too?", "how does it start?" */
const paces = '(?:slow|slowly|fast|quick|quiet|quietly|loud|calm|calmly|soft|softly|gentle|gently|lively)';
const ofEnds = new RegExp(
  `^${lead}(?:does|do|will|is) (?:it|the mix|the list|this|the whole thing) (?:also |still |always )?(?:going to )?(?:end|ends|ending|finish|start|begin|close|open)(?: up| off)?(?: (?:as|so|very|really|just|too))? ${paces}(?: (?:too|again|as well|then|or not|also)){0,2}$|^${lead}how (?:does|do|will) (?:it|the mix|this) (?:end|finish|start|begin)$`,
);

/** "Do you take tempo at all?" */
const ofTempo =
  /^(?:(?:and|but|so|ok|also) ){0,2}(?:do|can|could|will) you (?:even |actually |really )?(?:do|take|understand|use|read|handle|hold|know|follow|search by|go by|filter by)(?: (?:the|a|exact|by|about))? (?:tempos?|bpm|beats per minute|keys?|time signatures?|met(?:re|er)s?|odd met(?:re|er)s?)(?: (?:at all|too|as well|then|or not|please)){0,2}$/;

/** "Is this ok for when someone arrives?" */
const ofMoment = new RegExp(
  `^${lead}(?:is|would|will|do you think|you think)(?: that)? (?:this|it|the mix|this mix|the music|this music)(?: (?:is|be|will be|would be))? (?:ok|okay|right|good|fine|alright|all right|suitable) (?:for|when) (?!(?:me|i|us|we|you|him|her|them) )[a-z]`,
);

/** "So you don't have it?": of the wish that found nothing. */
const ofLast = new RegExp(
  `^${lead}(?:you|u) (?:really |just )?(?:dont|do not|havent|have not|didnt) (?:have|got|find)(?: (?:it|that|any|them|one|those|any of (?:it|that|them|those)))?(?: (?:then|do you|at all|right|here|huh|or|is it|yes)){0,2}$|^${lead}(?:is there |there is |you have |have you )?(?:none|nothing like (?:it|that))(?: (?:of it|of that|at all|then|here|right)){0,2}$`,
);

/** "Why still no drums?" */
const whyNone =
  /^(?:(?:and|but|so|ok|hey) ){0,2}(?:why|how come)(?: (?:is|are|do|did|there|i|you|we|hear|have|put|still|suddenly)){0,4} (?:no|not any|never) §(?: (?:then|now|here|in it|anymore|any more|at all)){0,2}$/;

/** What is asked of what the page shows beside the songs, and of how a mix goes. */
export function asksOfPage(
  message: Message,
  { brief, mix }: { brief: Brief | null; mix: ShownMix },
): AskedAside | null {
  const sentences = sentencesOf(message).map((one) => ({ ...one, text: saidIn(message, one) }));
  const whole = sentences.map(({ text }) => text).join(' ');
  const asked = (
    question: Partial<MixQuestion> & Pick<MixQuestion, 'about'>,
    taken: readonly Sentence[],
  ) => ({
    question: { positions: [], trait: null, ...question },
    taken,
  });
  const unkept = sentences.filter(({ text }) => ofUnkept.test(text));
  if (unkept.length > 0) return asked({ about: 'unkept', isSaid: true }, unkept);
  const ofList = sentences.filter(({ text, isMarked }) => isMarked && inList.test(text));
  if ((ofList.length > 0 || inList.test(whole)) && !otherList.test(whole)) {
    const place = ofFirst.exec(whole)?.[1];
    const at = place === undefined ? 0 : place === 'top' ? 1 : places.indexOf(place) + 1;
    const taken = ofList.length > 0 ? ofList : sentences;
    return asked({ about: 'list', positions: at > 0 ? [at] : [] }, taken);
  }
  const ends = sentences.filter(({ text }) => ofEnds.test(text));
  if (ends.length > 0) return asked({ about: 'ends' }, withPraise(ends, sentences));
  const tempo = sentences.filter(({ text, isMarked }) => isMarked && ofTempo.test(text));
  if (tempo.length > 0) return asked({ about: 'takesTempo' }, tempo);
  const moment = sentences.filter(({ text, isMarked }) => isMarked && ofMoment.test(text));
  const unmarked =
    moment.length === 0 && sentences.length <= mostBrief
      ? sentences.filter(({ text }) => ofMoment.test(text))
      : [];
  if (moment.length + unmarked.length > 0) return asked({ about: 'suits' }, [...moment, ...unmarked]);
  for (const one of sentences) {
    const trait = deniedIn(message, one);
    if (trait === null) continue;
    const isRefused = brief?.avoided.some(({ kind, value }) => kind === trait.kind && value === trait.value);
    return asked({ about: 'lacking', trait, ...(isRefused === true && { isSaid: true }) }, [one]);
  }
  const last = lastUnmet(brief, mix);
  const missed = sentences.filter(({ text, isMarked }) => isMarked && ofLast.test(text));
  return last !== null && missed.length > 0 ? asked({ about: 'held', trait: last }, missed) : null;
}

/** "This starts slow, good actually. Does it end slow too?": what is said of it before is no wish. */
const withPraise = (
  asked: readonly (Sentence & { text: string })[],
  all: readonly (Sentence & { text: string })[],
) =>
  all.filter(
    (one) =>
      asked.includes(one) || /\b(?:starts?|begins?|opens?) (?:so |very |really )?[a-z]{3,8}\b/.test(one.text),
  );

/** What is asked to be told why there is none of it. */
function deniedIn(message: Message, sentence: Sentence): Trait | null {
  const named = message.named.find(
    ({ from, to, kind }) =>
      from >= sentence.from && to <= sentence.to && kind !== 'activity' && kind !== 'scene',
  );
  if (named === undefined) return null;
  const said: string[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    if (at === named.from) said.push('§');
    if (at < named.from || at >= named.to) said.push(wordAt(message, at));
  }
  return whyNone.test(said.filter((word) => word !== '').join(' '))
    ? { kind: named.kind, value: named.value }
    : null;
}

const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'language', 'era']);

/** The wish that came last of those the mix could not hold. */
function lastUnmet(brief: Brief | null, { relaxed = [] }: ShownMix): Trait | null {
  if (relaxed.length === 0) return null;
  const last = brief?.wanted.findLast(
    ({ kind, value }) =>
      ofSound.has(kind) && relaxed.some(({ what }) => what.includes(value.replace(/s$/, ''))),
  );
  return last === undefined ? null : { kind: last.kind, value: last.value };
}

/** In sentences. */
const mostBrief = 4;
