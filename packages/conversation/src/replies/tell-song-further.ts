import type { ShownTrack } from '@attune/contract';
import { broaderThan } from '@attune/vocabulary';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { listed, nameOf } from './describe-changes.ts';
import type { HeldMusic } from './held-music.ts';
import { tellOthers } from './tell-held.ts';
import { capital, numbered } from './tell-tracks.ts';

/** "Yes" or "no" to whether a song is what was named: jazz, a guitar, from the eighties. */
export function verdictOf(
  { positions, trait, others = [], asks = [] }: MixQuestion,
  { has }: AskedMix,
): string {
  // "A guitar or a lute" is answered by what it is.
  if (trait === null || others.length > 0 || asks.includes('alone') || !asks.includes('trait')) return '';
  const answers = positions.map((at) => has[at - 1] ?? null);
  if (answers.includes(true)) return 'Yes, as far as is known. ';
  if (!answers.includes(false)) return '';
  return trait.kind === 'era'
    ? `No, not from the ${nameOf(trait)}. `
    : `No, not that I know: no ${nameOf(trait)}. `;
}

const groups: ReadonlyArray<readonly [string, RegExp]> = [
  ['trio', /\btrio\b/i],
  ['quartet', /\bquartet\b/i],
  ['quintet', /\bquintet\b/i],
  ['duo', /\b(?:duo|twins)\b/i],
  ['choir', /\bchoir\b/i],
  ['orchestra', /\b(?:orchestra|philharmonic|sinfonia|sinfonietta|symphony)\b/i],
  [
    'band',
    /\b(?:bands?|ensemble|brass|strings|brothers|sisters|boys|girls|crew|collective|company|co-operative|nine|five|six|seven)\b|&/i,
  ],
];

/** What the name of an artist tells of how many they are: "The Achterberg Trio"; `null` where it tells nothing. */
export const groupIn = (artist: string): string | null =>
  groups.find(([, pattern]) => pattern.test(artist))?.[0] ?? null;

const mostTold = 10;

/** What else is asked of a song: its instruments, whether that is all of it, where it stands, whether its name was why it came. */
export function tellFurther(
  { trait, asks = [], positions }: MixQuestion,
  asked: readonly ShownTrack[],
  tracks: readonly ShownTrack[],
  held?: HeldMusic,
): string[] {
  const [track] = asked;
  if (track === undefined) return [];
  const wants = new Set(asks);
  const instruments = instrumentsOf(track);
  const group = groupIn(track.artist);
  return [
    ...(wants.has('instruments')
      ? [
          instruments.length === 0
            ? 'Its instruments nobody has written down.'
            : `It is played on ${listed(instruments.slice(0, mostTold))}, as far as is known.`,
        ]
      : []),
    ...(wants.has('alone') && trait !== null ? [aloneIn(track, instruments, nameOf(trait))] : []),
    ...(wants.has('group') && group !== null ? [`By the name, a ${group}; more is not written down.`] : []),
    ...(wants.has('real')
      ? [
          'In Attune’s own music every name is invented, and a program wrote it; what a service brings, people made, as far as it tells.',
        ]
      : []),
    ...(wants.has('place')
      ? [`Yes, it is in this mix: ${listed(positions.map(numbered)).toLowerCase()} of ${tracks.length}.`]
      : []),
    ...(wants.has('purpose')
      ? [
          `Not on purpose: I go by how a song sounds, and the name is a happy chance.${track.reason === undefined ? '' : ` It came for this: ${track.reason}.`}`,
        ]
      : []),
    ...(wants.has('others') ? [tellOthers(track, tracks, held)] : []),
    ...(wants.has('more') ? ['More than that is not written down here.'] : []),
  ];
}

/** "Electric piano" tells more than "piano" beside it. */
function instrumentsOf({ facts }: ShownTrack): string[] {
  const all = facts?.instruments ?? [];
  const broad = new Set(all.flatMap((one) => broaderThan('instrument', one)));
  return all.filter((one) => !broad.has(one));
}

function aloneIn({ facts }: ShownTrack, instruments: readonly string[], name: string): string {
  if (instruments.length === 0) return `Whether it is ${name} alone nobody has written down.`;
  const isSung = (facts?.vocals?.length ?? 0) > 0;
  const others = instruments.filter((one) => !isA(one, name));
  if (others.length === instruments.length) return `There is no ${name} in it that I know of.`;
  if (others.length === 0)
    return isSung ? `It is ${name} alone, and somebody sings.` : `It is ${name} alone, as far as is known.`;
  return `No, not alone: ${listed(others.slice(0, mostTold))} ${others.length === 1 ? 'is' : 'are'} in it too.`;
}

const isA = (instrument: string, name: string): boolean =>
  instrument === name ||
  broaderThan('instrument', instrument).includes(name) ||
  capital(instrument) === capital(name);
