/** Words that only tell one edition of a song from another. */
const edition =
  /remaster|live|mono|stereo|radio edit|version|deluxe|demo|acoustic|remix|edition|session|feat|anniversary/i;

/** A title without its edition: what stands in brackets or behind a dash, where that names one. */
export function songOf(title: string): string {
  let song = title;
  for (const [open, close] of ['()', '[]']) {
    const from = song.indexOf(open ?? '(');
    const to = song.indexOf(close ?? ')', from);
    if (from > 0 && to > from && edition.test(song.slice(from, to)))
      song = song.slice(0, from) + song.slice(to + 1);
  }
  const parts = song.split(' - ');
  const since = parts.findIndex((part, at) => at > 0 && edition.test(part));
  if (since > 0) song = parts.slice(0, since).join(' ');
  return (
    song
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || title
  );
}
