import { pitchClass } from './modes.ts';

export interface Chord {
  /** As written: `bVII`, `ii7`, `V/3`. */
  symbol: string;
  /** Pitch classes, the root first, then upwards in thirds. */
  pitchClasses: readonly number[];
  /** What the bass plays: the root, or the tone after the slash. */
  bass: number;
}

const degrees: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };

/** Semitones above the root, for numerals in capitals (major third) and in small letters (minor third). */
const qualities: Readonly<Record<string, { major?: readonly number[]; minor?: readonly number[] }>> = {
  '': { major: [0, 4, 7], minor: [0, 3, 7] },
  '5': { major: [0, 7], minor: [0, 7] },
  '6': { major: [0, 4, 7, 9], minor: [0, 3, 7, 9] },
  '69': { major: [0, 4, 7, 9, 14], minor: [0, 3, 7, 9, 14] },
  '7': { major: [0, 4, 7, 10], minor: [0, 3, 7, 10] },
  '9': { major: [0, 4, 7, 10, 14], minor: [0, 3, 7, 10, 14] },
  '11': { minor: [0, 3, 7, 10, 14, 17] },
  '13': { major: [0, 4, 7, 10, 14, 21] },
  '7b9': { major: [0, 4, 7, 10, 13] },
  '7#9': { major: [0, 4, 7, 10, 15] },
  maj7: { major: [0, 4, 7, 11], minor: [0, 3, 7, 11] },
  maj9: { major: [0, 4, 7, 11, 14] },
  add9: { major: [0, 4, 7, 14], minor: [0, 3, 7, 14] },
  sus2: { major: [0, 2, 7] },
  sus4: { major: [0, 5, 7] },
  '7sus4': { major: [0, 5, 7, 10] },
  '9sus4': { major: [0, 5, 7, 10, 14] },
  '+': { major: [0, 4, 8] },
  '°': { minor: [0, 3, 6] },
  '°7': { minor: [0, 3, 6, 9] },
  ø7: { minor: [0, 3, 6, 10] },
};

const pattern = /^(b|#)?(VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)([^/]*)(?:\/([357T]))?$/;

/**
 * Reads a Roman numeral over a tonic. Degrees count from the major scale in either mode (`bVI` is a minor sixth up);
 * after the slash, `3`, `5` and `7` name the chord tone in the bass and `T` the tonic, a pedal point.
 * @throws {SyntaxError} when it is not a chord we know; the progressions are our own, so that is a misprint.
 */
export function readChord(symbol: string, tonic: number): Chord {
  const match = pattern.exec(symbol);
  const numeral = match?.[2] ?? '';
  const quality = qualities[match?.[3] ?? ''];
  const intervals = numeral === numeral.toUpperCase() ? quality?.major : quality?.minor;
  const degree = degrees[numeral.toUpperCase()];
  if (!match || !intervals || degree === undefined) throw new SyntaxError(`not a chord: ${symbol}`);
  const shift = match[1] === 'b' ? -1 : match[1] === '#' ? 1 : 0;
  const root = pitchClass(tonic + degree + shift);
  const pitchClasses = intervals.map((interval) => pitchClass(root + interval));
  return { symbol, pitchClasses, bass: bassOf(match[4], pitchClasses, root, tonic) };
}

function bassOf(
  slash: string | undefined,
  pitchClasses: readonly number[],
  root: number,
  tonic: number,
): number {
  switch (slash) {
    case '3':
      return pitchClasses[1] ?? root;
    case '5':
      return pitchClasses[2] ?? root;
    case '7':
      return pitchClasses[3] ?? root;
    case 'T':
      return pitchClass(tonic);
    default:
      return root;
  }
}

/** Bars of a progression text: `|` parts bars, blanks part the chords within a bar. */
export function readProgression(text: string, tonic: number): Chord[][] {
  return text.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((symbol) => readChord(symbol, tonic)),
  );
}
