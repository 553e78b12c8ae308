import type { Edit, ShownMix } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { type Message, wordAt } from '../../message.ts';
import type { Positions } from './read-positions.ts';

const findAway = createCueFinder<'away'>({
  away: `
    (keep|leave|take|put|hold)
    (drop|remove|lose|ditch|delete|skip|no|not|without)
  `,
});

/** In words: a title is not known by one. */
const leastInTitle = 2;
const mostInTitle = 8;

const wordsIn = (title: string): string =>
  ` ${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * "Keep High Score far away from me" of “High Score Held by Mother”: songs that are turned down by the first words of their titles go, and no artist of that
 * name is looked for. `from` are the places of the names.
 */
export function titlesKeptAway(
  message: Message,
  mix: ShownMix | null,
  named: readonly Positions[],
): { edits: Edit[]; from: ReadonlySet<number> } {
  const found = { edits: [] as Edit[], from: new Set<number>() };
  if (mix === null) return found;
  const titles = mix.tracks.map(({ name }) => wordsIn(name));
  const artists = new Set(mix.tracks.map(({ artist }) => wordsIn(artist)));
  for (const { to } of findAway(message.words)) {
    const start = wordAt(message, to) === 'the' ? to + 1 : to;
    if (named.some(({ from, to: end }) => from <= start && start < end)) continue;
    for (let end = start + mostInTitle; end >= start + leastInTitle; end -= 1) {
      const first = message.words[start];
      const last = message.words[end - 1];
      if (first?.isWord !== true || last?.isWord !== true) continue;
      const said = message.text.slice(first.start, last.end);
      // "High Score" is typed as a title.
      if (!/^\p{Lu}/u.test(said) || artists.has(wordsIn(said))) continue;
      const positions = titles.flatMap((title, at) => (title.startsWith(wordsIn(said)) ? [at + 1] : []));
      if (positions.length === 0 || positions.length > mostOut) continue;
      found.edits.push({ op: 'drop', positions });
      found.from.add(start);
      break;
    }
  }
  return found;
}
const mostOut = 3;
