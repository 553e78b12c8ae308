import { createHash } from 'node:crypto';

export interface Identity {
  /** The account: the same for every way of typing the same name. */
  id: string;
  /** The name as typed, tidied. */
  displayName: string;
}

/** The longest name, in what a reader would call characters. */
export const nameMaxLength = 60;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes an account out of the name a listener typed. There is no password: this is one person's own machine.
 * @returns `null` for a name without anything to see in it, or one longer than `nameMaxLength`.
 */
export function identify(typedName: string): Identity | null {
  // Control characters and bidi overrides would let one name dress up as another; joiners stay, as emoji need them.
  const displayName = typedName
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[^\p{Cf}\p{Z}]/u.test(displayName)) return null;
  if ([...graphemes.segment(displayName)].length > nameMaxLength || displayName.length > nameMaxLength * 12)
    return null;
  return { id: accountId(displayName), displayName };
}

/** The first letter or emoji of a name, for its portrait. */
export function initialOf(displayName: string): string {
  const [first] = graphemes.segment(displayName);
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

function accountId(displayName: string): string {
  const folded = displayName.normalize('NFKC').toLocaleLowerCase('en');
  const readable = folded
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 20);
  const digest = createHash('sha256').update(folded).digest('hex').slice(0, 10);
  return readable === '' ? `listener_${digest}` : `${readable}_${digest}`;
}
