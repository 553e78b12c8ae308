import type { Like } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, wordAt } from '../message.ts';
import { movingWords } from '../parts/moving-words.ts';
import { commonWords } from '../words/common-words.ts';
import { listedNames } from './listed-names.ts';
import { ownSongs } from './own-songs.ts';
import { isKindOfMusic, isPlace } from './places-and-kinds.ts';
import { type Name, nameAt } from './read-name.ts';
import { styleWords } from './style-words.ts';

export interface NamedArtists {
  /** Turned down before, and no longer: by the names they were turned down by. */
  allowed?: readonly string[];
  like: Array<{ like: Like; words: string; from: number; to: number }>;
  avoided: Array<{ name: string; soft: boolean; words: string; from: number; to: number }>;
}

type Lead = 'style' | 'like' | 'by' | 'avoid' | 'less' | 'more' | 'told';

/** What comes before an artist's name. `style` and `by` call for one; the others only where a name follows. */
const findLeads = createCueFinder<Lead>({
  style: `
    in the (style|vein|manner|spirit|mould|mold|tradition) of
    (similar|close|closer|comparable) to
    (artists|artist|bands|band|singers|people|stuff|music|songs|tracks|something|anything|someone|things|sounds|sounding|acts|vibes|groups|playlist|sound) (that|who|which)? (sounds|sound|similar|more|a bit|a lot)? (like|such as|similar to|along the lines of|inspired by|a la|resembling|reminiscent of)
    (sounds|sound|sounding) (a bit|kinda|sort of|more|just)? like
    along the lines of
    reminiscent of
    inspired by
    (channel|channelling|channeling) (your|my|the|their|a|some)? (inner)?
    (could|might|would|should) (be|have been|almost be) (by|from)
    (think|imagine|bit of|very|kind of) a? (bit)? (like)?
    a la
    à la
    (reminds|remind|reminding) me of
    influenced by
    (if you|i) (like|love|am into|listen to)
    (a|my|huge|big|massive) fan of
    (i|we) (am)? (really|also|usually|normally|mostly|always)? (like|love|adore|listen to|am into|into)
    (fans|fan) of
    same (vibe|vibes|style|energy|feel|sound|vein|lane|family) as
  `,
  like: `
    like
  `,
  by: `
    (something|anything|songs|music|stuff|tracks|some|tunes|more|one|albums|album|a song|few|all) (by|from)
    more (of)? by
  `,
  avoid: `
    (never|dont|do not|stop) (ever|even)? (play|playing|give me|put on|show me|pick) (any|more|anything|any more)? (by|from|of)?
    (no|not|without|never|minus|skip|except|excluding|avoid|besides|hate|dislike|despise|ban|block) (any|more|anything|of|playing|songs|music|stuff|all|too much)? (by|from|of)?
    no more (of|songs by|music by|from|by)?
    (if i hear|if i have to hear|if i get|never want to hear|dont want to hear|dont ever want to hear|dont let me hear) (any|more|any more|another|anything|one more)? (by|from|of|song by)?
    (nothing|none|not anything|never anything|anything but|anything except|everything but|no songs|no music|no tracks|nothing more) (more)? (by|from|of)? (that|this|those|his|her|the)?
    (no more|enough|less|without) (of)? (that|this|those)
    (cant stand|cant bear|dont like|dont play|dont want|do not like|do not play|stop playing|sick of|tired of|bored of|fed up with|fed up of|had enough of|enough of|enough|keep away from|stay away from|not a fan of|not into|get rid of|leave out|take out|drop|lose|ditch|remove|ban|no thanks to|over|done with|allergic to|not in the mood for|dont need|worn out) (any|more|anything|of|songs|music|stuff)? (by|from)?
    instead of
    in place of
    rather than
    (wont|cant|dont|doesnt|cannot|would not|wouldnt|will not|couldnt|do not|does not) (ever|really|even|want to|wanna|want|have to|need to)? (have|stand|bear|abide|take|handle|tolerate|hear|touch|play|listen to|deal with|do|like|want|need|include|put on) (any|more|any more|anything|to|to hear|hearing)? (by|from|of|to)?
    (hates|dislikes|despises|loathes|loathe|detest|detests|leave|keep|kick|throw|chuck|cut|boot|scrap|bin|axe|veto|vetoes|exclude|spare|remove) (us|me|out)? (any|anything|more|all)? (by|from|of)?
    (had|heard|played) (too much|enough|way too much) (of|by|from)?
  `,
  told: `
    (likes|loves|adores|adored|loved|liked|digs|enjoys|prefers|favours|worships|into)
  `,
  less: `
    (less|fewer|not so much|not too much|not as much|a bit less|too much) (of|from|by)?
  `,
  more: `
    (how about|what about|maybe|lastly|finally|also|want|wanted|i want|like some|get some|with some|have some|some|hear some|and some|try|try some|fancy some|need some|want some|want more)
    (more|some more|add|add some|also|include|throw in|mix in|also some|add more|put in|chuck in|add in|get|want|bring in|bit of|lots of|few|slip in|sprinkle in) (some|a bit of|more|songs|stuff|music|tracks|in)? (of|by|from)?
  `,
});

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
  for (const lead of leads) {
    if (isInsideLonger(lead)) continue;
    for (const name of listAt(message, lead.to, isStrong(message, lead))) {
      if (taken.has(name.from) || isNoName(message, name, lead.cue)) continue;
      for (let at = name.from; at < name.to; at += 1) taken.add(at);
      note(found, message, lead.cue, name, isDenied(message, lead));
    }
  }
  for (const name of listedNames(message)) {
    if (taken.has(name.from) || isNoName(message, name, 'more')) continue;
    for (let at = name.from; at < name.to; at += 1) taken.add(at);
    note(found, message, 'more', name, false);
  }
  for (const name of ownSongs(message, taken))
    note(found, message, 'by', name, isDeniedAt(message, name.from));
  for (const name of bannedNames(message, taken)) note(found, message, 'avoid', name, false);
  for (const name of styledNames(message, taken)) note(found, message, 'style', name, false);
  return found;
}

function isStrong(message: Message, { cue, from, to }: { cue: Lead; from: number; to: number }): boolean {
  if (cue === 'by') return true;
  if (cue !== 'style') return false;
  const words = message.words.slice(from, to).map(({ text }) => text);
  return (
    !['i', 'we', 'think', 'imagine', 'bit', 'very', 'kind', 'if'].includes(words[0] ?? '') &&
    !words.includes('remind')
  );
}

/** "less like Nirvana", "nothing like Drake", "not in the style of Sade". */
function isDenied(message: Message, { cue, from }: { cue: Lead; from: number }): boolean {
  if (cue === 'by' && isAmongRefused(message, from)) return true;
  if (cue !== 'like' && cue !== 'style' && cue !== 'by' && cue !== 'more') return false;
  return isDeniedAt(message, from);
}

const isDeniedAt = (message: Message, at: number): boolean => denying.has(wordAt(message, at - 1));
const denying = new Set('nothing less not no dont without isnt never'.split(' '));

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
  { name, from, to }: Name,
  denied: boolean,
): void {
  const words = message.text.slice(message.words[from]?.start, message.words[to - 1]?.end);
  if (lead === 'avoid' || lead === 'less' || denied) {
    found.avoided.push({ name, soft: lead === 'less', words, from, to });
    return;
  }
  found.like.push({ like: { kind: 'artist', name }, words, from, to });
}

/** "Common, Nas and LL Cool J". */
function listAt(message: Message, at: number, strong: boolean): Name[] {
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
  mediterranean caribbean australian canadian foreign local obscure comfort hope warmth peace distraction us you energy life love friday monday saturday sunday christmas`
    .trim()
    .split(/\s+/),
);

function isNoName(message: Message, { from, to, certain, likely, isKnown }: Name, lead: Lead): boolean {
  // "Beach House" is made of everyday words and of music, and is a band.
  if (isKnown === true && to - from > 1) return false;
  const first = wordAt(message, from);
  if (to === from + 1 && nobody.has(first)) return true;
  if (first === 'something' && !certain) return true;
  const meant = message.named.find((one) => one.from <= from && one.to >= to);
  if (meant !== undefined && !certain) return true;
  if (isOfVocabulary(message, from, to)) return true;
  // "by the legend himself".
  if (first === 'the' && !certain && commonWords.has(wordAt(message, to - 1))) return true;
  if (sungLanguageWords.has(first)) return true;
  // "Something from Sweden" is from a place, and "outlaw stuff" is a kind of music.
  if (isFromPlace(message, from, certain)) return true;
  if (!certain && isKindOfMusic(first)) return true;
  if (lead === 'told') return isKnown !== true;
  if (lead === 'more' && movingWords.adjectives.has(first)) return true;
  if (lead === 'style' || lead === 'by' || lead === 'like') return false;
  return !certain && !(lead === 'more' && likely === true);
}

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

const sungLanguageWords = new Set(
  'english spanish portuguese french german italian japanese korean hindi arabic turkish polish dutch indonesian i im'.split(
    ' ',
  ),
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
