import type { BriefLength } from '@attune/contract';

export const texts = {
  card: 'What was heard',
  heard: 'Heard',
  noVocals: 'no vocals',
  avoided: (name: string, isSoft: boolean) => `${isSoft ? 'less' : 'no'} ${name}`,
  like: (name: string) => `like ${name}`,
  likePlaying: 'like what was playing',
  length: (length: BriefLength) =>
    'minutes' in length ? `${length.minutes} minutes` : `${length.tracks} tracks`,
  clean: 'clean lyrics',
  discovery: { familiar: 'things you know', new: 'new to you' },
  isNew: 'new',
  gone: (label: string) => `no longer ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  removed: (label: string) => `Removed: ${label}.`,
  wanted: 'Wanted',
  avoidedTitle: 'Kept away',
  rest: 'Also heard',
  field: 'Where the music leads',
  fieldHint: 'Drag the point, or move it with the arrow keys.',
  brightness: 'Mood of the music',
  energy: 'Energy of the music',
  axis: { dark: 'sombre', bright: 'bright', gentle: 'gentle', wild: 'wild' },
  target: (words: string) => `Music: ${words}`,
  feeling: (words: string) => `You: ${words}`,
  moved: (words: string) => `Music is now ${words}.`,
  path: 'How it gets there',
  pathInShort: { match: 'from the first song', shift: 'step by step' },
  match: 'From the first song',
  shift: 'Step by step, from how I feel',
  lengthTitle: 'How long',
  lengthUsual: 'As usual',
  lengthLong: (length: BriefLength) =>
    'minutes' in length ? hours(length.minutes) : `${length.tracks} tracks`,
  discoveryTitle: 'What to hear',
  discoveryChoice: { any: 'Anything', familiar: 'Things I know', new: 'New to me' },
  cleanTitle: 'Clean lyrics only',
  changed: 'Changed.',
  undo: 'Undo',
  undone: 'Taken back.',
  looking: 'Finding music for this…',
  notFound: 'The music stays as it was.',
} as const;

function hours(minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return `${minutes} minutes`;
  const count = minutes / 60;
  return count === 1 ? '1 hour' : `${count} hours`;
}
