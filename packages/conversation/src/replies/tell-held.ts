import type { ShownTrack } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import { regionOf, regionOfGenre } from '../words/regions.ts';
import type { AskedMix } from './answered-turn.ts';
import { listed, nameOf } from './describe-changes.ts';
import {
  type HeldMusic,
  type HeldSong,
  heldOfFamilies,
  nearestHeld,
  nearestToFamilies,
} from './held-music.ts';
import { capital, quoted, some, songs } from './tell-tracks.ts';

const mostKinds = 10;
const mostNamed = 3;

type Trait = NonNullable<MixQuestion['trait']>;

/** "You don't have African at all?", "which Latin do you have?": of all the music there is, and not of the mix alone. */
export function tellHeld(
  { trait, others = [], name }: MixQuestion,
  { shown: { tracks } }: AskedMix,
  held?: HeldMusic,
): string {
  if (held === undefined) return tellUnseen(trait, name);
  const region = (name === undefined ? undefined : regionOf(name)) ?? (trait && regionOfGenre(trait.value));
  if (region !== undefined && region !== null && (trait === null || held.count(trait) === 0)) {
    const found = heldOfFamilies(held, region.families);
    if (found.length > 0) return `Of ${region.name} I have ${some(found, mostKinds)}. ${offer(found)}`;
    return `No, of ${region.name} there is nothing here that I know of, I am sorry.${nearby(nearestToFamilies(region.families, held))}`;
  }
  if (trait === null) {
    const kinds = held.genres.map((one) => one.name);
    return `What I have is ${some(kinds, mostKinds)}. Name one, and I put it on.`;
  }
  return [trait, ...others]
    .slice(0, mostNamed)
    .map((one) => tellOne(one, tracks, held))
    .join(' ');
}

function tellOne(trait: Trait, tracks: readonly ShownTrack[], held: HeldMusic): string {
  const name = trait.kind === 'era' ? `music of the ${nameOf(trait)}` : nameOf(trait);
  const count = held.count(trait);
  const isHardlyTold = trait.kind === 'language' || /^(?:fe)?male vocals$/.test(trait.value);
  if (count === null || (count === 0 && isHardlyTold))
    return `Whether there are songs with that, ${name}, nobody has written down here, so I cannot say.`;
  if (count === 0)
    return `No, there is no ${name} here that I know of, I am sorry.${nearby(nearestHeld(trait, held))}`;
  const here = tracks.filter(({ facts }) =>
    [...(facts?.genres ?? []), ...(facts?.instruments ?? [])].includes(trait.value),
  );
  if (here.length > 0)
    return `Yes, ${songs(count)} with ${name} in all, and ${here.length} in this mix: ${some(here.map(quoted), mostNamed)}.`;
  return `Yes, there is ${name}: ${songs(count)}. ${offer([name])}`;
}

const offer = ([first = '']: readonly string[]): string => `Say “${first}, please”, and I put it on.`;
const nearby = (found: readonly string[]): string =>
  found.length === 0 ? '' : ` The nearest I have is ${listed(found)}.`;

/** Behind that a mix has none of something: whether there is any beyond it, and what comes nearest. */
export function beyondMix(trait: Trait, held?: HeldMusic): string {
  const count = held?.count(trait) ?? null;
  if (held === undefined || count === null) return '';
  if (count > 0) return ` Beyond this mix I have it, in ${songs(count)}.`;
  if (trait.kind !== 'genre' && trait.kind !== 'instrument') return '';
  const found = nearestHeld(trait, held);
  return ` There is none in all I have${found.length === 0 ? '' : `; the nearest is ${listed(found)}`}.`;
}

/** Of a service that can only be searched it is not known what there is. */
function tellUnseen(trait: MixQuestion['trait'], name?: string): string {
  const asked = trait === null ? name : nameOf(trait);
  return asked === undefined
    ? 'All that the music service has; I find out by looking. Name a kind of music, and I look for it.'
    : `I find out by looking. Say “${asked}, please”, and I look; what is not there, the mix says.`;
}

/** Whoever or whatever is asked after by name, and is not in the mix as it stands. */
export function tellUnknown({ name = 'such name', isSaid }: MixQuestion, held?: HeldMusic): string {
  const found = held?.named(name) ?? [];
  const [first] = found;
  const lead = isSaid === true ? 'You are right, ' : '';
  if (first === undefined)
    return `${capital(`${lead}I see no ${name} in the mix as it is now`)}, and I know nothing else of that name.`;
  const isArtist = lettersOf(first.artist).includes(lettersOf(name));
  const what = kindOf(first);
  if (!isArtist)
    return `“${first.name}” is by ${first.artist}${what}. It is not in the mix as it is now; say “play ${first.name}”, and it comes.`;
  return `${first.artist} is not in the mix as it is now, but I have ${songs(found.length)} of theirs${what}: ${some(found.map(quoted), mostNamed)}. Say “play ${first.artist}”, and they come.`;
}

/** "I see no Henrik Solvay", who is in the mix all the same. */
export function tellHere(
  { name = '' }: MixQuestion,
  { shown: { tracks } }: AskedMix,
  held?: HeldMusic,
): string {
  const isTheirs = (track: ShownTrack) => lettersOf(track.artist).includes(lettersOf(name));
  const here = tracks.flatMap((track, at) => (isTheirs(track) ? [`number ${at + 1}, ${quoted(track)}`] : []));
  const artist = tracks.find(isTheirs)?.artist ?? name;
  const all = held?.named(artist).length ?? 0;
  const more = all > here.length ? ` In all I have ${songs(all)} of theirs.` : '';
  return `${artist} is in it: ${some(here, mostNamed)}.${more} Say “play ${artist}”, and it is that alone.`;
}

const kindOf = ({ facts }: HeldSong): string => {
  const genre = facts?.genres?.[0];
  return genre === undefined ? '' : `, ${genre}`;
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** "Has she other songs?", "is there a list only of him?" */
export function tellOthers(
  { artist }: Pick<ShownTrack, 'artist'>,
  tracks: readonly ShownTrack[],
  held?: HeldMusic,
): string {
  const all = held?.named(artist) ?? [];
  if (all.length === 0) {
    const here = tracks.filter((one) => one.artist === artist).length;
    return `In this mix ${here === 1 ? 'that is the only song' : `there are ${songs(here)}`} of theirs; say “play ${artist}”, and I look for more.`;
  }
  if (all.length === 1) return 'That is the only song of theirs I have.';
  return `I have ${songs(all.length)} of theirs: ${some(all.map(quoted), mostNamed)}. Say “play ${artist}”, and they come.`;
}

/** "It says highlife is not found, and a list says Highlife: which is true?" */
export function tellContradiction({ trait }: MixQuestion): string {
  const name = trait === null ? 'it' : nameOf(trait);
  return `Both, in a way: no single song is told to be ${name}, so the mix found none, and a list may have the word in its title or its text all the same. Open the list and listen; I am sorry for the muddle.`;
}
