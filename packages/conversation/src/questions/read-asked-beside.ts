import type { Brief, ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { type AskedAside, askedOfSongs } from './asked-of-songs.ts';
import { asksAfterRemoval } from './asks-after-removal.ts';
import { asksToPick } from './asks-to-pick.ts';
import { asksWhetherThere } from './asks-whether-there.ts';
import { asksWhyHeard } from './asks-why-heard.ts';
import { deniesVoice } from './denies-voice.ts';
import type { MixQuestion, SongAspect } from './mix-question.ts';

/** What is asked of the mix in a message that may ask for something else as well; `null` where the strict reader knows it better. */
export function readAskedBeside(
  message: Message,
  parts: Parts,
  { brief, mix }: { brief: Brief | null; mix: ShownMix | null },
  strict: { ofMix?: MixQuestion; isUnseen?: true } | null,
): AskedAside | null {
  if (mix === null || mix.tracks.length === 0) return null;
  const around = { brief, mix };
  const removal = asksAfterRemoval(message);
  if (removal !== null) return removal;
  const pick = parts.edits.length === 0 && !isToldByFact(strict?.ofMix) ? asksToPick(message, mix) : null;
  if (pick !== null) return pick;
  const denied = deniesVoice(message, parts, around);
  if (denied !== null) return denied;
  const why = strict?.ofMix === undefined ? asksWhyHeard(message, brief) : null;
  if (why !== null) return why;
  const there = asksWhetherThere(message, around);
  if (there !== null && strict?.ofMix === undefined) return there;
  const ofSongs = askedOfSongs(message, parts, around);
  if (ofSongs === null || (strict?.ofMix !== undefined && !isFuller(ofSongs.question))) return null;
  return ofSongs;
}

/** "Which is best for falling asleep" no fact tells, and one of the songs may be named all the same. */
const isToldByFact = (ofMix: MixQuestion | undefined): boolean =>
  ofMix !== undefined && !(ofMix.about === 'most' && ofMix.name === 'best');

/** What the strict reader tells nothing of. */
const toldHere: ReadonlySet<SongAspect> = new Set<SongAspect>([
  ...(['sound', 'mood', 'singing', 'gender', 'language', 'country'] as const),
]);

/** "Who is the woman singing the first one?" asks for more than its artist. */
const isFuller = ({ asks = [] }: MixQuestion): boolean =>
  asks.length > 1 && asks.some((one) => toldHere.has(one));
