/** After a name these ask for what is like it: "Sade vibes", "Nirvana-ish", "that Drake sort of thing". */
export const styleWords: ReadonlySet<string> = new Set(
  'would vibes vibe kind sort business stuff style ish esque type mood inspired sounding feel ey core'.split(
    ' ',
  ),
);
