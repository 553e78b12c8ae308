import type { Brief, ShownTrack } from '@attune/contract';
import { neighboursOf } from '@attune/vocabulary';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { listed, nameOf, refusalOf } from './describe-changes.ts';
import { type HeldMusic, nearestHeld } from './held-music.ts';
import { called, capital, quoted, some, songs } from './tell-tracks.ts';

const mostNamed = 3;

type Trait = NonNullable<MixQuestion['trait']>;

const ofTrait = ({ facts }: ShownTrack, { kind, value }: Trait): boolean =>
  (kind === 'instrument' ? facts?.instruments : kind === 'genre' ? facts?.genres : facts?.vocals)?.includes(
    value,
  ) === true;

/** What is there in its place: with an instrument of its family, with something else that was wished for, or just the first. */
function nearestTo(trait: Trait, tracks: readonly ShownTrack[], brief: Brief | null): string {
  const family =
    trait.kind === 'instrument'
      ? neighboursOf('instrument', trait.value).map((value) => ({ kind: trait.kind, value }))
      : [];
  const wished = (brief?.wanted ?? []).filter(
    ({ kind, value }) => kind !== trait.kind || value !== trait.value,
  );
  for (const one of [...family, ...wished]) {
    const track = tracks.find((song) => ofTrait(song, one));
    if (track !== undefined) return ` The nearest there is: ${called(track)}, with ${nameOf(one)}.`;
  }
  const [first] = tracks;
  const kind = first?.facts?.genres?.[0];
  return first === undefined || kind === undefined
    ? ''
    : ` What I put there instead is ${kind}, as ${called(first)}.`;
}

/** Whether what was wished for is there: the truth of it, and what is nearest. */
export function tellNotThere(
  { trait, others = [], isSaid, name: said }: MixQuestion,
  mix: AskedMix,
  brief: Brief | null,
  held?: HeldMusic,
): string {
  if (trait === null)
    return said === undefined ? tellUnkept(mix) : `No, no ${said} here that I know of, and I am sorry.`;
  const { tracks, relaxed = [] } = mix.shown;
  const name = [...new Set([trait, ...others].map(nameOf))].slice(0, mostNamed).join(' or ');
  const having = tracks.filter((_, at) => mix.has[at] === true);
  if (having.length > 0) {
    const count = having.length === 1 ? 'One' : `${having.length}`;
    const has = having.length === 1 ? 'has' : 'have';
    // "Brass bands" are more than brass.
    if (said !== undefined)
      return `${capital(name)} I do find, in ${having.length} of ${songs(tracks.length)}, and none of them is told to be ${said}. I am sorry.`;
    if (having.length === tracks.length)
      return trait.kind === 'genre'
        ? `As far as is known all ${songs(tracks.length)} are ${name}${kindsIn(tracks, name)}.`
        : `As far as is known all ${songs(tracks.length)} have ${name} in them.`;
    const isOfIt =
      trait.kind === 'genre' ? `${having.length === 1 ? 'is' : 'are'} ${name}` : `${has} ${name} in it`;
    return `${count} of ${songs(tracks.length)} ${isOfIt}, as far as is known: ${some(having.map(quoted), mostNamed)}.`;
  }
  const isUnknown = tracks.every((_, at) => (mix.has[at] ?? null) === null);
  const isGone = relaxed.some(({ what }) => what === nameOf(trait));
  if (isUnknown && !(isGone && trait.kind !== 'language'))
    return `I looked for ${name}, and nobody has written down which songs here are that. So I cannot promise you any, I am sorry.`;
  const lead =
    isSaid === true ? `You are right, there is no ${name} in this.` : `No, there is no ${name} here.`;
  if (held === undefined) return `${lead} I looked, and I am sorry.${nearestTo(trait, tracks, brief)}`;
  const count = held.count(trait) ?? 0;
  if (count > 0) return `${lead} I am sorry.${keptOut(trait, count, brief)}`;
  const near = nearestHeld(trait, held);
  const nearest =
    near.length === 0 ? nearestTo(trait, tracks, brief) : ` The nearest I have is ${listed(near)}.`;
  return `${lead} I looked through all I have, and I am sorry.${nearest}`;
}

/** "African music: afrobeat": the narrower names that the songs of a kind go by. */
function kindsIn(tracks: readonly ShownTrack[], name: string): string {
  const kinds = [...new Set(tracks.flatMap(({ facts }) => facts?.genres?.slice(0, 1) ?? []))];
  return kinds.includes(name) || kinds.length === 0 ? '' : `: ${some(kinds, mostNamed)}`;
}

/** There are songs of it, and the rest of what was asked for leaves them out. */
function keptOut(trait: Trait, count: number, brief: Brief | null): string {
  const refused = (brief?.avoided ?? []).map(refusalOf).slice(0, mostNamed);
  const others = (brief?.wanted ?? [])
    .filter(({ kind, value }) => kind !== trait.kind || value !== trait.value)
    .map(nameOf)
    .slice(0, mostNamed);
  const why = refused.length > 0 ? refused : others;
  const beside = why.length === 0 ? 'the mood' : listed(why);
  return ` I have ${songs(count)} of it, and beside ${beside} none of them fitted. Say what may go, and they come.`;
}

const mostUnkept = 3;

/** Which wishes the mix could not hold, and why. */
export function tellUnkept({ shown: { relaxed = [] } }: AskedMix): string {
  if (relaxed.length === 0) return 'As far as I know the mix keeps to all you asked for.';
  // What was named weighs more than how near the mood comes.
  const named = relaxed.filter(({ why }) => !why.includes(':'));
  const told = (named.length > 0 ? named : relaxed).slice(0, mostUnkept);
  const [only] = told;
  const why = told.length === 1 && only !== undefined ? `: ${only.why.replace(/^.*: /, '')}` : '';
  return `Honestly, I could not keep to ${listed(told.map(({ what }) => what))}${why}. I am sorry.`;
}

/** "Is there any song about a boat?": titles are known, and no words. */
export function tellTitled(tracks: readonly ShownTrack[], name: string): string {
  const stem = plain(name).replace(/(?:s|es)$/, '');
  const found = tracks.filter(({ name: title }) =>
    plain(title)
      .split(/[^\p{L}]+/u)
      .some((word) => word === plain(name) || word.replace(/(?:s|es)$/, '') === stem),
  );
  return found.length === 0
    ? `No title here has “${name}” in it, and what they sing of I do not know.`
    : `By the title, ${some(found.map(called), mostNamed)}. What they sing of I do not know.`;
}

/** "Is there one song with only a guitar?" */
export function tellOnly(tracks: readonly ShownTrack[], trait: MixQuestion['trait']): string {
  if (trait === null) return 'That I cannot tell from what is known of these songs.';
  const name = nameOf(trait);
  const played = tracks.filter((song) => ofTrait(song, trait));
  const alone = played.filter(
    ({ facts }) =>
      (facts?.vocals ?? ['?']).length === 0 && facts?.instruments?.every((one) => one.endsWith(trait.value)),
  );
  if (alone.length > 0)
    return `${capital(some(alone.map(called), mostNamed))}: nothing but ${name}, as far as is known.`;
  const unsung = played.filter(({ facts }) => facts?.vocals?.length === 0);
  const [barest] = (unsung.length > 0 ? unsung : played).toSorted(
    (one, other) => (one.facts?.instruments?.length ?? 0) - (other.facts?.instruments?.length ?? 0),
  );
  const rest = barest === undefined ? '' : ` The barest with it is ${called(barest)}.`;
  return `None of these is ${name} alone, as far as is known.${rest}`;
}

/** "Do you know what a cornet is?" */
export function tellKnown({ trait }: MixQuestion, { shown: { tracks }, has }: AskedMix): string {
  if (trait === null) return 'I know it only by its name.';
  const having = tracks.filter((_, at) => has[at] === true);
  const here =
    having.length > 0
      ? `Here it is in ${some(having.map(quoted), mostNamed)}.`
      : 'In this mix I know of no song with it, I am sorry.';
  return `Yes, I know ${nameOf(trait)}, and look for it by that name. ${here}`;
}

/** In small letters without accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
