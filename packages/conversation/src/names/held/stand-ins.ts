/**
 * Names that nobody bears, of one word and of two. One stands in a message for a name of the listener's library while it is read: its words
 * tell nothing, and the reader takes it for somebody well known.
 */
const first =
  'tuvikesto ombralda kelvatorra marevolka sindaruppo brodumica velamenko tarubilde norvasilla dulemarka palestova rimondeka'.split(
    ' ',
  );
const last =
  'landavik osterluma kravinelle dosmarinda pulvetano mirakolde vestorina baldumero silkanova tremolinda gavrostine ludomarka'.split(
    ' ',
  );

export interface StandIn {
  /** For a name of one word, and for a name of more. */
  one: string;
  two: string;
  words: readonly [string, string];
  /** Either, and what a reader may have left of it. */
  pattern: RegExp;
}

export const standIns: readonly StandIn[] = first.map((one, at) => {
  const other = last[at] ?? '';
  const pattern = new RegExp(`${one}(?: ${other})?|${other}`, 'gi');
  return { one, two: `${one} ${other}`, words: [one, other], pattern };
});

/** One of them in a text, as part of a pattern. */
export const standInPattern = `(?:${first.join('|')})(?: (?:${last.join('|')}))?`;
/** All of them in a text. */
export const allStandIns = new RegExp(standInPattern, 'gi');

/** As keys of known names. */
export const standInKeys: readonly string[] = standIns.flatMap(({ words: [one, other] }) => [
  one,
  one + other,
]);
