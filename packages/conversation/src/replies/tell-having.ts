import type { Brief, ShownTrack } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { nameOf } from './describe-changes.ts';
import type { HeldMusic } from './held-music.ts';
import { beyondMix } from './tell-held.ts';
import { lookOf } from './tell-song.ts';
import { called, capital, quoted, some, songs } from './tell-tracks.ts';

const mostNamed = 4;
const count = (number: number) => (number === 1 ? 'one' : `${number}`);

/** Which of the tracks are marked as explicit. */
export function tellMarked(tracks: readonly ShownTrack[]): string {
  const marked = tracks.filter(({ explicit }) => explicit === true);
  const unknown = tracks.filter(({ explicit }) => explicit === undefined).length;
  const [only] = tracks;
  if (tracks.length === 1 && only !== undefined) {
    if (unknown > 0) return `Whether ${quoted(only)} is explicit, the music service does not say.`;
    return `${quoted(only)} is ${marked.length > 0 ? '' : 'not '}marked explicit.`;
  }
  if (unknown === tracks.length) return 'The music service does not say which of them are explicit.';
  const rest = unknown === 0 ? '' : ` Of ${count(unknown)} the music service does not say.`;
  if (marked.length === 0) return `None of the ${songs(tracks.length)} is marked explicit.${rest}`;
  const names = some(marked.map(quoted), mostNamed);
  return `${capital(count(marked.length))} of ${songs(tracks.length)} ${marked.length === 1 ? 'is' : 'are'} marked explicit: ${names}.${rest}`;
}

interface Split {
  having: readonly ShownTrack[];
  lacking: number;
  unknown: number;
}

function splitBy({ shown, has }: AskedMix, positions: readonly number[]): Split {
  const answers = positions.flatMap((at) => {
    const track = shown.tracks[at - 1];
    return track === undefined ? [] : [{ track, answer: has[at - 1] ?? null }];
  });
  return {
    having: answers.flatMap(({ track, answer }) => (answer === true ? [track] : [])),
    lacking: answers.filter(({ answer }) => answer === false).length,
    unknown: answers.filter(({ answer }) => answer === null).length,
  };
}

/** Which of the tracks have what was asked for by name. */
export function tellTrait(
  mix: AskedMix,
  positions: readonly number[],
  trait: MixQuestion['trait'] = null,
  held?: HeldMusic,
): string {
  const { having, lacking, unknown } = splitBy(mix, positions);
  const all = having.length + lacking + unknown;
  const only = positions.length === 1 ? mix.shown.tracks[(positions[0] ?? 0) - 1] : undefined;
  if (only !== undefined) {
    if (unknown > 0) return `That is not written down for ${quoted(only)}.`;
    if (having.length > 0) return `Yes, ${quoted(only)}, as far as is known.`;
    const what = lookOf(only);
    return `No, not as far as is known${what === '' ? '' : `: ${called(only)} is ${what}`}.`;
  }
  if (unknown === all) return 'Nobody has written that down for these songs, so I cannot say.';
  const rest = unknown === 0 ? '' : ` Of ${count(unknown)} nobody has written it down.`;
  if (having.length === all) return `All ${songs(all)}.`;
  if (having.length === 0)
    return `None${unknown === 0 ? ` of the ${songs(all)}` : ' that I know of'}.${rest}${trait === null ? '' : beyondMix(trait, held)}`;
  return `${capital(count(having.length))} of ${songs(all)}: ${some(having.map(quoted), mostNamed)}.${rest}`;
}

/** Why what was asked for by name is not there, as the mix tells it. */
export function tellLack(
  { trait, isBeside, isSaid }: Pick<MixQuestion, 'trait' | 'isBeside' | 'isSaid'>,
  mix: AskedMix,
  brief: Brief | null,
  held?: HeldMusic,
): string {
  if (trait === null) return tellTrait(mix, []);
  const { tracks, relaxed = [] } = mix.shown;
  const name = nameOf(trait);
  if (isSaid === true && isBeside === true) return `You had asked for no ${name}, and I kept to that.`;
  const { having } = splitBy(
    mix,
    tracks.map((_, at) => at + 1),
  );
  const isOf = ({ kind, value }: { kind: string; value: string }) =>
    kind === trait.kind && value === trait.value;
  const why = relaxed.find(({ what }) => what === name || what === `songs of the ${trait.value}`)?.why;
  if (having.length > 0) {
    const more = why === undefined ? '' : ` No more of it: ${why}.`;
    return `${capital(count(having.length))} of ${songs(tracks.length)}: ${some(having.map(quoted), mostNamed)}.${more}`;
  }
  if (brief?.avoided.some(isOf))
    return `You asked for no ${name}. Say “${name} is fine”, and it may come again.`;
  if (why !== undefined)
    return `I looked for ${name}, and the mix could not hold it: ${why}.${beyondMix(trait, held)}`;
  if (brief?.wanted.some(isOf))
    return `I looked for ${name}, and none of these ${songs(tracks.length)} is known to have it.${beyondMix(trait, held)}`;
  return `You have not asked for ${name} so far. Say “${name}, please”, and I look for it.`;
}
