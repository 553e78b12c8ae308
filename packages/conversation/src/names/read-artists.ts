import type { Like } from '@attune/contract';
import { type Message, readMessageWords, wordAt } from '../message.ts';
import { findToldWrongly } from '../parts/constraints/put-right.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { isTurnedDown } from '../parts/play/turned-down-command.ts';
import { isRefusedBefore } from '../parts/refused-before.ts';
import { commonWords } from '../words/common-words.ts';
import { findLeads, type Lead } from './artist-leads.ts';
import { likenedSongs } from './likened-songs.ts';
import { listedNames } from './listed-names.ts';
import { addedNames, endsThought, goingNames, preferredNames } from './names-around.ts';
import { losing, namesWished } from './names-wished.ts';
import { isOnScreen } from './on-screen.ts';
import { ownSongs } from './own-songs.ts';
import { isKindOfMusic, isPlace } from './places-and-kinds.ts';
import { illnesses } from './plain-words.ts';
import { isAllForeign, type Name, nameAt, nameTyped } from './read-name.ts';
import { styleWords } from './style-words.ts';
import { isToldName } from './told-names.ts';

/** Whose music there is to be, or to be like. */
interface NamedArtist {
  like: Like;
  words: string;
  from: number;
  to: number;
  /** Somebody well known is called so. */
  isKnown?: true;
  /** Words lead to the name: "asking for Adele", and not "Adele" alone. */
  isLed?: true;
  /** "Like Adele". */
  isLikened?: true;
  /** Where nothing stands yet, to hear them is all it can mean. */
  isAsked?: true;
}

export interface NamedArtists {
  /** Added to what stands, and not to be played alone. */
  isAdded?: true;
  /** Turned down before, and no longer: by the names they were turned down by. */
  allowed?: readonly string[];
  like: NamedArtist[];
  /** `unlike` where the music is not even to be like theirs. */
  avoided: Array<{ name: string; soft: boolean; words: string; from: number; to: number; unlike?: true }>;
}

/** "in the style of Sade", "like Nirvana", "more Björk", "no more Drake", "like Portishead but not Portishead". */
export function readArtists(message: Message): NamedArtists {
  const found: NamedArtists = { like: [], avoided: [] };
  const taken = new Set<number>();
  const leads = findLeads(message.words).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const isInsideLonger = (lead: { from: number; to: number }) =>
    leads.some(
      (other) =>
        other.from <= lead.from && other.to >= lead.to && other.to - other.from > lead.to - lead.from,
    );
  // "No songs similar to Nirvana" turns down nobody called "similar to Nirvana".
  const leadsToLikeness = ({ to }: FoundLead) =>
    leads.some(({ cue, from }) => from === to && cue === 'style');
  const mark = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at < to; at += 1) taken.add(at);
  };
  const isTaken = ({ from, to }: Name) => taken.has(from) || taken.has(to - 1);
  for (const { leadFrom, ...song } of likenedSongs(readMessageWords(message.text))) {
    mark({ from: leadFrom, to: song.to });
    found.like.push({ ...song, isLed: true });
  }
  const added = addedNames(message).filter((name) => !isNoName(message, name, ofList));
  for (const name of [...added, ...preferredNames(message)]) {
    if (taken.has(name.from)) continue;
    mark(name);
    note(found, message, 'more', name, isDeniedAt(message, name.from));
  }
  const led = new Set<number>();
  let isAdded = added.length > 0;
  for (const lead of leads) {
    // "I want songs similar to Imagine" wants nobody called "similar to Imagine".
    if (isInsideLonger(lead) || (lead.cue !== 'style' && leadsToLikeness(lead))) continue;
    if (lead.cue === 'like' && ofPeople.has(wordAt(message, lead.from - 1))) continue;
    // "I keep rehearsing what I'll say" keeps nobody away.
    if (
      lead.cue === 'avoid' &&
      holding.has(wordAt(message, lead.from)) &&
      tellers.has(wordAt(message, lead.from - 1))
    )
      continue;
    for (const name of listAt(message, lead.to, isStrong(message, lead))) {
      if (taken.has(name.from) || isNoName(message, name, lead) || isKept(message, name, lead)) continue;
      if (isDescribed(message, lead) && !isTypedAsName(message, name)) continue;
      mark(name);
      isAdded ||= lead.cue === 'more' && isAdding(message, lead);
      note(found, message, lead.cue, name, isDenied(message, lead));
      led.add(name.from);
    }
  }
  for (const name of listedNames(message)) {
    if (taken.has(name.to - 1) || taken.has(name.from) || isNoName(message, name, ofList)) continue;
    mark(name);
    note(found, message, 'more', name, false);
  }
  for (const name of ownSongs(message, taken))
    note(found, message, 'by', name, isDeniedAt(message, name.from));
  for (const name of [...bannedNames(message, taken), ...goingNames(message)])
    note(found, message, 'avoid', name, false);
  for (const name of wrongNames(message, taken)) note(found, message, 'avoid', name, false);
  // "No American stuff" is of nobody.
  for (const name of styledNames(message, taken))
    if (!isNoName(message, name, ofList)) note(found, message, 'style', name, false);
  for (const name of namesWished(message)) {
    if (isTaken(name) || isNoName(message, name, ofList)) continue;
    mark(name);
    note(found, message, 'more', name, name.isRefused);
  }
  const isNobody = ({ words }: NamedArtist) => contracted.test(words);
  const isTold = (one: NamedArtist) => isToldName(message, one, one.isKnown === true);
  const avoided = found.avoided.filter((one) => !isToldName(message, one, true));
  const like = found.like
    .filter((one) => !isTold(one) && !isNobody(one))
    .map((one) => (led.has(one.from) ? { ...one, isLed: true as const } : one));
  return { like, avoided, ...(isAdded && { isAdded }) };
}

/** "I think I'll bake something". */
const contracted = /^(?:i|you|he|she|we|they|it|that)['’]?(?:ll|ve|re|m|d)$/i;

/** "That's very glum" describes, where "that's very Beatles" names. */
const isDescribed = (message: Message, { from }: FoundLead): boolean => wordAt(message, from) === 'very';
const isTypedAsName = ({ text, words }: Message, { from, isKnown }: Name): boolean =>
  isKnown === true || /^\p{Lu}/u.test(text.slice(words[from]?.start));

const holding = new Set(['keep', 'leave']);
const tellers = new Set(['i', 'we', 'they', 'you', 'to']);

/** "My boss looks like Phil Collins" is about no music. */
const ofPeople = new Set(
  'looks looked look looking dresses dressed talks talked walks walked acts acted shouts shouted snores smells smelled laughs eats behaves behaved'.split(
    ' ',
  ),
);

interface FoundLead {
  cue: Lead;
  from: number;
  to: number;
}

/** A name that no words lead to. */
export const ofList: FoundLead = { cue: 'more', from: 0, to: 0 };

function isStrong(message: Message, { cue, from, to }: FoundLead): boolean {
  if (cue === 'by') return true;
  if (cue !== 'style') return false;
  const words = message.words.slice(from, to).map(({ text }) => text);
  return (
    !['i', 'we', 'think', 'imagine', 'bit', 'very', 'kind', 'if'].includes(words[0] ?? '') &&
    !words.includes('remind') &&
    // "Music like boss fight" may go on with anything.
    (words.at(-1) !== 'like' || nameTyped(message, to) !== undefined)
  );
}

const sent = new Set(['out', 'off', 'away', 'far', 'from', 'for', 'alone', 'until']);

/** "Keep Beres in", "keep Beres", "don't lose Beres", and not "keep Beres out". */
function isKept(message: Message, { to }: Name, { cue, from, to: end }: FoundLead): boolean {
  if (cue !== 'avoid') return false;
  if (losing.has(wordAt(message, from)) && isTurnedDown(message, from)) return true;
  if (!holding.has(wordAt(message, from)) || end > from + 1) return false;
  return !sent.has(wordAt(message, to)) && !sent.has(wordAt(message, to + 1));
}

const adding = new Set('add include in more'.split(' '));

/** "Throw in some Sade", "add Sade": what stands goes on with it. */
const isAdding = ({ words }: Message, { from, to }: FoundLead): boolean =>
  words.slice(from, to).some(({ text }) => adding.has(text));

/** "less like Nirvana", "nothing like Drake", "not in the style of Sade". */
function isDenied(message: Message, { cue, from }: { cue: Lead; from: number }): boolean {
  if (cue === 'by' && isAmongRefused(message, from)) return true;
  if (cue === 'avoid' || cue === 'less') return false;
  // "No more songs like Nirvana", "I don't want anything like Nirvana".
  const isLikened = cue === 'style' || cue === 'like';
  return isDeniedAt(message, from) || (isLikened && isRefusedBefore(message, from));
}

const isDeniedAt = (message: Message, at: number): boolean => denying.has(wordAt(message, at - 1));
const denying = new Set(
  'nothing less not no dont without isnt never nobody noone didnt doesnt wasnt arent aint hardly'.split(' '),
);

const anyOf = new Set('anything everything all songs song ones one stuff tracks those things'.split(' '));
const removing = new Set(
  'drop lose remove skip ditch cut ban avoid delete without no nothing none'.split(' '),
);
const turning = new Set('but just only play add more keep instead then'.split(' '));
const farthestRefusal = 8;

/** "Drop the third and anything by Diana Ross". */
function isAmongRefused(message: Message, at: number): boolean {
  if (!anyOf.has(wordAt(message, at - 1)) && !anyOf.has(wordAt(message, at))) return false;
  for (let back = at - 1; back >= Math.max(0, at - farthestRefusal); back -= 1) {
    const word = wordAt(message, back);
    if (removing.has(word)) return true;
    if (word === '' || turning.has(word)) return false;
  }
  return false;
}

function note(
  found: NamedArtists,
  message: Message,
  lead: Lead,
  { name, from, to, isKnown }: Name,
  denied: boolean,
): void {
  if (illnesses.has(name.toLowerCase())) return;
  const words = message.text.slice(message.words[from]?.start, message.words[to - 1]?.end);
  if (lead === 'avoid' || lead === 'less' || denied) {
    const isUnlike = denied && (lead === 'style' || lead === 'like');
    found.avoided.push({
      ...{ name, soft: lead === 'less', words, from, to },
      ...(isUnlike && { unlike: true as const }),
    });
    return;
  }
  found.like.push({
    ...{ like: { kind: 'artist', name }, words, from, to },
    ...(isKnown === true && { isKnown: true as const }),
    ...(lead === 'like' && { isLikened: true as const }),
  });
}

/** "Common, Nas and LL Cool J". */
export function listAt(message: Message, at: number, strong: boolean): Name[] {
  const names: Name[] = [];
  let next = at;
  let name = nameAt(message, next, strong);
  while (name !== undefined && names.length < 5) {
    names.push(name);
    next = name.to;
    const join = message.words[next]?.text ?? '';
    if (join !== ',' && join !== 'and' && join !== 'or' && join !== '/') break;
    next += 1;
    if (['and', 'or'].includes(wordAt(message, next))) next += 1;
    const following = nameAt(message, next, false);
    name = following?.certain === true ? following : undefined;
  }
  return names;
}

/** "From Japan", and "from the islands": after "from the" a name is known, or typed with a capital. */
function isFromPlace(message: Message, from: number, certain: boolean): boolean {
  const isThe = wordAt(message, from) === 'the' || wordAt(message, from - 1) === 'the';
  const before = wordAt(message, wordAt(message, from - 1) === 'the' ? from - 2 : from - 1);
  return before === 'from' && (isPlace(wordAt(message, from)) || (isThe && !certain));
}

const nobody = new Set(
  `this that it these those them way worries problem thanks idea more one need rush matter clue offence sure yet really too
  so as much many good bad very mind crying talking people person anyone someone everything anything something nothing
  words lyrics singing god hell crap shit ass always usual normal rain sleep work crazy mad fun home dad mum mom baby kids
  women woman men man girls girl boys boy ladies guys females males female male humans children musicians singers composers artists
  bands everyone everybody strangers friends locals
  last old new ok okay ideal cool fine great hits skips ads change changes doubt bueno bro mood mix beats beat sad
  dancing dying being wow heaven magic trash garbage what when how why who where if ending sleepy long short me him her
  american european african british brazilian cuban mexican indian irish scottish asian western eastern nordic scandinavian
  mediterranean caribbean australian canadian foreign local obscure comfort hope warmth peace distraction us you energy life here there
  arsehole asshole bitch bastard idiot fool loser twat dick cunt prick moron muppet mess failure fraud creep hypocrite constant steady tiktok youtube spotify insta instagram radio telly tv love friday monday saturday sunday fridays mondays saturdays sundays christmas`
    .trim()
    .split(/\s+/),
);

export function isNoName(message: Message, name: Name, { cue: lead, ...at }: FoundLead): boolean {
  const { from, to, certain, likely, isKnown } = name;
  // "Beach House" is made of everyday words and of music, and is a band.
  if (isKnown === true && to - from > 1) return false;
  const first = wordAt(message, from);
  if (to === from + 1 && nobody.has(first)) return true;
  if (first === 'something' && isKnown !== true) return true;
  // "By guys who admit it".
  if (!certain && wordAt(message, from + 1) === 'who') return true;
  // "More female rappers": of no name.
  if (isKnown !== true && performers.has(wordAt(message, to - 1)) && !certain) return true;
  // "Music from 70 years", "from long ago".
  if (['years', 'ago'].includes(wordAt(message, to - 1))) return true;
  // "From Scotland or Ireland".
  if (to === from + 1 && isKnown !== true && isPlace(first)) return true;
  const meant = message.named.find((one) => one.from <= from && one.to >= to);
  if (meant !== undefined && !certain) return true;
  if (isKnown !== true && isOfVocabulary(message, from, to)) return true;
  if (isKnown === true && isCalledLikeMusic(message, from)) return true;
  if (isOnScreen(message, from)) return true;
  // "by the legend himself".
  if (first === 'the' && !certain && commonWords.has(wordAt(message, to - 1))) return true;
  if (sungLanguageWords.has(first)) return true;
  // "Something from Sweden" is from a place, and "outlaw stuff" is a kind of music.
  if (isFromPlace(message, from, certain)) return true;
  if (!certain && isKindOfMusic(first)) return true;
  if (lead === 'told') return isKnown !== true;
  if (lead === 'said') return !certain || !endsThought(message, to);
  if (lead === 'more' && movingWords.adjectives.has(first)) return true;
  if (lead === 'by') return false;
  // "Like boss fight", "more analog grit": words of how music sounds, where an artist's would hardly be among them.
  if (!certain && !isStrong(message, { cue: lead, ...at }) && !isAllForeign(message, name)) return true;
  if (lead === 'style' || lead === 'like') return false;
  return !certain && !(lead === 'more' && likely === true);
}

/** "Jungle" and "garage" are kinds of music first; "Bach" only says which. */
const isCalledLikeMusic = (message: Message, at: number): boolean =>
  message.named.some(
    (one) => one.from === at && one.to === at + 1 && one.value.startsWith(wordAt(message, at)),
  );

/** "Country music", "modern rock", "the 1950s": no more than names of music and everyday words. */
function isOfVocabulary(message: Message, from: number, to: number): boolean {
  let named = false;
  for (let at = from; at < to; at += 1) {
    const isNamed = message.named.some((one) => one.from <= at && at < one.to);
    named ||= isNamed;
    if (!isNamed && !commonWords.has(wordAt(message, at))) return false;
  }
  return named;
}

const performers = new Set(
  'rappers rapper singers singer bands band artists voices vocalists musicians duos groups guys girls men women ladies'.split(
    ' ',
  ),
);

const sungLanguageWords = new Set(
  `english spanish portuguese french german italian japanese korean hindi arabic turkish polish dutch indonesian i im greek gaelic irish welsh scots
  hebrew yiddish persian farsi urdu punjabi tamil telugu bengali hindustani carnatic thai vietnamese swahili yoruba igbo zulu ukrainian russian czech
  hungarian romanian serbian croatian bulgarian finnish swedish norwegian danish icelandic catalan basque galician mandarin cantonese tagalog malay latin`
    .trim()
    .split(/\s+/),
);

const bans = new Set('banned forbidden barred outlawed verboten'.split(' '));

/** "Ed Sheeran is banned in this house", "Drake's not allowed". */
function bannedNames(message: Message, taken: ReadonlySet<number>): Name[] {
  return message.words.flatMap(({ text }, at): Name[] => {
    const next = wordAt(message, at + 1);
    const isOut =
      bans.has(next) ||
      (next === 'not' && ['allowed', 'welcome', 'permitted'].includes(wordAt(message, at + 2)));
    if (!isOut || !['is', 'are', 's'].includes(text)) return [];
    for (let from = Math.max(0, at - 4); from < at; from += 1) {
      const name = taken.has(from) ? undefined : nameAt(message, from, false);
      const isNamed = name?.certain === true || name?.likely === true;
      if (name?.to === at && isNamed && !message.named.some((one) => one.from < at && one.to > from))
        return [name];
    }
    return [];
  });
}

/** "That's Phil Collins. I asked for prog": who was not asked for. */
function wrongNames(message: Message, taken: ReadonlySet<number>): Name[] {
  const isToldWrongly = findToldWrongly(message);
  return message.words.flatMap((_, at): Name[] => {
    const name = taken.has(at) || !isToldWrongly(at) ? undefined : nameAt(message, at, false);
    return name?.isKnown === true && !isNoName(message, name, ofList) ? [name] : [];
  });
}

/** "Sade vibes", "Nirvana-ish", "Drake style". */
function styledNames(message: Message, taken: ReadonlySet<number>): Name[] {
  const names: Name[] = [];
  for (const [at, { text }] of message.words.entries()) {
    if (!styleWords.has(text)) continue;
    for (let from = Math.max(0, at - 4); from < at; from += 1) {
      const name = taken.has(from) ? undefined : nameAt(message, from, false);
      if (
        name?.certain === true &&
        name.to === at &&
        !message.named.some((one) => one.from < at && one.to > from)
      ) {
        names.push(name);
        break;
      }
    }
  }
  return names;
}
