import type { Groove } from './band-grooves.ts';

/** Grooves of hand drums, brushes and bands that play in a room. */
export const acousticGrooves = {
  jazz: {
    levels: [
      [{ brush: 'x.....x.....', ride: 'x..x.xx..x.x', 'hat-closed': '...x.....x..' }],
      [{ ride: 'x..x.xx..x.x', 'hat-closed': '...X.....X..', snare: '.....g..g...', kick: 'o..o..o..o..' }],
      [
        { ride: 'X..x.xX..x.x', 'hat-closed': '...X.....X..', snare: '.....x...g.x', kick: 'o..o..o..o.g' },
        { ride: 'X..x.xX..x.x', 'hat-closed': '...X.....X..', snare: '..g..x..x..g', kick: 'o..o..o..x..' },
      ],
    ],
    inThree: [[{ ride: 'x...x.x.x...', 'hat-closed': '....x...x...', brush: 'x...........' }]],
    fills: [
      { snare: '......x.xx.x', kick: '......o..x..' },
      { 'tom-high': '......x.x...', 'tom-low': '.........x.x' },
    ],
    crashes: true,
    risers: false,
  },
  shuffle: {
    levels: [
      [{ kick: 'x.....x.....', snare: '...x.....x..', 'hat-closed': 'x.ox.ox.ox.o' }],
      [{ kick: 'X....xx.....', snare: '...X.g...X.g', 'hat-closed': 'x.ox.ox.ox.o' }],
      [
        { kick: 'X....xx..x.x', snare: '...X.g...X.g', ride: 'x.xx.xx.xx.x' },
        { kick: 'X..x..x..x.x', snare: '...X.g.g.X.x', ride: 'x.xx.xx.xx.x' },
      ],
    ],
    fills: [
      { snare: '......x.xx.X', 'tom-low': '.........x..' },
      { 'tom-high': '......xxx...', 'tom-low': '.........xxx' },
    ],
    crashes: true,
    risers: false,
  },
  folk: {
    levels: [
      [{ shaker: 'o...x...o...x...', kick: 'o.......o.......' }],
      [{ shaker: 'o.o.x.o.o.o.x.o.', kick: 'x.......x.......', rim: '....o.......o...' }],
      [
        {
          shaker: 'oxo.xxo.oxo.xxo.',
          kick: 'X.......x.x.....',
          snare: '....x.......x...',
          tambourine: '....x.......x...',
        },
        {
          shaker: 'oxo.xxo.oxo.xxo.',
          kick: 'X.....x.x.......',
          snare: '....x.......x..g',
          tambourine: '....x.......x...',
        },
      ],
    ],
    inThree: [
      [{ kick: 'x...........', shaker: '....o...o...' }],
      [{ kick: 'x...........', shaker: 'o.o.x.o.x.o.', rim: '........o...' }],
      [{ kick: 'X.......o...', snare: '....x...x...', shaker: 'o.o.x.o.x.o.', tambourine: '....x...x...' }],
    ],
    fills: softFills(),
    crashes: false,
    risers: false,
  },
  train: {
    levels: [
      [{ brush: 'x.o.x.o.x.o.x.o.', kick: 'x.......x.......' }],
      [{ brush: 'ooxoooxoooxoooxo', kick: 'x.......x.......', rim: '....x.......x...' }],
      [
        { snare: 'ooXoooXoooXoooXo', kick: 'X...x...X...x...', 'hat-closed': '..x...x...x...x.' },
        {
          snare: 'ooXoooXoooXooXXo',
          kick: 'X...x...X...x...',
          'hat-closed': '..x...x...x...x.',
          tambourine: '....x.......x...',
        },
      ],
    ],
    inThree: [
      [{ kick: 'x...........', brush: '....x...x...' }],
      [{ kick: 'X...........', snare: '....x...x...', 'hat-closed': 'o.o.o.o.o.o.' }],
    ],
    fills: [{ snare: '........x.xoxoxX' }, { snare: '........xxooxxXo', kick: '........x...x...' }],
    crashes: true,
    risers: false,
  },
  bossa: {
    levels: [
      [
        { rim: 'x..x..x.....x...', kick: 'x.....x.x.....x.', shaker: 'o.o.o.o.o.o.o.o.' },
        { rim: '....x.....x..x..', kick: 'x.....x.x.....x.', shaker: 'o.o.o.o.o.o.o.o.' },
      ],
      [
        {
          rim: 'x..x..x...x.....',
          kick: 'x..ox..ox..ox..o',
          'hat-closed': 'x.x.x.x.x.x.x.x.',
          shaker: 'oxoooxoooxoooxoo',
        },
        {
          rim: '..x...x..x..x...',
          kick: 'x..ox..ox..ox..o',
          'hat-closed': 'x.x.x.x.x.x.x.x.',
          shaker: 'oxoooxoooxoooxoo',
        },
      ],
      [
        {
          rim: 'x..x..x...x..x..',
          kick: 'X..ox..oX..ox..o',
          'hat-closed': 'xoxoxoxoxoxoxoxo',
          'conga-high': '..x....x..x....x',
        },
        {
          rim: '..x...x..x..x...',
          kick: 'X..ox..oX..ox..o',
          'hat-closed': 'xoxoxoxoxoxoxoxo',
          'conga-low': '......xx......xx',
        },
      ],
    ],
    fills: softFills(),
    crashes: false,
    risers: false,
  },
  afrobeat: {
    levels: [
      [{ kick: 'x.....x.x.......', rim: '...x......x.....', shaker: 'x.o.x.o.x.o.x.o.' }],
      [
        {
          kick: 'X.....x.X..x....',
          snare: '....x..g...x..g.',
          'hat-closed': 'x.xxx.xxx.xxx.xx',
          claves: 'x..x...x..x.x...',
          'conga-low': '......xx......xx',
        },
        {
          kick: 'X..x..x.X.......',
          snare: '....x..g...x..x.',
          'hat-closed': 'x.xxx.xxx.xxx.xx',
          claves: 'x..x...x..x.x...',
          'conga-high': '..x...x...x..x..',
        },
      ],
      [
        {
          kick: 'X..x..x.X..x..x.',
          snare: '....x..g...x..gx',
          'hat-open': '..x...x...x...x.',
          shaker: 'xoxoxoxoxoxoxoxo',
          claves: 'x..x...x..x.x...',
          'conga-low': '......xx......xx',
          'conga-high': '..xx......xx....',
        },
        {
          kick: 'X..x..x.X.x...x.',
          snare: '....x.gg...x.gx.',
          'hat-open': '..x...x...x...x.',
          shaker: 'xoxoxoxoxoxoxoxo',
          cowbell: 'x.xx.x.xx.x.xx.x',
          'conga-high': '..x..xx...x..xx.',
        },
      ],
    ],
    fills: [{ 'conga-high': '........x.xxx.x.', 'conga-low': '.............x.X', snare: '........g..x..xx' }],
    crashes: true,
    risers: false,
  },
  orchestral: {
    levels: [
      [{ timpani: '................' }],
      [{ timpani: 'o...............' }, { timpani: '................' }],
      [
        { timpani: 'X.......x.......', snare: 'o.o.oooo.o.ooooo' },
        { timpani: 'X.......x.x.x...', snare: 'o.o.oooo.o.ooooo' },
      ],
    ],
    inThree: [[{ timpani: '............' }], [{ timpani: 'o...........' }], [{ timpani: 'X.......x...' }]],
    fills: [{ timpani: '........oooxxxxX' }],
    crashes: true,
    risers: false,
  },
} as const satisfies Record<string, Groove>;

function softFills(): Groove['fills'] {
  return [{ rim: '..........x..x..', kick: '........x.......' }, { shaker: '........xxxxxxxx' }];
}
