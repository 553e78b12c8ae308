/** In characters. */
const mostRead = 120;
const until = new RegExp(
  String.raw`\b(?:until|till|til|up to) (?:about |around |roughly |at least )?` +
    String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o['’]?clock)|\d{1,2}[:.]\d\d|half past|(?:[a-z]{3,6}) o['’]?clock|midnight|noon)\b`,
  'i',
);
const told = new Set(
  "i im i'm ive i've we he she they my our was were worked been awake open closes".split(' '),
);

/** "Could it go on until ten o'clock?", "until 10pm": how long that is takes a clock, which is looked at elsewhere. */
export function asksByTheClock(text: string): boolean {
  const said = text.slice(0, mostRead);
  const found = until.exec(said);
  if (found === null) return false;
  // "I worked until midnight" tells of a night.
  return !said
    .slice(0, found.index)
    .toLowerCase()
    .split(/[^a-z'’]/)
    .some((word) => told.has(word));
}
