import { entryOf } from './vocabulary.ts';

/** A keyword as it stands in a sentence: "songs about trains", "tavern music", "Ethiopian jazz". */
export function keywordName(value: string): string {
  if (value.startsWith('about ')) return `songs ${value}`;
  const last = value.slice(value.lastIndexOf(' ') + 1).toLowerCase();
  return entryOf('genre', last) === undefined ? `${value} music` : value;
}
