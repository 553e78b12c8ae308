import type { ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Positions } from '../parts/tracks/read-positions.ts';
import { commonWords } from '../words/common-words.ts';

const longestName = 6;

/**
 * Tracks of the mix named by title, or by who plays them: "drop Wonderwall", "keep the Sade one". A title of one everyday
 * word counts only with its capital.
 */
export function shownNames(message: Message, mix: ShownMix | null): Positions[] {
  if (mix === null || mix.tracks.length === 0) return [];
  const byName = new Map<string, { positions: number[]; isArtist: boolean }>();
  for (const [at, { name, artist }] of mix.tracks.entries()) {
    add(byName, keyOf(withoutRemarks(name)), at + 1, false);
    add(byName, keyOf(artist), at + 1, true);
  }
  const found: Positions[] = [];
  const keys = message.words.map(({ start, end }) => lettersOf(message.text.slice(start, end)));
  for (let from = 0; from < message.words.length; from += 1) {
    if (message.words[from]?.isWord !== true) continue;
    for (let to = Math.min(message.words.length, from + longestName); to > from; to -= 1) {
      if (message.words[to - 1]?.isWord !== true) continue;
      const shown = byName.get(withoutArticle(keys.slice(from, to).join('')));
      if (shown === undefined) continue;
      if (isEverydayWord(message.text.slice(message.words[from]?.start, message.words[to - 1]?.end), from))
        continue;
      const after = message.words[to]?.text ?? '';
      const isTrack =
        !shown.isArtist || after === 'one' || after === 'song' || after === 'track' || after === 'ones';
      found.push({ positions: shown.positions, from, to, ofArtist: !isTrack });
      from = to - 1;
      break;
    }
  }
  return found;
}

function add(
  names: Map<string, { positions: number[]; isArtist: boolean }>,
  key: string,
  position: number,
  isArtist: boolean,
): void {
  if (key === '') return;
  const known = names.get(key);
  if (known === undefined) names.set(key, { positions: [position], isArtist });
  else if (known.isArtist === isArtist) known.positions.push(position);
}

/** "Hurt - Remastered 2002" and "Hurt (Live)" are both called "Hurt". */
function withoutRemarks(name: string): string {
  const end = [name.indexOf(' - '), name.indexOf(' ('), name.indexOf(' [')].filter((at) => at > 0);
  return end.length === 0 ? name : name.slice(0, Math.min(...end));
}

/** What a name is compared by: its letters and digits, without accents and a leading "the". */
export function keyOf(name: string): string {
  return withoutArticle(lettersOf(name));
}

const noLetters = /[^\p{L}\p{N}]+/gu;

const lettersOf = (name: string): string => name.normalize('NFKD').toLowerCase().replace(noLetters, '');

function withoutArticle(letters: string): string {
  return letters.startsWith('the') && letters.length > 5 ? letters.slice(3) : letters;
}

function isEverydayWord(typedName: string, from: number): boolean {
  const word = typedName.toLowerCase();
  if (word.length < 3) return true;
  return commonWords.has(word) && (from === 0 || typedName[0] === word[0]);
}
