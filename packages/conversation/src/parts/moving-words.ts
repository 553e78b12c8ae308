import type { Mood } from '@attune/contract';

/** Where a word points to: valence and energy, each -1, 0 or 1; and the mood that it names where it stands alone. */
export interface Direction {
  valence: number;
  energy: number;
  mood: Mood | null;
  /** "faster songs": a tempo as well. */
  tempo?: 'slow' | 'fast';
}

const directions: Readonly<Record<string, Direction>> = {
  brighter: { valence: 1, energy: 0, mood: 'happy' },
  darker: { valence: -1, energy: 0, mood: 'sad' },
  livelier: { valence: 1, energy: 1, mood: 'energetic' },
  upbeat: { valence: 1, energy: 1, mood: 'happy' },
  wilder: { valence: 0, energy: 1, mood: 'energetic' },
  calmer: { valence: 0, energy: -1, mood: 'calm' },
  faster: { valence: 0, energy: 1, mood: 'energetic', tempo: 'fast' },
  slower: { valence: 0, energy: -1, mood: 'calm', tempo: 'slow' },
  duller: { valence: -1, energy: -1, mood: null },
  warmer: { valence: 1, energy: 0, mood: null },
  focused: { valence: 0, energy: -1, mood: 'focus' },
  harsher: { valence: 0, energy: 1, mood: null },
  creepier: { valence: -1, energy: 0, mood: null },
};

/** Adjectives by where they point. `base/comparative`, the comparative left out where it is made with "more" alone. */
const adjectives: Readonly<Record<keyof typeof directions, string>> = {
  brighter: `
    happy/happier cheerful/cheerier cheery bright/brighter sunny/sunnier joyful joyous uplifting hopeful positive optimistic
    feelgood merry/merrier jolly/jollier light/lighter lighthearted fun/funner playful
    optimistic glad/gladder blissful euphoric celebratory carefree rosy/rosier encouraging heartwarming
    summery whimsical silly/sillier smiley inspiring tropical
  `,
  darker: `
    sad/sadder dark/darker moody/moodier gloomy/gloomier melancholic melancholy depressing bleak/bleaker blue/bluer tearful
    heartbreaking somber sombre mournful sorrowful depressed miserable brooding haunting tragic emotional broody
    melancholia emo wistful bittersweet grim/grimmer weepy/weepier teary heartbroken sadboy angsty/angstier serious
    lonely/lonelier depressive dismal dreary/drearier broken devastating painful somberer gothic sentimental
  `,
  livelier: `
    lively/livelier bouncy/bouncier peppy/peppier fun-loving danceable dancey/dancier bubbly/bubblier exuberant groovy/groovier
    funky/funkier catchy/catchier energizing energising jumpy/jumpier perky/perkier spirited festive party-like zesty/zestier
    anthemic triumphant motivating motivational empowering exciting swinging pumped epic
  `,
  upbeat: 'upbeat uptempo',
  wilder: `
    wild/wilder hard/harder energetic intense/intenser loud/louder punchy/punchier driving pumping powerful aggressive angry/angrier
    rowdy/rowdier heavy/heavier hype/hyper hyped rocky/rockier crazy/crazier gritty/grittier edgy/edgier
    furious raging rough/rougher banging dynamic brutal noisy/noisier explosive thumping beefy/beefier fierce/fiercer hectic
    vigorous kickass badass epic raw/rawer chaotic adrenaline heated powerful tense strenuous frantic electrifying savage
  `,
  calmer: `
    calm/calmer soft/softer gentle/gentler chill/chiller mellow/mellower relaxed relaxing quiet/quieter peaceful soothing calming
    laidback lowkey dreamy/dreamier sleepy/sleepier smooth/smoother tender/tenderer subtle/subtler easygoing tame/tamer
    restful tranquil serene cosy/cosier cozy/cozier chilled chilling delicate ambient/ambienter floaty/floatier
    low/lower muted unobtrusive sedate meditative spacey hushed zen unwinding snoozy cushy downbeat lulling relaxin
    classy/classier elegant sophisticated refined tasteful loungey loungy weightless placid airy/airier drowsy lazy/lazier laid-back soporific
  `,
  faster: 'fast/faster quick/quicker speedy/speedier rapid snappy/snappier brisk/brisker fastpaced',
  slower: 'slow/slower slowed',
  duller: 'plain/plainer',
  warmer: 'sweet/sweeter warm/warmer healing comforting',
  focused: 'focused focussed focusing concentrated studious studying',
  harsher: 'dramatic busy/busier harsh/harsher jarring abrasive bombastic overpowering startling',
  creepier:
    'creepy/creepier scary/scarier spooky/spookier eerie/eerier sinister ominous disturbing unsettling',
};

const nouns: Readonly<Record<keyof typeof directions, string>> = {
  brighter: `happiness joy hope light sunshine positivity cheer brightness optimism warmth smiles happy sunlight feelgood colour
    color laughter`,
  darker:
    'sadness gloom darkness melancholy sorrow pain drama tears emotion melancholia heartache angst feels depth',
  livelier:
    'groove bounce pep fun dance swing excitement zest zing funk sparkle movement rhythm danceability motivation',
  upbeat: '',
  wilder: `energy power punch drive oomph kick life hype intensity rage aggression umph edge adrenaline volume noise grit fire
    loudness heaviness beat beats bite`,
  calmer:
    'calm peace chill quiet softness relaxation calmness tranquility silence gentleness space zen stillness',
  faster: 'tempo pace speed bpm',
  slower: '',
  duller: '',
  warmer: '',
  focused: 'focus concentration',
  harsher: '',
  creepier: '',
};

interface MovingWords {
  comparatives: ReadonlyMap<string, Direction>;
  /** "calm", as it stands in "more calm", "too calm", "calm piano". */
  adjectives: ReadonlyMap<string, Direction>;
  nouns: ReadonlyMap<string, Direction>;
}

function read(): MovingWords {
  const comparatives = new Map<string, Direction>();
  const bases = new Map<string, Direction>();
  const things = new Map<string, Direction>();
  for (const [name, direction] of Object.entries(directions)) {
    for (const pair of words(adjectives[name])) {
      const [base = '', comparative] = pair.split('/');
      bases.set(base.replace('-', ''), direction);
      if (comparative !== undefined) comparatives.set(comparative, direction);
    }
    for (const noun of words(nouns[name])) things.set(noun, direction);
  }
  return { comparatives, adjectives: bases, nouns: things };
}

const words = (list: string | undefined) =>
  (list ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

export const movingWords = read();
