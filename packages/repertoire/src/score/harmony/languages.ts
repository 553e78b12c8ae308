import type { ModeName } from '../theory/modes.ts';

/**
 * A phrase of harmony, the valence (0 dark, 1 bright) that it suits best, and the edition of the catalogue it came with:
 * music that was there before must not change.
 */
export type Phrase = readonly [valence: number, bars: string, since?: number];

/** How a style moves in one mode. All phrases of a language have the same number of bars. */
export interface Harmony {
  mode: ModeName;
  /** Phrases that go round, or that end away from home as a question does. */
  open: readonly Phrase[];
  /** Phrases that answer: they end on the tonic. */
  closed: readonly Phrase[];
  /** Phrases for the contrasting section, which set out from another degree. */
  lift: readonly Phrase[];
  /** The last bars of the piece; the last chord is the tonic. */
  ending: string;
}

/**
 * A harmonic language. `loop` styles repeat one phrase through a section, as dance music does; `period` styles pair
 * question and answer.
 */
export interface Language {
  phrasing: 'loop' | 'period';
  phraseBars: number;
  major: readonly Harmony[];
  minor: readonly Harmony[];
}

const pop: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.8, 'I | V | vi | IV'],
        [0.9, 'I | IV | vi | V'],
        [0.6, 'vi | IV | I | V'],
        [0.95, 'Iadd9 | IV | I/3 | IV'],
        [0.5, 'IVmaj7 | V | iii7 | vi'],
        [0.7, 'I | iii | IV | V'],
      ],
      closed: [
        [0.8, 'IV | V | I | I'],
        [0.5, 'ii7 | V | I | I'],
      ],
      lift: [
        [0.8, 'IV | V | vi | I/3'],
        [0.6, 'IV | I/3 | ii7 | V'],
        [0.4, 'vi | iii | IV | Vsus4'],
        [0.9, 'ii7 | IV | I | V'],
      ],
      ending: 'IV | V | I',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.5, 'i | bVI | bIII | bVII'],
        [0.3, 'i | bVII | bVI | bVII'],
        [0.4, 'bVI | bVII | i | i'],
        [0.2, 'i | v | bVI | iv'],
        [0.55, 'i | bIII | bVII | bVI'],
      ],
      closed: [
        [0.5, 'bVI | bVII | i | i'],
        [0.3, 'iv | V | i | i'],
      ],
      lift: [
        [0.5, 'bVI | bIII | bVII | i'],
        [0.6, 'bIII | bVII | iv | bVI'],
        [0.3, 'iv | i | bVI | V'],
      ],
      ending: 'bVI | bVII | i',
    },
  ],
};

const folk: Language = {
  phrasing: 'period',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.8, 'I | IV | I | V'],
        [0.7, 'I | V/3 | vi | IV'],
        [0.9, 'I | I | IV | V'],
        [0.5, 'I | iii | IV | V'],
        [0.4, 'I | vi | ii | V'],
      ],
      closed: [
        [0.8, 'I | IV | V | I'],
        [0.7, 'vi | IV | I/5 V | I'],
        [0.5, 'IV | I/3 | ii V | I'],
        [0.9, 'I | IV | I/5 V | I'],
      ],
      lift: [
        [0.8, 'IV | I | IV | V'],
        [0.4, 'vi | iii | IV | V'],
        [0.6, 'ii | IV | I/3 | Vsus4 V'],
      ],
      ending: 'IV | V | I',
    },
    {
      mode: 'mixolydian',
      open: [
        [0.8, 'I | bVII | IV | I'],
        [0.9, 'I | I | bVII | IV'],
      ],
      closed: [
        [0.8, 'I | bVII | IV | I'],
        [0.9, 'bVII | IV | I | I'],
      ],
      lift: [
        [0.8, 'bVII | IV | I | I'],
        [0.6, 'v | IV | bVII | IV'],
      ],
      ending: 'bVII | IV | I',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i | bVII | bVI | v'],
        [0.3, 'i | iv | i | V'],
        [0.6, 'i | bIII | bVII | iv'],
        [0.2, 'i | bVI | iv | V'],
      ],
      closed: [
        [0.4, 'bVI | bVII | i | i'],
        [0.3, 'i | iv | V | i'],
        [0.6, 'bIII | bVII | v | i'],
      ],
      lift: [
        [0.6, 'bIII | bVII | i | bVI'],
        [0.3, 'iv | i | bVI | V'],
        [0.5, 'bVI | bIII | iv | V'],
      ],
      ending: 'iv | V | i',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i | IV | i | bVII'],
        [0.5, 'i | bVII | IV | i'],
      ],
      closed: [
        [0.6, 'bIII | bVII | IV | i'],
        [0.5, 'i | bVII | v | i'],
      ],
      lift: [
        [0.6, 'bIII | bVII | i | IV'],
        [0.5, 'bVII | IV | bIII | v'],
      ],
      ending: 'IV | v | i',
    },
  ],
};

const classical: Language = {
  phrasing: 'period',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'I | V/3 | vi | V'],
        [0.6, 'I | IV | ii/3 | V'],
        [0.8, 'I | ii7/7 | V7/3 | I V'],
        [0.4, 'I | vi | IV | V'],
        [0.5, 'I | V/3 | IV/3 | V'],
      ],
      closed: [
        [0.7, 'I/3 | IV | I/5 V7 | I'],
        [0.5, 'vi | ii/3 | V7 | I'],
        [0.8, 'I | ii/3 | V7 | I'],
        [0.3, 'iv/3 | I/5 | V7 | I'],
      ],
      lift: [
        [0.5, 'vi | iii | IV | V'],
        [0.7, 'V | vi | II7/3 | V'],
        [0.3, 'ii | V7/3 | I vi | V'],
        [0.6, 'IV | I/3 | ii | V'],
      ],
      ending: 'ii/3 | V7 | I',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.3, 'i | iv | i/3 | V'],
        [0.4, 'i | V/3 | i | V'],
        [0.2, 'i | v/3 | iv/3 | V'],
        [0.5, 'i | bVII | bVI | V'],
        [0.6, 'i | bVI | bIII | V'],
      ],
      closed: [
        [0.3, 'iv | iiø7/3 | V7 | i'],
        [0.4, 'i | bVI | V7 | i'],
        [0.2, 'bVI | iv | i/5 V7 | i'],
        [0.6, 'bIII | iv | V7 | i'],
      ],
      lift: [
        [0.6, 'bIII | bVII | i | V'],
        [0.4, 'bVI | bIII/5 | iv | V'],
        [0.2, 'iv | bVII | bIII | iiø7/3 V'],
      ],
      ending: 'iv | V7 | i',
    },
  ],
};

const cinematic: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'Iadd9 | V/3 | vi7 | IVmaj7'],
        [0.8, 'I | IVadd9/T | I | Vsus4/T'],
        [0.5, 'vi7 | IVmaj7 | Iadd9 | V'],
        [0.4, 'Iadd9 | iii7 | IVmaj7 | iv6'],
      ],
      closed: [
        [0.6, 'IVmaj7 | Vsus4 | Iadd9 | Iadd9'],
        [0.4, 'ii7 | IVadd9 | Iadd9 | Iadd9'],
      ],
      lift: [
        [0.6, 'IVmaj7 | vi7 | ii7 | Vsus4'],
        [0.4, 'ii7 | vi7 | IVmaj7 | Iadd9/3'],
      ],
      ending: 'IVmaj7 | Vsus4 | Iadd9',
    },
    {
      mode: 'lydian',
      open: [
        [0.8, 'Imaj7 | II/T | Imaj7 | II/T'],
        [0.7, 'Imaj9 | II | vi7 | Iadd9/3'],
      ],
      closed: [[0.7, 'vi7 | II | Imaj7 | Imaj7']],
      lift: [
        [0.7, 'vi7 | iii7 | II | II'],
        [0.6, 'iii7 | II | Vmaj7 | vi7'],
      ],
      ending: 'II/T | Imaj7 | Imaj7',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.3, 'iadd9 | bVImaj7 | bIII | v7'],
        [0.4, 'iadd9 | bVII | bVImaj7 | iv7'],
        [0.2, 'iadd9 | iv/T | iadd9 | bVI/T'],
      ],
      closed: [
        [0.3, 'iv7 | bVImaj7 | iadd9 | iadd9'],
        [0.5, 'bVImaj7 | bVII | iadd9 | iadd9'],
      ],
      lift: [
        [0.5, 'bVImaj7 | bIII | bVII | iv7'],
        [0.3, 'iv7 | bVImaj7 | bIII | v7'],
      ],
      ending: 'iv7 | bVImaj7 | iadd9',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i7 | IV/T | i7 | IV/T'],
        [0.5, 'iadd9 | bVII | IV | iadd9'],
      ],
      closed: [[0.5, 'bIIImaj7 | IV | iadd9 | iadd9']],
      lift: [
        [0.5, 'bIIImaj7 | bVII | IV | v7'],
        [0.6, 'bVII | IV | bIIImaj7 | IV'],
      ],
      ending: 'IV/T | v7 | iadd9',
    },
  ],
};

export const songLanguages = { pop, folk, classical, cinematic };
