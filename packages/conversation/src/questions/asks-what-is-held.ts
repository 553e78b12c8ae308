import { type Message, wordAt } from '../message.ts';
import { languageOf } from '../parts/constraints/read-language-sung.ts';
import { regionOf } from '../words/regions.ts';
import { type Sentence, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';

type Trait = NonNullable<MixQuestion['trait']>;

/** A sentence with one sign for what of music it names, and that. */
interface Said extends Sentence {
  text: string;
  traits: readonly Trait[];
  region?: string;
  /** It can be no language: "Korean" asks for songs in it. */
  isPlace?: boolean;
}

const you = '(?:you|u|ya|you guys|they|we)';
const have = '(?:have|got|own|have got|has|carry|stock|know)';
const few =
  '(?: (?:any|a|an|some|the|even|really|actually|just|one|single|such|of|bit|little|good|real|proper)){0,3}';
const filler =
  '(?:(?:so|but|and|then|ok|okay|oh|well|wait|what|hey|no|mate|dude|bro|hold on|really|seriously|honestly) ){0,3}';
const place =
  '(?:here|there|in (?:it|there|here|that box|this box|the box|this app|the app|your (?:collection|library|catalogue|catalog|archive|box|list|lists|store|repertoire)|the (?:collection|library|catalogue|catalog)))';

/** Which of it there is. */
const which: readonly RegExp[] = [
  new RegExp(
    `\\b(?:which|what)(?: (?:kinds?|sorts?|types?|styles?)(?: of)?)? §(?: (?:then|now))? (?:(?:do|did|have|has) )?${you} ${have}\\b`,
  ),
  new RegExp(
    `\\b(?:which|what)(?: (?:kinds?|sorts?|types?|styles?)(?: of)?)? §(?: (?:then|now))? (?:have|has) ${you}\\b`,
  ),
  /\b(?:which|what)(?: (?:kinds?|sorts?|types?|styles?)(?: of)?)? § (?:is|are) there\b/,
  new RegExp(
    `\\bwhat (?:do|have|did) ${you} (?:${have} )?(?:at all )?(?:that is |which is |like |of |from |in )${few} ?§`,
  ),
  new RegExp(`\\bwhat ${you} ${have} (?:that is |of |from )${few} ?§`),
  new RegExp(`\\bhow (?:much|many) § (?:do |have |is |are )?(?:${you}|there)\\b`),
];

/** Whether there is none of it. */
const none: readonly RegExp[] = [
  new RegExp(
    `^${filler}${you} (?:really |actually |even )?(?:dont|do not|havent|have not|aint|aint got|didnt)(?: (?:really|actually|even))?(?: ${have})?${few} §(?: (?:at all|anywhere|either|${place})){0,2}(?: (?:then|huh|hey|right|or what|hau|eh|no|mate)){0,2}$`,
  ),
  new RegExp(
    `^${filler}${you} (?:have|got|have got) (?:no|none of the|not a single|zero) §(?: (?:at all|anywhere|either|${place})){0,2}(?: (?:then|huh|right|or what|eh)){0,2}$`,
  ),
  new RegExp(
    `\\b(?:have|havent|has|hasnt|got) ${you} (?:really |got )?(?:no|not any|not got any|not one|not a single)${few} §`,
  ),
  new RegExp(
    `\\b(?:dont|havent|didnt|do) ${you} (?:really |even |actually |not )?(?:have|got|own) ?(?:no )?${few} §(?: at all| ${place})`,
  ),
  new RegExp(`\\b(?:dont|havent) ${you} (?:really |even |actually )?(?:have|got|own)${few} §`),
  new RegExp(`\\b(?:is|are) there (?:really |actually )?(?:no|not any|not one|not a single)${few} §`),
  new RegExp(`\\b(?:do|did) ${you} not (?:${have})${few} §`),
  new RegExp(`^${filler}there is (?:really |absolutely )?no §(?: ${place})? is there$`),
];
const noneAtAll = new RegExp(
  `^${filler}(?:no|not (?:even )?(?:one|any|a single)(?: bit of| piece of)?) §(?: (?:at all|anywhere|whatsoever|${place})){1,2}$|^${filler}nothing (?:from|with|by|of)(?: (?:the|a|an))? §(?: (?:at all|then|${place})){0,2}$`,
);

/** Whether there is any, of all the music. */
const any: readonly RegExp[] = [
  new RegExp(`\\b(?:is|are) there${few} §(?: [a-z]{1,9}){0,2} ${place.replace('here|there|', '')}`),
  new RegExp(
    `\\b(?:does|do) (?:your|the|this) (?:collection|library|catalogue|catalog|app|service|program|programme|music|box) (?:even |really )?(?:have|know|contain|hold|include|carry)${few} §`,
  ),
  new RegExp(
    `\\bdo ${you} (?:even |actually |really )?(?:have|own|know)${few} §(?: [a-z]{1,9}){0,2} (?:at all|or not|or nothing|yes or no)\\b`,
  ),
  new RegExp(
    `\\bhave ${you} (?:even |actually |really )?(?:got )?${few} ?§(?: [a-z]{1,9}){0,2} (?:at all|or not|yes or no)\\b`,
  ),
  new RegExp(`\\b(?:is|are) there${few} §(?: [a-z]{1,9}){0,2} (?:at all|or not|yes or no|available)\\b`),
  /\b(?:is|are) there (?:really )?(?:such (?:a )?thing as|something like) §/,
  /\b(?:is|are) § (?:a thing|something you have|available)\b/,
  /^(?:(?:just|please) ){0,2}(?:say |tell me )?yes or no(?: then)? §(?: or not)?$/,
];

const ofPlace = new RegExp(
  `\\b(?:(?:do|did) ${you} (?:have|know|own)|have ${you}(?: got)?|is there|are there|got|${you} (?:have|got))${few}(?: (?:anything|something|music|songs|stuff))?(?: (?:from|of|out of))?${few} §`,
);

/** What kinds there are, of whatever. */
const kinds: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|which)(?: other| else)?(?: (?:kinds?|sorts?|types?|styles?|genres?)(?: of)?)?(?: (?:music|styles|genres|songs))? (?:do|have|has|is|are|did) (?:${you}|there)(?: ${have})?(?: (?:then|at all|in total|altogether|in there|here|please|in your (?:box|collection|library|catalogue)|to offer|to choose from)){0,2}$`,
  ),
  /\b(?:list|tell me|show me|name)(?: me)?(?: all)?(?: of)? (?:the |your )?(?:genres|kinds of music|styles)(?: (?:you have|there are|you got|you know))?$/,
  new RegExp(
    `^${filler}what (?:(?:kinds|sorts|types) of )?music (?:have|do) ${you}(?: (?:got|have))?(?: (?:then|at all|here))?$`,
  ),
];
const ofKinds = /\b(?:kinds?|sorts?|types?|styles?|genres?|music)\b/;

/** "It says highlife not found but a list says Highlife, which is true?" */
const saysOtherwise =
  /\b(?:say|says|said|saying|shows?)\b.{0,60}\b(?:not found|missing|none|not there|nothing|no §)\b.{0,80}\b(?:but|and|yet|though|while)\b.{0,80}\b(?:list|lists|playlist|playlists)\b|\b(?:list|lists|playlist|playlists)\b.{0,60}\b(?:say|says|said|called|titled)\b.{0,80}\b(?:but|and|yet|while)\b.{0,60}\b(?:not found|missing|none|not there)\b/;

/** What is asked of all the music there is: "which Latin do you have?", "have you no swing in that box?" */
export function asksWhatIsHeld(message: Message): AskedAside | null {
  const sentences = sentencesOf(message).map((one) => saidIn(message, one));
  const whole = sentences.map(({ text }) => text).join(' ');
  if (saysOtherwise.test(whole)) {
    const trait = sentences.flatMap(({ traits }) => traits)[0] ?? null;
    return { question: { about: 'saysOtherwise', positions: [], trait }, taken: sentences };
  }
  for (const one of sentences) {
    if (asksWhy.test(one.text)) continue;
    const isNamed = one.traits.length > 0 || one.region !== undefined;
    const isAsked = isNamed
      ? which.some((pattern) => pattern.test(one.text)) ||
        none.some((pattern) => pattern.test(one.text)) ||
        // "No jazz at all" without a mark turns it down.
        (one.isMarked && noneAtAll.test(one.text)) ||
        any.some((pattern) => pattern.test(one.text))
      : ofKinds.test(one.text) && kinds.some((pattern) => pattern.test(one.text));
    // "Have you anything from Ghana?": no song is found by that, and so it is told what there is.
    const isOfPlace =
      one.region !== undefined &&
      one.traits.length === 0 &&
      one.isMarked &&
      one.isPlace === true &&
      ofPlace.test(one.text);
    if (!isAsked && !isOfPlace) continue;
    const [trait = null, ...others] = one.traits.filter(
      ({ value }, at, all) => all.findIndex((other) => other.value === value) === at,
    );
    return {
      question: {
        ...({ about: 'held', positions: [], trait } as const),
        ...(others.length > 0 && { others }),
        ...(trait === null && one.region !== undefined && { name: one.region }),
      },
      taken: [one, ...sentences.filter((other) => other !== one && onlyLeads.test(other.text))],
    };
  }
  return null;
}

/** "Why is there no soul in this world" asks for a reason. */
const asksWhy = /^(?:(?:and|but|so) )?(?:why|how come)\b/;
/** "So you don't have. OK." leads to the question and asks for nothing. */
const onlyLeads =
  /^(?:(?:so|ok|okay|oh|well|then|and|but|hau|eh|what|really|hm|hmm|no|you|u|dont|do not|have|it|that|any|none|then|right|fine) ?){1,7}$/;

const leadsName = new Set('which what any something'.split(' '));
const kindsOfTrait: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era']);

function saidIn(message: Message, sentence: Sentence): Said {
  const traits: Trait[] = [];
  const said: string[] = [];
  let region: string | undefined;
  let isPlace = false;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const word = wordAt(message, at);
    if (word === '') continue;
    const named = message.named.find(({ from, to, kind }) => from <= at && at < to && kindsOfTrait.has(kind));
    if (named !== undefined) {
      if (named.from !== at) continue;
      traits.push({ kind: named.kind, value: named.value });
      // "Which Latin" is named as a whole.
      if (leadsName.has(word) && named.to > named.from + 1) said.push(word);
      if (said.at(-1) !== '§') said.push('§');
    } else if (regionOf(word) !== undefined) {
      region ??= word;
      isPlace ||= languageOf(word) === undefined || wordAt(message, at - 1) === 'from';
      if (said.at(-1) !== '§') said.push('§');
    } else if (languageOf(word) !== undefined) {
      traits.push({ kind: 'language', value: languageOf(word) ?? word });
      if (said.at(-1) !== '§') said.push('§');
    } else said.push(word);
  }
  return {
    ...sentence,
    traits,
    ...(region !== undefined && { region, isPlace }),
    text: said
      .join(' ')
      .replace(
        /§ (?:songs?|music|bands?|tunes?|playlists?|singers?|stuff|one|ones|lists?|things?|sound)\b/g,
        '§',
      )
      .replace(/§(?: (?:or|and)(?: (?:any|a|an|some))? §){1,3}/g, '§'),
  };
}
