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
      ],
      closed: [[0.7, 'IVmaj7 | V | Iadd9 | Iadd9']],
      lift: [
        [0.7, 'IVmaj7 | vi7 | V | iii7'],
        [0.8, 'ii7 | vi7 | IVmaj7 | V'],
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
      ],
      closed: [[0.4, 'bVImaj7 | v7 | i9 | i9']],
      lift: [
        [0.5, 'bVImaj7 | bIII | bVII | v7'],
        [0.4, 'iv9 | bVImaj7 | i7 | bVII'],
      ],
      ending: 'bVImaj7 | v7 | i9',
    },
    {
      mode: 'dorian',
      open: [
        [0.6, 'i9 | i9 | IV9 | IV9'],
        [0.65, 'i9 | bVII | i9 | IV9'],
      ],
      closed: [[0.6, 'bIIImaj7 | IV9 | i9 | i9']],
      lift: [[0.6, 'bIIImaj7 | bVII | IV9 | v7']],
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
      ],
      closed: [[0.6, 'bVII/T | bVII/T | Isus2 | Isus2']],
      lift: [[0.6, 'IVsus2 | IVsus2 | Iadd9 | Iadd9']],
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
      ],
      closed: [[0.4, 'bVImaj7 | v7 | i7 | i7']],
      lift: [
        [0.4, 'bVImaj7 | bVImaj7 | i7 | i7'],
        [0.5, 'iv7 | iv7 | i7 | bVII'],
      ],
      ending: 'bVI/T | i7 | i7',
    },
    {
      mode: 'phrygian',
      open: [
        [0.15, 'i | i | bII/T | i'],
        [0.2, 'i | bII | i | bvii'],
      ],
      closed: [[0.2, 'bII/T | bII/T | i | i']],
      lift: [[0.2, 'bVI | bII | i | i']],
      ending: 'bII/T | i | i',
    },
  ],
};

export const grooveLanguages = { jazz, bossa, soul, beats, vamp, club, techno };
