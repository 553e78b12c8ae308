/** Genres that are named for what plays in them: whoever knows a track's genre knows that it is there. */
const playedIn: ReadonlyMap<string, readonly string[]> = new Map([
  ['orchestra', ['orchestral']],
  ['piano', ['piano solo']],
  ['guitar', ['classical guitar']],
  ['brass', ['big band', 'marching band']],
]);

/** Canonical genres in which an instrument plays by their very name; mostly none. */
export const genresWith = (instrument: string): readonly string[] => playedIn.get(instrument) ?? [];
