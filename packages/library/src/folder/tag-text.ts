/**
 * Control characters, and the ones that turn the direction of writing: a title could otherwise rearrange the words around it.
 */
const unwanted = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Characters of a name that are kept; tags hold whole essays at times. */
const longestName = 200;
/** So many values of one tag are read. */
export const mostValues = 20;

/** Text of a tag as it may be kept and shown; `null` where nothing is left of it. Tags are written by strangers. */
export function tagText(value: unknown, longest = longestName): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, longest * 4)
    .normalize('NFC')
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, longest).join('').trimEnd();
}

/** What stands between the values of one text, or what tells them apart. */
type Separator = RegExp | ((text: string) => readonly string[]);
const split = (text: string, separator: Separator): readonly string[] =>
  typeof separator === 'function' ? separator(text) : text.split(separator);

/** Several values of one tag, each once; players write them as a list or with separators in one text. */
export function tagTexts(values: unknown, separator?: Separator): string[] {
  const list: unknown[] = Array.isArray(values) ? values.slice(0, mostValues) : [values];
  const parts = list.flatMap((value): readonly unknown[] =>
    typeof value === 'string' && separator !== undefined ? split(value.slice(0, 1000), separator) : [value],
  );
  return [...new Set(parts.flatMap((part) => tagText(part) ?? []))].slice(0, mostValues);
}

/** A number of a tag within its bounds; a value of 0 often stands for "unknown", and lies outside of them. */
export function tagNumber(value: unknown, from: number, to: number): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && number >= from && number <= to ? number : null;
}
