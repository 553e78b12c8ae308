import type { Language } from './languages.ts';

const rock: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'mixolydian',
      open: [
        [0.8, 'I | bVII | IV | I'],
        [0.7, 'I | IV | bVII | IV'],
        [0.6, 'I | bIII | IV | I'],
      ],
      closed: [[0.7, 'bVII | IV | I | I']],
      lift: [
        [0.8, 'IV | bVII | I | I'],
        [0.6, 'bVI | bVII | I | I'],
      ],
      ending: 'bVII | IV | I',
    },
    {
      mode: 'ionian',
      open: [
        [0.8, 'I | V | IV | IV'],
        [0.6, 'I | vi | IV | V'],
        [0.5, 'vi | IV | I | V'],
        [0.9, 'I | IV | I | V'],
      ],
      closed: [[0.7, 'IV | V | I | I']],
      lift: [
        [0.7, 'IV | I | V | vi'],
        [0.5, 'ii | IV | vi | V'],
        [0.4, 'IV | iv | I | V'],
      ],
      ending: 'IV | V | I',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i | bVI | bVII | i'],
        [0.3, 'i | bIII | iv | bVI'],
        [0.5, 'i | bVII | bVI | bVII'],
      ],
      closed: [[0.4, 'bVI | bVII | i | i']],
      lift: [
        [0.4, 'bVI | bVII | bIII | iv'],
        [0.5, 'bIII | bVII | i | bVI'],
      ],
      ending: 'bVI | bVII | i',
    },
    {
      mode: 'dorian',
      open: [
        [0.55, 'i | bVII | IV | i'],
        [0.6, 'i | IV | bVII | i'],
      ],
      closed: [[0.6, 'bVII | IV | i | i']],
      lift: [[0.5, 'bIII | IV | bVII | i']],
      ending: 'bVII | IV | i',
    },
  ],
};

/** Rock's darker brother: the same, and the flat second that makes it growl. */
const metal: Language = {
  ...rock,
  minor: [
    ...rock.minor,
    {
      mode: 'phrygian',
      open: [
        [0.1, 'i | bII | i | bIII'],
        [0.15, 'i | bVI | bII | i'],
      ],
      closed: [[0.1, 'bIII | bII | i | i']],
      lift: [[0.1, 'bVI | bVII | bII | i']],
      ending: 'bVI | bII | i',
    },
  ],
};

const reggae: Language = {
  phrasing: 'loop',
  phraseBars: 4,
  major: [
    {
      mode: 'ionian',
      open: [
        [0.9, 'I | IV | I | V'],
        [0.8, 'I | V | vi | IV'],
        [0.7, 'I | ii | I | ii'],
        [0.6, 'I | vi | ii | V'],
      ],
      closed: [[0.8, 'IV | V | I | I']],
      lift: [
        [0.8, 'IV | I | IV | V'],
        [0.6, 'vi | ii | IV | V'],
      ],
      ending: 'IV | V | I',
    },
  ],
  minor: [
    {
      mode: 'aeolian',
      open: [
        [0.4, 'i | i | iv | i'],
        [0.5, 'i | bVII | i | bVII'],
        [0.3, 'i | v | iv | i'],
      ],
      closed: [[0.4, 'iv | v | i | i']],
      lift: [
        [0.5, 'bVI | bVII | i | i'],
        [0.4, 'iv | i | bVI | v'],
      ],
      ending: 'iv | v | i',
    },
  ],
};

const blues: Language = {
  phrasing: 'loop',
  phraseBars: 12,
  major: [
    {
      mode: 'mixolydian',
      open: [
        [0.6, 'I7 | I7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | V7'],
        [0.7, 'I7 | IV7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 IV7 | I7 V7'],
        [0.8, 'I7 | IV7 | I7 | I7 | IV7 | #iv°7 | I7/5 | VI7 | ii7 | V7 | I7 VI7 | ii7 V7'],
      ],
      closed: [[0.7, 'I7 | IV7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | I7']],
      lift: [[0.7, 'IV7 | IV7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | V7']],
      ending: 'V7 | IV7 | I7',
    },
  ],
  minor: [
    {
      mode: 'dorian',
      open: [
        [0.4, 'i7 | i7 | i7 | i7 | iv7 | iv7 | i7 | i7 | bVI7 | V7 | i7 | V7'],
        [0.3, 'i7 | iv7 | i7 | i7 | iv7 | iv7 | i7 | i7 | bVI7 | V7b9 | i7 iv7 | i7 V7'],
      ],
      closed: [[0.4, 'i7 | i7 | i7 | i7 | iv7 | iv7 | i7 | i7 | bVI7 | V7 | i7 | i7']],
      lift: [[0.4, 'iv7 | iv7 | i7 | i7 | iv7 | iv7 | i7 | i7 | bVI7 | V7 | i7 | V7']],
      ending: 'bVI7 | V7 | i7',
    },
  ],
};

export const rootsLanguages = { rock, metal, reggae, blues };
