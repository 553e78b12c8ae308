import type { TrackAttributes } from '@attune/local-streaming/music';
import { tempoWords } from './facets.ts';
import { genres, profileOf } from './genres.ts';

/** The share of a playlist's tracks that must have something before the playlist is said to have it. */
export const sharedBy = 0.5;

/** What can be said of one track in single words: genre, era, activities, instruments, tempo, voice. */
export function facetWords(heard: TrackAttributes): readonly string[] {
  return [
    heard.genre,
    // A track whose year nobody knows has none.
    ...(heard.era > 0 ? eraWords(heard.era) : []),
    ...heard.activities,
    ...heard.instruments,
    ...tempoWords(heard.tempoBpm),
    ...vocalWords(heard.vocals),
    ...soundWords(heard),
  ];
}

/** `1980` becomes `1980s` and `80s`, as listeners write it. */
export function eraWords(era: number): readonly string[] {
  return [`${era}s`, `${String(era % 100).padStart(2, '0')}s`];
}

function vocalWords(vocals: TrackAttributes['vocals']): readonly string[] {
  if (vocals === 'none') return ['instrumental'];
  if (vocals === 'rapped') return ['vocals', 'rap'];
  if (vocals === 'choir') return ['vocals', 'singing', 'choir'];
  return vocals === 'wordless' ? ['vocals', 'wordless'] : ['vocals', 'singing'];
}

function soundWords({ acousticness, energy, genre }: TrackAttributes): readonly string[] {
  const words: string[] = [];
  if (acousticness >= 0.7) words.push('acoustic');
  if (profileOf(genre)?.isElectronic) words.push('electronic');
  if (energy >= 0.85) words.push('loud');
  if (energy <= 0.2) words.push('soft');
  return words;
}

const genreNames: readonly string[] = genres;

/** Genres come first, then decades, then what one does to it and how it sounds. */
const rankOf = (word: string) => (genreNames.includes(word) ? 0 : /^\d+s$/.test(word) ? 1 : 2);

/** The words that at least half of the tracks share: genre, decade, then the most shared first. */
export function sharedWords(wordsOfTracks: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const words of wordsOfTracks) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= wordsOfTracks.length * sharedBy)
    .sort(([a, countA], [b, countB]) => rankOf(a) - rankOf(b) || countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word);
}
