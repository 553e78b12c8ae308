import type { Brief, Constraint, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { languageOf } from '../parts/constraints/read-language-sung.ts';
import { nameOf } from '../replies/describe-changes.ts';
import { commonWords } from '../words/common-words.ts';
import { type Sentence, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';

type Trait = Pick<Constraint, 'kind' | 'value'>;

/** A sentence with one sign for each thing of music that it names, and those things. */
interface Said extends Sentence {
  text: string;
  traits: readonly Trait[];
  /** "Brass bands" are more than the brass they are found by. */
  group?: string;
}

const inIt =
  '(?:here|in (?:it|this|that|there|here|these|those|them|the mix|the list)|among (?:these|them)|of (?:these|those|them))';
const inside = new RegExp(`\\b${inIt}`);
const few = '(?: [a-z]{1,10}){0,2}';

/** Said of what was asked for: it is not there. "No samba" alone wants none. */
const missing: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we) (?:dont|do not|cant|can not|didnt|did not|still dont) (?:really |actually |even )?(?:hear|see|find|notice|get|spot)${few} §`,
  ),
  new RegExp(
    `\\b(?:there is|there are|you have|you got|you have got|you had|has|hear|see|found|still) (?:no|not any|not one|not a single)${few} §`,
  ),
  /\b(?:this|that|these|those|it|they|one|song|songs|music|none of (?:them|these)) (?:is|are|was|were) (?:not|no|hardly|never)(?: (?:a|an|the|any|really|actually|proper|real|even|exactly|my|at all)){0,3} §/,
  /\b(?:this|that|these|those|it|they) (?:isnt|arent|wasnt|werent)(?: (?:a|an|the|any|really|actually|proper|real|even|exactly)){0,3} §/,
  /\byou (?:dont|do not|didnt|havent|have not) (?:really |actually |even )?(?:have|got|get|own|know)(?: (?:any|a|the|it|such)){0,2} §/,
  /\bif (?:you|there) (?:have|is|are|got|dont have|do not have|havent)(?: (?:no|any|none|got)){0,2} §/,
  new RegExp(`\\bno §${few} (?:${inIt})`),
  /^(?:so|still|then|again)(?: then)? (?:still )?(?:no|not a|none of the) §$/,
  /\b(?:where is|where are|where has|what happened to)(?: (?:the|my|all the|any))? §/,
];

/** Asked of what was asked for: whether it is there. */
const whether: readonly RegExp[] = [
  new RegExp(`\\b(?:do|did|dont) you (?:actually |really |even |at all )?(?:have|got|own|know)${few} §`),
  new RegExp(`\\b(?:is|are) there${few} §`),
  new RegExp(`\\bhave you (?:got )?${few}? ?§`),
  /\b(?:is|are) (?:any|one|some|none|which|this|that|these|it) (?:of (?:these|them|this) )?(?:really |actually |even )?(?:a |an )?§/,
  /§(?: [a-z]{1,9}){0,3} or not\b/,
];

/** Asked of the mix, whether or not it was asked for: "a trumpet solo in any of them". */
const inMix = new RegExp(
  `\\b(?:is|are) there${few} §(?: or(?: a| an)? §)?(?: [a-z]{1,10}){0,2} (?:in|on|with|among|from) (?:any |some |one |all )?(?:of )?(?:it|this|that|there|here|these|those|them|the mix|the list)\\b`,
);
const opensAsking = /^(?:(?:and|so|but|ok|okay|then|now|well) ){0,2}(?:is|are) there\b/;
/** "Trombone. Is it in them": of what was named before. */
const inThem = new RegExp(
  `^(?:(?:and|so|but|ok) )?(?:is|are) (?:it|they)(?: (?:even|really|actually|now))? ${inIt}`,
);
/** "Is there a waltz?", and "is there any piano" may ask for some. */
const isOne =
  /^(?:(?:and|so|but|ok) )?(?:is|are) there (?:a|an|one|also a) §(?: (?:here|too|at all|or not)){0,2}$/;
const anyVoices = /^(?:(?:and|so|but|ok) )?(?:is|are) there (?:any|some) §$/;
const whence =
  /\bwhere (?:did|does|do|has|have|is|are) (?:(?:the|this|that|all|these) ){0,2}§ (?:come|came|coming)(?: from)?\b|\b(?:why|how come) (?:is|are) there (?:(?:suddenly|still|now|all|this|that|the|a|any) ){0,2}§\b(?! (?:songs?|music)? ?(?:not|missing))/;
/** "I never asked for it". */
const unasked =
  /\b(?:never|didnt|did not|not) (?:ask|asked|say|said|want|wanted)\b|\b(?:take|get|drop|remove|lose) (?:it|that|them)\b/;
const howMany =
  /^(?:(?:and|so|but|ok) )?how many (?:of (?:the others|the other ones|these|them|those|the songs|the rest) )?(?:songs |others |ones )?(?:are|have|do|were) (?!left|there|you|in\b)([a-z ]{3,40})$/;
const known =
  /\b(?:do you|you) (?:even |actually )?know what (?:a |an |the )?§ (?:is|are|was|means|sounds like)\b/;
const onlyThat =
  /\b(?:is|are) there (?:one|any|a|some|just one|maybe one)(?: [a-z]{1,9})? (?:with |of |on )?(?:only|just|nothing but|solely)(?: (?:a|an|one|the))? §|\b(?:is|are) (?:any|one|some) of (?:these|them|those) (?:only|just)(?: (?:a|an|one|the))? §/;
const ofWord =
  /\b(?:(?:is|are) there|which|any|does any|do any)(?: [a-z]{1,9}){0,6} (?:about|mentions?|mentioning)(?: (?:a|an|the|my|some))? ([a-z]{3,14})\b/;

/** "Is there any woman in it?", "are there any women singing": who is heard, and not who is wished for. */
const whoIn = new RegExp(
  `^(?:(?:and|so|but|ok) )?(?:is|are) there (?:(?:any|a|some|even|at least|one|also|no) ){0,2}(wom[ae]n|girls?|lad(?:y|ies)|females?|m[ae]n|guys?|blokes?|males?)( (?:singing|singers?|voices?|vocals))?( ${inIt})?$`,
);
const ofMen = /^(?:m[ae]n|guys?|blokes?|males?)$/;

/** "A song with the word corazón in it". */
const ofSaidWord =
  /\b(?:songs?|tracks?|title|titles|one|ones|any|anything|something) (?:with|that (?:has|have|says)|having|which (?:has|says))(?: the)? (?:words?|name) ([\p{L}'’]{3,20})/u;

/** "If you have no kwela you can tell me": of a word that no music here is found by. */
const ifNone = /\bif you (?:have|got|dont have|havent got)(?: (?:no|any|none|not|got)){1,2} ([a-z]{4,14})\b/;

/** To hear the truth is asked for, in so many words. */
const truth =
  /\b(?:tell me|say|be|just) (?:me )?(?:the |it )?(?:truth|honest|honestly|frankly|straight|plainly)\b|\b(?:just |please )?(?:say|admit|tell me) (?:it |so |that )?(?:you|if you|when you) (?:dont|do not|havent|have not|have no)\b|\b(?:all right|alright|ok|okay|fine) (?:to say|if you say|you can say) (?:no|so)\b|\byou can (?:tell|say)(?: me)?(?: so| no| it)?\b|\byes or no\b/;
const rule =
  /\b(?:what|which) (?:rule|rules|wish|wishes|part|parts|thing|things|one|of it|of that|of my wishes) (?:did|do|could|can|have|was|were|is|are) (?:you )?(?:not|it not|never|nt|broken|missing|relaxed)\b|\b(?:what|which)(?: [a-z]{2,8})? (?:did|could|do|can|have) you not (?:keep|kept|hold|held|find|found|do|follow|manage)\b|\b(?:what|which)(?: [a-z]{2,8})? (?:couldnt|didnt|cant) you (?:keep|hold|find|do|follow|manage)\b|\bwhat (?:is|was) (?:missing|not kept|left out|relaxed)\b/;

const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'language', 'era', 'keyword']);

/** What is asked, or said, of something that is not there, or may not be: "do you have klezmer or not?", "I don't hear any tango". */
export function asksWhetherThere(
  message: Message,
  { brief, mix }: { brief: Brief | null; mix: ShownMix },
): AskedAside | null {
  const sentences = sentencesOf(message).map((one) => saidIn(message, one, brief));
  const wanted = (brief?.wanted ?? []).filter(({ kind }) => ofSound.has(kind));
  const isWanted = (trait: Trait) =>
    wanted.some(({ kind, value }) => kind === trait.kind && value === trait.value);
  const asked = (
    question: Partial<MixQuestion> & Pick<MixQuestion, 'about'>,
    taken: readonly Sentence[],
  ): AskedAside => ({
    question: { positions: [], trait: null, ...question },
    taken,
  });
  for (const one of sentences) {
    const traits = one.traits.filter(isWanted);
    const [trait, ...others] = traits;
    const isMissed = missing.some((pattern) => pattern.test(one.text));
    const isAsked =
      whether.some((pattern) => pattern.test(one.text)) && (one.isMarked || truth.test(one.text));
    if (trait !== undefined && (isMissed || isAsked))
      return asked(
        {
          ...({ about: 'notThere', trait } as const),
          ...(others.length > 0 && { others }),
          ...(isMissed && { isSaid: true as const }),
          ...(one.group !== undefined && { name: one.group }),
        },
        sentences.filter((other) => other === one || goesWith(other, traits)),
      );
  }
  for (const [at, one] of sentences.entries()) {
    const [trait, ...others] = one.traits;
    const before = sentences[at - 1];
    const [namedBefore] = before?.text === '§' ? before.traits : [];
    if (before !== undefined && namedBefore !== undefined && inThem.test(one.text))
      return asked({ about: 'having', trait: namedBefore }, [
        ...[before, one],
        ...sentences.filter(({ text }) => truth.test(text)),
      ]);
    if (trait !== undefined && whence.test(one.text)) {
      const rid = sentences.filter(({ text }) => unasked.test(text));
      const question = isWanted(trait)
        ? ({ about: 'whyHeard', name: trait.value } as const)
        : ({ about: 'uncalled', trait } as const);
      return {
        ...asked(question, [one, ...rid]),
        ...(rid.length > 0 && { instead: `No ${nameOf(trait)}` }),
      };
    }
    const counted = trait === undefined ? howMany.exec(one.text)?.[1] : undefined;
    if (counted !== undefined) return asked({ about: 'uncounted', name: counted }, [one]);
    const isAsking = one.isMarked || (opensAsking.test(one.text) && / or not$/.test(one.text));
    if (trait !== undefined && isAsking) {
      const further = others.length > 0 ? { others } : {};
      if (known.test(one.text)) return asked({ about: 'known', trait }, [one]);
      if (onlyThat.test(one.text)) return asked({ about: 'only', trait }, [one]);
      const isOfVoices = trait.kind === 'vocals' && one.isMarked && anyVoices.test(one.text);
      if (inMix.test(one.text) || isOne.test(one.text) || isOfVoices)
        return asked({ about: 'having', trait, ...further }, [one]);
    }
    const who = whoIn.exec(one.text);
    if (who !== null && (who[2] !== undefined || who[3] !== undefined)) {
      const value = ofMen.test(who[1] ?? '') ? 'male vocals' : 'female vocals';
      return asked({ about: 'having', trait: { kind: 'vocals', value } }, [one]);
    }
    const inTitle =
      one.isMarked || one.text.includes('is there') ? ofSaidWord.exec(one.text)?.[1] : undefined;
    if (inTitle !== undefined) return asked({ about: 'titled', name: inTitle }, [one]);
    const word = trait === undefined && one.isMarked ? ofWord.exec(one.text)?.[1] : undefined;
    if (word !== undefined && inside.test(one.text)) return asked({ about: 'titled', name: word }, [one]);
  }
  const unknown = sentences.filter(({ text }) => ifNone.test(text));
  const [first] = unknown;
  const word = ifNone.exec(first?.text ?? '')?.[1];
  if (word !== undefined && !commonWords.has(word))
    return asked(
      { about: 'notThere', name: word },
      sentences.filter((one) => one === first || truth.test(one.text)),
    );
  const isRule = sentences.filter(({ text }) => rule.test(text));
  if (isRule.length > 0) return asked({ about: 'unkept' }, isRule);
  const isTruth = sentences.filter(({ text }) => truth.test(text));
  const isUnkept = isTruth.length > 0 && (mix.relaxed?.length ?? 0) > 0 && wanted.length > 0;
  return isUnkept && sentences.every(({ traits }) => traits.length === 0)
    ? asked({ about: 'unkept' }, isTruth)
    : null;
}

/** Says the same once more, or asks for the truth of it. */
const goesWith = ({ text, traits }: Said, missed: readonly Trait[]): boolean =>
  traits.some((one) => missed.some(({ value }) => value === one.value)) || truth.test(text);

function saidIn(message: Message, sentence: Sentence, brief: Brief | null): Said {
  const traits: Trait[] = [];
  const said: string[] = [];
  let group: string | undefined;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const word = wordAt(message, at);
    if (word === '') continue;
    if (groups.has(word)) group = `a ${wordAt(message, at - 1)} ${word.replace(/s$/, '')}`;
    const named = message.named.find(({ from, to }) => from <= at && at < to);
    const held = named ?? heldBy(word, brief);
    if (held === undefined) {
      said.push(word);
      continue;
    }
    const trait = { kind: held.kind, value: held.value };
    if (named === undefined || named.from === at || at === sentence.from) {
      traits.push(trait);
      said.push('§');
    }
  }
  return {
    ...sentence,
    traits,
    ...(group !== undefined && { group }),
    text: said.join(' ').replace(/§ (?:songs?|music|bands?|tunes?|playlists?|singers?)\b/g, '§'),
  };
}

const groups = new Set(['band', 'bands', 'orchestra', 'orchestras', 'ensemble', 'ensembles']);

/** A language, or a word of the listener's own that stands among the wishes. */
function heldBy(word: string, brief: Brief | null): Trait | undefined {
  const language = languageOf(word);
  if (language !== undefined) return { kind: 'language', value: language };
  return brief?.wanted.find(({ kind, value }) => kind === 'keyword' && value.toLowerCase() === word);
}
