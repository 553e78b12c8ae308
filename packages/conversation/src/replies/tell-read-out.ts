import type { ShownTrack } from '@attune/contract';
import { broaderThan } from '@attune/vocabulary';
import type { MixQuestion } from '../questions/mix-question.ts';
import { listed } from './describe-changes.ts';
import { called, capital, numbered } from './tell-tracks.ts';

/** Of each song, so that it can be kept in mind. */
const mostInstruments = 4;

/** The songs one after the other, each with what it is played on where that is asked. */
export function tellReadOut({ positions, asks = [] }: MixQuestion, tracks: readonly ShownTrack[]): string {
  return positions
    .flatMap((at) => {
      const track = tracks[at - 1];
      if (track === undefined) return [];
      const name = `${numbered(at)}: ${called(track)}`;
      return [asks.includes('instruments') ? `${name}. ${played(track)}` : `${name}.`];
    })
    .join(' ');
}

function played({ facts }: ShownTrack): string {
  const all = facts?.instruments ?? [];
  const broad = new Set(all.flatMap((one) => broaderThan('instrument', one)));
  const instruments = all.filter((one) => !broad.has(one)).slice(0, mostInstruments);
  return instruments.length === 0
    ? 'Its instruments nobody has written down.'
    : `${capital(listed(instruments))}.`;
}
