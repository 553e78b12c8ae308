import { making } from './first-sight.ts';

export const texts = {
  mix: (title: string) => `Mix: ${title}`,
  making,
  changing: 'Changing the mix…',
  isThere: (tracks: number) => `Mix of ${trackCount(tracks)} is there.`,
  removed: (name: string) => `${name} is removed.`,
  notMade: 'The mix could not be made.',
  notChanged: 'The mix could not be changed.',
  tracks: trackCount,
  length: (tracks: number, durationMs: number) => `${trackCount(tracks)} · ${duration(durationMs)}`,
  none: 'No track was found that holds what was asked.',
  showMix: 'Show mix',
  hideMix: 'Hide mix',
  showAll: (tracks: number) => `Show all ${tracks}`,
  showFewer: 'Show fewer',
  another: 'Another mix',
  undo: 'Undo change',
  undone: 'The change is undone.',
  axis: { valence: 'Brightness', energy: 'Energy' },
  order: (name: string, place: number, of: number) => `Move ${name}, ${place} of ${of}`,
  playAll: 'Play all',
  playFrom: 'Play from here',
  playFromTrack: (name: string) => `Play from ${name} on`,
  playNext: 'Play next',
  playTrackNext: (name: string) => `Play next: ${name}`,
  comesNext: (name: string) => `${name} comes next.`,
  queue: 'Add to queue',
  queueTrack: (name: string) => `Add to queue: ${name}`,
  queued: (name: string) => `${name} is in the queue.`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTrackUp: (name: string) => `Move ${name} up`,
  moveTrackDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  save: 'Save',
  saving: 'Saving…',
  isSaved: 'Saved',
  update: 'Update playlist',
  savedAs: (found: number, asked: number) =>
    found === asked
      ? `Saved as a private playlist, all ${asked} tracks found there:`
      : `Saved as a private playlist; of ${asked} tracks ${found} were found there:`,
  savedBefore: 'The saved playlist is as the mix was before:',
  notSaved: 'The mix could not be saved.',
  needsPermission: 'To save it, Attune needs your leave to make private playlists in your account.',
  allow: 'Allow it',
  takeAlong: 'Take it along',
  downloadJspf: 'Download JSPF',
  downloadM3u8: 'Download M3U8',
  copy: 'Copy as text',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
  options: (name: string) => `More about ${name}`,
  keep: 'Keep',
  kept: 'Kept',
  keepTrack: (name: string) => `Keep ${name}`,
  moreLike: 'More like this',
  moreLikeTrack: (name: string) => `More like ${name}`,
  remove: 'Remove',
  removeTrack: (name: string) => `Remove ${name}`,
  why: 'Why it is here',
  sounds: 'What is known',
  checked: 'Held against what was asked',
  opensInNewTab: '(opens in a new tab)',
  allHeld: (count: number) => {
    if (count === 1) return 'What was asked is held';
    return count === 2 ? 'Both wishes held' : `All ${count} wishes held`;
  },
  someHeld: (held: number, asked: number) => `${held} of ${asked} wishes held`,
  notFound: (names: readonly string[]) => `Not found: ${names.join(', ')}`,
  someNearly: (count: number) => `${count} nearly`,
  someRelaxed: (count: number) => `${count} relaxed`,
  /** What no wish asked for, such as that no artist comes more than twice. */
  rulesRelaxed: (count: number) => (count === 1 ? '1 rule not kept' : `${count} rules not kept`),
  someUnknown: (count: number) => `${count} cannot be told`,
  madeForMood: 'Made for your mood',
  asked: 'Asked',
  held: 'Held',
  nearly: 'Nearly held',
  relaxed: 'Not held',
  /** Held against what nobody asked for. */
  besides: 'Besides',
  unknown: 'Cannot be told',
  ofTracks: (tracks: number) => `for ${trackCount(tracks)}`,
} as const;

function trackCount(tracks: number): string {
  return tracks === 1 ? '1 track' : `${tracks} tracks`;
}

/** As people say it: `48 min`, `1 h 06`. */
export function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const rest = minutes % 60;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
}
