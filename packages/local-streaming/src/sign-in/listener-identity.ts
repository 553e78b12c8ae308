import { createHash } from 'node:crypto';
import * as z from 'zod';

export interface Identity {
  /** The account: the same for every way of typing the same name. */
  id: string;
  /** The name as typed, tidied. */
  displayName: string;
}

/** The longest name, in what a reader would call characters. */
export const nameMaxLength = 60;
/** And in UTF-16 units, of which an emoji takes up to a dozen. Checked first: counting characters is slow. */
export const nameMaxUnits = nameMaxLength * 12;

/** A name as a form sends it; one too long to be any is none. */
export const typedNameSchema = z.string().max(nameMaxUnits).catch('');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes an account out of the name a listener typed. There is no password: this is one person's own machine.
 * @returns `null` for a name without anything to see in it, or one longer than `nameMaxLength`.
 */
export function identify(typedName: string): Identity | null {
  if (typedName.length > nameMaxUnits) return null;
  // Control characters and bidi overrides would let one name dress up as another; joiners stay, as emoji need them.
  const displayName = typedName
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[^\p{Cf}\p{Z}]/u.test(displayName)) return null;
  // Composing may make a text longer.
  if (displayName.length > nameMaxUnits || countGraphemes(displayName) > nameMaxLength) return null;
  return { id: accountId(displayName), displayName };
}

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Somebody who has an account at the music's own server. @param key what is that account's alone */
export function identifyAccount({ key, name }: { key: string; name: string }): Identity {
  const displayName = identify(name)?.displayName ?? 'Listener';
  // Names of such accounts may be given by anybody who makes one: too long to make another with the same digest.
  const digest = createHash('sha256').update(`account ${key}`).digest('hex').slice(0, 32);
  return { id: withReadable(displayName.normalize('NFKC').toLocaleLowerCase('en'), digest), displayName };
}

/** The first letter or emoji of a name, for its portrait. */
export function initialOf(displayName: string): string {
  const [first] = graphemes.segment(displayName);
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

function accountId(displayName: string): string {
  const folded = displayName.normalize('NFKC').toLocaleLowerCase('en');
  return withReadable(folded, createHash('sha256').update(folded).digest('hex').slice(0, 10));
}

function withReadable(folded: string, digest: string): string {
  const readable = folded
    .normalize('NFKD')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('_')
    .slice(0, 20);
  return readable === '' ? `listener_${digest}` : `${readable}_${digest}`;
}
