import type { Language } from './languages.ts';

const jazz: Language = {
  phrasing: 'period',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'Imaj7 | vi7 | ii7 | V7'],
        [0.8, 'I69 VI7b9 | ii7 V9 | iii7 VI7b9 | ii7 V9'],
        [0.5, 'Imaj9 | iv7 | bIIImaj7 | ii7 V7'],
        [0.6, 'ii9 | V13 | Imaj9 | VI7b9'],
      ],
      closed: [
        [0.7, 'ii9 | V13 | Imaj9 | Imaj9'],
        [0.8, 'iii7 VI7b9 | ii9 V13 | I69 | I69'],
        [0.4, 'iv7 | bVII9 | Imaj9 | I69'],
      ],
      lift: [
        [0.7, 'IVmaj7 | #iv°7 | Imaj7/5 | VI7b9'],
        [0.6, 'III7 | VI9 | II9 | V13'],
        [0.5, 'v7 I7 | IVmaj7 | iv7 bVII9 | ii7 V7'],
      ],
      ending: 'ii9 | V13 | Imaj9',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i7 | iv7 | iiø7 | V7b9'],
        [0.3, 'iv7 | bVII9 | bIIImaj7 | bVImaj7'],
        [0.5, 'i69 | bVI9 V7b9 | i69 | iiø7 V7b9'],
      ],
      closed: [
        [0.4, 'iiø7 | V7b9 | i69 | i69'],
        [0.3, 'bVImaj7 | iiø7 V7b9 | i7 | i69'],
      ],
      lift: [
        [0.5, 'iv7 | bVII9 | bIIImaj7 | bIIImaj7'],
        [0.4, 'bVImaj7 | V7b9 | i7 | iiø7 V7b9'],
      ],
      ending: 'iiø7 | V7b9 | i69',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i9 | i9 | i9 | i11'],
        [0.6, 'i9 | IV9 | i9 | IV9'],
      ],
      closed: [[0.6, 'bIIImaj7 | bVI9 V7b9 | i9 | i9']],
      lift: [
        [0.6, 'bii9 | bii9 | bii9 | bii11'],
        [0.5, 'iv9 | bVII9 | i9 | V7b9'],
      ],
      ending: 'bVI9 | V7b9 | i9',
    },
  ],
};

const bossa: Language = {
  phrasing: 'period',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.8, 'Imaj9 | Imaj9 | II9 | II9'],
        [0.7, 'Imaj9 | vi9 | ii9 | V13'],
        [0.5, 'Imaj7 | #i°7 | ii7 | V7b9'],
        [0.4, 'Imaj7 | iv6 | iii7 | VI7b9'],
      ],
      closed: [
        [0.8, 'ii9 | V13 | Imaj9 | I69'],
        [0.5, 'ii7 | iv6 | Imaj9 | I69'],
      ],
      lift: [
        [0.7, 'IVmaj9 | bVII9 | Imaj9 | VI7b9'],
        [0.5, 'iv7 | bVII9 | bIIImaj7 | ii7 V7b9'],
      ],
      ending: 'ii9 | V13 | I69',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i9 | i9 | iiø7 | V7b9'],
        [0.5, 'i7 | bVII9 | bVImaj7 | V7b9'],
        [0.3, 'i69 | iv7 | bVII9 | bIIImaj7'],
      ],
      closed: [
        [0.4, 'iiø7 | V7b9 | i9 | i69'],
        [0.5, 'bVImaj7 | V7b9 | i9 | i69'],
      ],
      lift: [
        [0.5, 'iv9 | bVII9 | bIIImaj7 | bVImaj7'],
        [0.4, 'bIIImaj7 | bVI9 | iiø7 | V7b9'],
      ],
      ending: 'iiø7 | V7b9 | i69',
    },
  ],
};

const soul: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'Imaj7 | iii7 | IVmaj7 | V9sus4'],
        [0.8, 'I | vi7 | ii7 | V9sus4'],
        [0.6, 'IVmaj7 | iii7 | vi7 | Imaj7'],
        [0.4, 'Imaj9 | III7 | vi9 | ii7 V9sus4'],
        [0.5, 'IVmaj9 | III7 | vi9 | v7 I9'],
      ],
      closed: [
        [0.7, 'ii7 | V9sus4 | Imaj7 | Imaj7'],
        [0.5, 'IVmaj7 | iv6 | Imaj9 | Imaj9'],
      ],
      lift: [
        [0.7, 'IVmaj7 | V | iii7 | vi7'],
        [0.5, 'ii9 | iii7 | IVmaj9 | V9sus4'],
        [0.4, 'vi9 | II9 | IVmaj7 | V9sus4'],
      ],
      ending: 'IVmaj7 | V9sus4 | Imaj9',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i9 | iv9 | i9 | V7#9'],
        [0.5, 'bVImaj7 | V7#9 | i9 | bIIImaj7'],
        [0.3, 'i7 | bVImaj7 | iv7 | V7b9'],
      ],
      closed: [
        [0.4, 'iv9 | V7#9 | i9 | i9'],
        [0.3, 'bVImaj7 | V7b9 | i9 | i9'],
      ],
      lift: [
        [0.5, 'bVImaj7 | bVII | i9 | bIIImaj7'],
        [0.4, 'iv9 | bVII9 | bIIImaj7 | bVImaj7'],
      ],
      ending: 'iv9 | V7#9 | i9',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i9 | IV9 | i9 | IV9'],
        [0.6, 'i9 | v7 | i9 | IV9'],
      ],
      closed: [[0.6, 'bIIImaj7 | IV9 | i9 | i9']],
      lift: [
        [0.6, 'bIIImaj7 | IV9 | v7 | IV9'],
        [0.5, 'bVII | IV9 | bIIImaj7 | IV9'],
      ],
      ending: 'bIIImaj7 | IV9 | i9',
    },
  ],
};

/** Beats to nod to: short loops with a jazz musician's colours. Shared by lo-fi and hip-hop. */
const beats: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'Imaj9 | vi9 | ii9 | V9sus4'],
        [0.6, 'IVmaj9 | iii7 | ii9 | Imaj9'],
        [0.5, 'IVmaj9 | III7 | vi9 | Imaj7/5'],
        [0.8, 'Imaj9 | iii7 | IVmaj9 | V9sus4'],
      ],
      closed: [[0.6, 'ii9 | V9sus4 | Imaj9 | Imaj9']],
      lift: [
        [0.6, 'ii9 | iii7 | IVmaj9 | iv6'],
        [0.7, 'IVmaj9 | V9sus4 | iii7 | vi9'],
      ],
      ending: 'ii9 | V9sus4 | Imaj9',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i9 | bVImaj9 | iv9 | v7'],
        [0.3, 'i9 | iv9 | bVImaj7 | V7#9'],
        [0.5, 'bVImaj9 | v7 | i9 | bIIImaj7'],
      ],
      closed: [[0.4, 'iv9 | v7 | i9 | i9']],
      lift: [
        [0.5, 'iv9 | bVII9 | bIIImaj9 | bVImaj9'],
        [0.3, 'bVImaj9 | iv9 | i9 | v7'],
      ],
      ending: 'iv9 | v7 | i9',
    },
    {
      mode: 'dorian',
      open: [
        [0.5, 'i9 | i9 | IV9 | IV9'],
        [0.6, 'i9 | v7 | IV9 | i9'],
      ],
      closed: [[0.5, 'bIIImaj7 | IV9 | i9 | i9']],
      lift: [[0.5, 'bIIImaj9 | IV9 | v7 | IV9']],
      ending: 'IV9 | v7 | i9',
    },
  ],
};

/** One or two chords for a long time: the rhythm is the story. Shared by funk and afrobeat. */
const vamp: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'mixolydian',
      open: [
        [0.8, 'I9 | I9 | I9 | IV9'],
        [0.7, 'I9 | IV9 | I9 | IV9'],
        [0.9, 'I | bVII | IV | I'],
        [0.8, 'I9 | I9 | v7 | IV9'],
      ],
      closed: [[0.8, 'bVII | IV9 | I9 | I9']],
      lift: [
        [0.8, 'IV9 | IV9 | I9 | I9'],
        [0.7, 'bVII | IV9 | bVII | IV9'],
        [0.8, 'ii7 | v7 | IV9 | V9sus4'],
      ],
      ending: 'bVII | IV9 | I9',
    },
  ],
  minor: [
    {
      mode: 'dorian',
      open: [
        [0.6, 'i9 | IV9 | i9 | IV9'],
        [0.5, 'i9 | i9 | i9 | IV9'],
        [0.7, 'i9 | bVII | IV9 | i9'],
        [0.4, 'i7 | i7 | bIIImaj7 | IV9'],
      ],
      closed: [[0.6, 'bIIImaj7 | IV9 | i9 | i9']],
      lift: [
        [0.6, 'IV9 | IV9 | i9 | i9'],
        [0.5, 'bIIImaj7 | bVII | IV9 | IV9'],
        [0.4, 'v7 | IV9 | v7 | IV9'],
      ],
      ending: 'bVII | IV9 | i9',
    },
  ],
};

const club: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.7, 'Iadd9 | vi7 | IVmaj7 | Vsus4'],
        [0.8, 'IVmaj7 | V | vi7 | Iadd9'],
        [0.6, 'vi7 | IVmaj7 | Iadd9 | V'],
        [0.9, 'Imaj9 | IVmaj9 | Imaj9 | IVmaj9'],
        [0.75, 'ii7 | Iadd9/3 | IVmaj7 | Vsus4', 2],
        [0.65, 'IVmaj9 | iii7 | ii7 | vi7', 2],
        [0.85, 'Iadd9 | V | ii7 | IVmaj7', 2],
        [0.7, 'vi7 | iii7 | IVmaj7 | iii7', 2],
      ],
      closed: [[0.7, 'IVmaj7 | V | Iadd9 | Iadd9']],
      lift: [
        [0.7, 'IVmaj7 | vi7 | V | iii7'],
        [0.8, 'ii7 | vi7 | IVmaj7 | V'],
        [0.75, 'iii7 | IVmaj7 | vi7 | Vsus4', 2],
        [0.85, 'V | IVmaj7 | ii7 | Iadd9/3', 2],
      ],
      ending: 'IVmaj7 | V | Iadd9',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.5, 'i7 | bVImaj7 | bIII | bVII'],
        [0.4, 'i9 | i9 | bVImaj7 | v7'],
        [0.3, 'iadd9 | iv7 | bVImaj7 | v7'],
        [0.55, 'bVImaj7 | bVII | i7 | v7'],
        [0.45, 'iv9 | i9 | bVII | bVImaj7', 2],
        [0.5, 'bIII | bVII | iv7 | i7', 2],
        [0.35, 'i7 | v7 | bVImaj7 | iv7', 2],
        [0.4, 'bVImaj9 | iv9 | bIII | v7', 2],
      ],
      closed: [[0.4, 'bVImaj7 | v7 | i9 | i9']],
      lift: [
        [0.5, 'bVImaj7 | bIII | bVII | v7'],
        [0.4, 'iv9 | bVImaj7 | i7 | bVII'],
        [0.45, 'bIII | iv7 | v7 | bVImaj7', 2],
        [0.55, 'bVII | bVImaj7 | iv9 | bIII', 2],
      ],
      ending: 'bVImaj7 | v7 | i9',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i9 | i9 | IV9 | IV9'],
        [0.65, 'i9 | bVII | i9 | IV9'],
        [0.55, 'v7 | i9 | bVII | IV9', 2],
        [0.6, 'bIIImaj7 | bVII | i9 | IV9', 2],
        [0.65, 'i9 | ii7 | bIIImaj7 | IV9', 2],
      ],
      closed: [[0.6, 'bIIImaj7 | IV9 | i9 | i9']],
      lift: [
        [0.6, 'bIIImaj7 | bVII | IV9 | v7'],
        [0.55, 'v7 | IV9 | bIIImaj7 | bVII', 2],
        [0.65, 'IV9 | v7 | IV9 | bVII', 2],
      ],
      ending: 'IV9 | v7 | i9',
    },
  ],
};

/** Near-static harmony over a tonic pedal. */
const techno: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'mixolydian',
      open: [
        [0.6, 'Isus2 | Isus2 | bVII/T | Isus2'],
        [0.7, 'Iadd9 | Iadd9 | v7 | Iadd9'],
        [0.65, 'Isus4 | Isus4 | Isus2 | IV/T', 2],
        [0.75, 'Iadd9 | IV/T | v7 | IV/T', 2],
        [0.6, 'bVII | bVII | Isus2 | v7', 2],
        [0.7, 'ii7 | ii7 | bVII/T | Iadd9', 2],
      ],
      closed: [[0.6, 'bVII/T | bVII/T | Isus2 | Isus2']],
      lift: [
        [0.6, 'IVsus2 | IVsus2 | Iadd9 | Iadd9'],
        [0.7, 'bVII | bVII | ii7 | v7', 2],
        [0.65, 'v7 | IVsus2 | bVII | IVsus2', 2],
      ],
      ending: 'bVII/T | Isus2 | Isus2',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i7 | i7 | i7 | bVI/T'],
        [0.5, 'iadd9 | iadd9 | iv/T | iadd9'],
        [0.3, 'i7 | i7 | v7 | v7'],
        [0.4, 'bVImaj7 | bVImaj7 | iadd9 | bVII', 2],
        [0.45, 'iv7 | i7 | bVImaj7 | i7', 2],
        [0.35, 'i7 | bVII | iv/T | v7', 2],
        [0.5, 'bIII | iadd9 | bVII | bVI/T', 2],
      ],
      closed: [[0.4, 'bVImaj7 | v7 | i7 | i7']],
      lift: [
        [0.4, 'bVImaj7 | bVImaj7 | i7 | i7'],
        [0.5, 'iv7 | iv7 | i7 | bVII'],
        [0.45, 'bIII | bVII | bIII | iv7', 2],
        [0.35, 'v7 | v7 | bVImaj7 | iv7', 2],
      ],
      ending: 'bVI/T | i7 | i7',
    },
    {
      mode: 'phrygian',
      open: [
        [0.15, 'i | i | bII/T | i'],
        [0.2, 'i | bII | i | bvii'],
        [0.15, 'bII | i | bvii | i', 2],
        [0.2, 'i | bvii | bVI | bII', 2],
        [0.25, 'i | iv | bII/T | bvii', 2],
      ],
      closed: [[0.2, 'bII/T | bII/T | i | i']],
      lift: [
        [0.2, 'bVI | bII | i | i'],
        [0.15, 'iv | bvii | bII | bII', 2],
        [0.25, 'bvii | bVI | iv | bII', 2],
      ],
      ending: 'bII/T | i | i',
    },
  ],
};

export const grooveLanguages = { jazz, bossa, soul, beats, vamp, club, techno };
