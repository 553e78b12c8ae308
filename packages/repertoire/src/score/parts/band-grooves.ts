import type { DrumPiece } from '../types.ts';

/**
 * One bar of drums: a text for each piece. `X` is an accent, `x` a stroke, `o` a soft one, `g` a ghost note that
 * comes and goes, `.` silence. Sixteen signs are sixteenths in four, twelve are triplet eighths in four or
 * sixteenths in three.
 */
export type DrumBar = Readonly<Partial<Record<DrumPiece, string>>>;

/** A groove's bars from calm to busy; each level may have several bars that follow each other. */
export interface Groove {
  levels: readonly (readonly DrumBar[])[];
  inThree?: readonly (readonly DrumBar[])[];
  /** What the last bar before a new section plays on its last two beats. */
  fills: readonly DrumBar[];
  /** Whether a cymbal marks a new section. */
  crashes: boolean;
  /** Whether the last bars of a break are a roll that leads into the drop. */
  risers: boolean;
}

const tomFills: readonly DrumBar[] = [
  { snare: '........x.xx....', 'tom-high': '............xx..', 'tom-low': '..............xx' },
  { snare: '........X..xX..x', 'tom-mid': '..........x..x..', kick: '........x...x...' },
  {
    'tom-high': '........xx......',
    'tom-mid': '..........xx....',
    'tom-low': '............xx..',
    snare: '..............xX',
  },
];
const snareFills: readonly DrumBar[] = [
  { snare: '........x..xo.xx', kick: '........x.......' },
  { snare: '..........xoxoxX' },
  { snare: '........ogxxoxxX', kick: '........x...x...' },
];
const softFills: readonly DrumBar[] = [
  { rim: '..........x..x..', kick: '........x.......' },
  { snare: '..........o.oox.' },
];

export const bandGrooves = {
  rock: {
    levels: [
      [{ kick: 'x.......x.......', snare: '....x.......x...', 'hat-closed': 'x.o.x.o.x.o.x.o.' }],
      [
        { kick: 'X.......x.x.....', snare: '....X.......X...', 'hat-closed': 'x.o.x.o.x.o.x.o.' },
        { kick: 'X.....x.x.......', snare: '....X.......X..g', 'hat-closed': 'x.o.x.o.x.o.x.o.' },
      ],
      [
        { kick: 'X.x.....x.x.....', snare: '....X..g....X...', 'hat-open': 'x.x.x.x.x.x.x.x.' },
        { kick: 'X.x...x.x.x...x.', snare: '....X..g....X...', 'hat-open': 'x.x.x.x.x.x.x.x.' },
      ],
    ],
    fills: tomFills,
    crashes: true,
    risers: false,
  },
  metal: {
    levels: [
      [{ kick: 'X.....x.X.......', snare: '....X.......X...', 'hat-open': 'x...x...x...x...' }],
      [{ kick: 'X.xx..x.X.xx..x.', snare: '....X.......X...', 'hat-open': 'x.x.x.x.x.x.x.x.' }],
      [
        { kick: 'x.xxx.xxx.xxx.xx', snare: '....X.......X...', ride: 'x.x.x.x.x.x.x.x.' },
        { kick: 'xxxxxxxxxxxxxxxx', snare: '....X.......X...', ride: 'X...x...X...x...' },
      ],
    ],
    fills: tomFills,
    crashes: true,
    risers: false,
  },
  synthpop: {
    levels: [
      [{ kick: 'x.......x.......', clap: '....x.......x...', 'hat-closed': 'o.o.o.o.o.o.o.o.' }],
      [
        {
          kick: 'X...x...X...x...',
          snare: '....X.......X...',
          'hat-closed': 'o.x.o.x.o.x.o.x.',
          clap: '............x...',
        },
      ],
      [
        {
          kick: 'X...X...X...X...',
          snare: '....X.......X...',
          clap: '....x.......x...',
          'hat-closed': 'xoxoxoxoxoxoxoxo',
          'hat-open': '..............x.',
        },
        {
          kick: 'X...X...X...X.x.',
          snare: '....X.......X..x',
          clap: '....x.......x...',
          'hat-closed': 'xoxoxoxoxoxoxoxo',
          tambourine: '..x...x...x...x.',
        },
      ],
    ],
    fills: [
      { snare: '........x.x.xxxx' },
      { 'tom-high': '........x.x.....', 'tom-mid': '............x...', 'tom-low': '..............xx' },
    ],
    crashes: true,
    risers: true,
  },
  house: {
    levels: [
      [{ kick: 'X...X...X...X...', 'hat-closed': '..x...x...x...x.' }],
      [
        {
          kick: 'X...X...X...X...',
          clap: '....x.......x...',
          'hat-open': '..x...x...x...x.',
          shaker: 'o.o.o.o.o.o.o.o.',
        },
      ],
      [
        {
          kick: 'X...X...X...X...',
          clap: '....X.......X...',
          'hat-open': '..x...x...x...x.',
          'hat-closed': 'ogogogogogogogog',
          'conga-high': '...x..x....x..g.',
        },
        {
          kick: 'X...X...X...X...',
          clap: '....X.......X..g',
          'hat-open': '..x...x...x...x.',
          'hat-closed': 'ogogogogogogogog',
          'conga-low': '......x......x..',
        },
      ],
    ],
    fills: [{ clap: '........x.....xx' }, { snare: '........o.o.oxxX' }],
    crashes: true,
    risers: true,
  },
  techno: {
    levels: [
      [{ kick: 'X...X...X...X...', 'hat-closed': '..o...o...o...o.' }],
      [
        {
          kick: 'X...X...X...X...',
          'hat-closed': '..x...x...x...x.',
          rim: '...o..o...o..o..',
          clap: '....o.......o...',
        },
      ],
      [
        {
          kick: 'X...X...X...X...',
          'hat-open': '..x...x...x...x.',
          'hat-closed': 'oxoxoxoxoxoxoxox',
          clap: '....x.......x...',
          rim: '...x..x....x..x.',
        },
        {
          kick: 'X...X...X...X...',
          'hat-open': '..x...x...x...x.',
          'hat-closed': 'oxoxoxoxoxoxoxox',
          clap: '....x.......x...',
          'tom-low': '...........x..x.',
        },
      ],
    ],
    fills: [{ rim: '........x..x..xx' }, { clap: '........x...x.xx' }],
    crashes: true,
    risers: true,
  },
  breakbeat: {
    levels: [
      [{ kick: 'X.........x.....', snare: '....X.......X...', 'hat-closed': 'x.x.x.x.x.x.x.x.' }],
      [
        {
          kick: 'X.........X.....',
          snare: '....X..g.g..X...',
          'hat-closed': 'x.x.x.x.x.x.x.x.',
          ride: '................',
        },
        { kick: 'X.........X.....', snare: '....X..g.g..X..g', 'hat-closed': 'x.x.x.xxx.x.x.x.' },
      ],
      [
        {
          kick: 'X.X.......X.....',
          snare: '....X..x.x..X...',
          ride: 'x.x.x.x.x.x.x.x.',
          'hat-closed': 'oxoxoxoxoxoxoxox',
        },
        {
          kick: 'X.X.......XX....',
          snare: '....X..x.x....X.',
          ride: 'x.x.x.x.x.x.x.x.',
          'hat-closed': 'oxoxoxoxoxoxoxox',
        },
      ],
    ],
    fills: [
      { snare: '........x.xxx.xX', kick: '........X..x....' },
      { snare: '........xxxxxxxx', kick: '........X...X...' },
    ],
    crashes: true,
    risers: true,
  },
  funk: {
    levels: [
      [{ kick: 'X.....x...x.....', snare: '....X.......X...', 'hat-closed': 'x.x.x.x.x.x.x.x.' }],
      [
        { kick: 'X..x..x...x..x..', snare: '....X..g.g..X..g', 'hat-closed': 'x.x.x.x.x.x.x.x.' },
        {
          kick: 'X..x....x.x..x..',
          snare: '....X..g.g..X..g',
          'hat-closed': 'x.x.x.x.x.x...x.',
          'hat-open': '............x...',
        },
      ],
      [
        {
          kick: 'X.x...x..xx..x..',
          snare: '....X.gg.gg.X.gg',
          'hat-closed': 'xoxoxoxoxoxoxo.o',
          'hat-open': '..............x.',
          tambourine: '....x.......x...',
        },
        {
          kick: 'X.x...x.x.x..x..',
          snare: '....X.gg.g..X.gx',
          'hat-closed': 'xoxoxoxoxoxoxoxo',
          cowbell: 'x...x...x...x...',
        },
      ],
    ],
    fills: snareFills,
    crashes: true,
    risers: false,
  },
  soul: {
    levels: [
      [{ kick: 'x.......x.......', rim: '....x.......x...', 'hat-closed': 'x.o.x.o.x.o.x.o.' }],
      [
        { kick: 'X......xx.......', snare: '....X.......X...', 'hat-closed': 'x.x.x.x.x.x.x.x.' },
        { kick: 'X......xx.x.....', snare: '....X....g..X..g', 'hat-closed': 'x.x.x.x.x.x.x.x.' },
      ],
      [
        {
          kick: 'X..x...xx.x.....',
          snare: '....X..g.g..X..g',
          'hat-closed': 'x.x.x.x.x.x.x.x.',
          tambourine: '..x...x...x...x.',
        },
        {
          kick: 'X..x...xx.x...x.',
          snare: '....X..g.g..X.g.',
          'hat-closed': 'x.x.x.x.x.x.x.x.',
          tambourine: '....X.......X...',
        },
      ],
    ],
    fills: snareFills,
    crashes: true,
    risers: false,
  },
  boombap: {
    levels: [
      [{ kick: 'x.........x.....', snare: '....x.......x...', 'hat-closed': 'x.o.x.o.x.o.x.o.' }],
      [
        { kick: 'X......x..x.....', snare: '....X.......X...', 'hat-closed': 'x.x.x.x.x.x.x.x.' },
        { kick: 'X.x.......x..x..', snare: '....X.......X...', 'hat-closed': 'x.x.x.x.x.xgx.x.' },
      ],
      [
        {
          kick: 'X.x....x..xx....',
          snare: '....X..g....X...',
          'hat-closed': 'x.x.x.xxx.x.x.xx',
          'hat-open': '..........x.....',
        },
        { kick: 'X.x....x..x...x.', snare: '....X..g....X..g', 'hat-closed': 'x.xxx.x.x.xxx.x.' },
      ],
    ],
    fills: [{ kick: '........x.xx....', snare: '............x.xX' }, { snare: '..........g.xgxx' }],
    crashes: false,
    risers: false,
  },
  lofi: {
    levels: [
      [{ kick: 'x.........x.....', rim: '....x.......x...', 'hat-closed': 'o...o...o...o...' }],
      [
        { kick: 'X......x..x.....', snare: '....x.......x...', 'hat-closed': 'o.x.o.x.o.x.o.x.' },
        { kick: 'X.........xx....', snare: '....x.......x..g', 'hat-closed': 'o.x.o.x.o.x.o.x.' },
      ],
      [
        { kick: 'X..x...x..x.....', snare: '....X..g....X...', 'hat-closed': 'x.x.x.xox.x.x.x.' },
        {
          kick: 'X......x..xx..x.',
          snare: '....X.......X.g.',
          'hat-closed': 'x.x.x.x.x.xox.x.',
          shaker: '..o...o...o...o.',
        },
      ],
    ],
    fills: softFills,
    crashes: false,
    risers: false,
  },
  reggae: {
    levels: [
      [{ kick: '....X.......X...', rim: '....x.......x...', 'hat-closed': 'x.o.x.o.x.o.x.o.' }],
      [
        { kick: '....X.......X...', rim: '....X.......X..g', 'hat-closed': 'x.xox.x.x.xox.x.' },
        {
          kick: '....X.......X...',
          rim: '....X..g....X...',
          'hat-closed': 'x.xox.x.x.xox.x.',
          'hat-open': '..............x.',
        },
      ],
      [
        {
          kick: 'X...X...X...X...',
          rim: '....X..g....X..g',
          'hat-closed': 'x.xox.x.x.xox.x.',
          shaker: 'oxoxoxoxoxoxoxox',
        },
        {
          kick: 'X...X...X...X...',
          snare: '....X.......X...',
          'hat-closed': 'x.xox.x.x.xox.x.',
          'conga-high': '..x..x....x..x..',
        },
      ],
    ],
    fills: [
      { snare: '........x.xxX...', 'tom-high': '............x.x.', 'tom-low': '...............x' },
      { snare: '..........xxx.xX' },
    ],
    crashes: true,
    risers: false,
  },
} as const satisfies Record<string, Groove>;
