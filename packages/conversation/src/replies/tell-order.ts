import type { ShownTrack } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import { called, quoted } from './tell-tracks.ts';

/** What becomes of a song that is to come first, or last. */
export function tellOrder({ positions, name }: MixQuestion, tracks: readonly ShownTrack[]): string {
  const track = tracks[(positions[0] ?? 0) - 1];
  if (track === undefined) return 'Each row has a handle; drag it to where the song belongs.';
  if (name === 'first') return `To hear ${quoted(track)} first, press it; its handle moves it up.`;
  if (name === 'next')
    return `For ${quoted(track)} to come next, its menu has “Play next”; by word I cannot.`;
  if (name === 'last') return `To have ${quoted(track)} last, drag it down by its handle; by word I cannot.`;
  if (name === 'put last') return `${called(track)} comes last now.`;
  if (name === 'put next') return `${called(track)} comes next now.`;
  if (name === 'put top') return `${called(track)} stands at the top now.`;
  return `${called(track)} first, then.`;
}
