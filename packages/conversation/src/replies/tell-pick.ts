import type { ShownTrack } from '@attune/contract';
import type { Aim } from '../questions/asks-to-pick.ts';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { nameOf } from './describe-changes.ts';
import { lookOf } from './tell-song.ts';
import { called } from './tell-tracks.ts';

const feelings: Readonly<Record<Aim, RegExp>> = {
  slow: /^quiet\b/,
  lively: /^lively\b/,
  bright: /^(?:[a-z]{4,6} and )?bright,/,
};

/** How well a track does what it is to do, by what is known of its tempo and feeling; `null` where nothing is. */
function fitting({ facts, reason = '' }: ShownTrack, aim: Aim): number | null {
  const { tempo } = facts ?? {};
  const felt = feelings[aim].test(reason) ? 30 : 0;
  if (aim === 'bright') return felt === 0 ? null : felt;
  if (tempo === undefined) return felt === 0 ? null : felt;
  return felt + (aim === 'slow' ? -tempo : tempo);
}

function bestFor(aim: Aim, tracks: readonly ShownTrack[]): ShownTrack | null {
  let best: { track: ShownTrack; fit: number } | null = null;
  for (const track of tracks) {
    const fit = fitting(track, aim);
    if (fit !== null && (best === null || fit > best.fit)) best = { track, fit };
  }
  return best?.track ?? null;
}

/** One song of the mix for who asks to have it chosen, and by what it was. */
export function tellPick({ trait, name, isBeside }: MixQuestion, { shown, has }: AskedMix): string {
  const { tracks } = shown;
  const having = trait === null ? [] : tracks.filter((_, at) => has[at] === true);
  if (trait !== null && having.length === 0)
    return `None of these is known to be ${nameOf(trait)}, so I would be guessing. Say “more ${nameOf(trait)}”, and I look for it.`;
  const among = having.length > 0 ? having : tracks;
  const aim = name as Aim | undefined;
  const best = (aim && bestFor(aim, among)) ?? among[0];
  if (best === undefined) return 'There is nothing here yet to choose from.';
  const look = lookOf(best);
  const lead = isBeside === true ? 'Of those before I would take' : 'I would take';
  return `${lead} ${called(best)}${look === '' ? '' : `: ${look}`}.`;
}
