import { type Mood, moods } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { feelingWords } from '../feeling/feeling-words.ts';

/** Words by which a message speaks for a mood without naming a feeling. */
const scenes: Readonly<Record<Mood, ReadonlySet<string>>> = {
  happy:
    wordSet(`yay yes hooray woohoo finally won win winning passed love loving beautiful gorgeous perfect bliss fun funny laugh laughing
    laughed smile smiling grin grinning giggling sunshine sunny celebrate celebrating party cake congratulations delicious magic magical
    best sweet cute rainbow picnic champagne cheers proud heaven paradise delighted jolly merry sparkly`),
  sad: wordSet(`cry crying cried tears sobbing weeping miss missing missed died dead death funeral grave alone nobody hurts hurting ache aches
    aching goodbye cancelled sorry grief mourning heartbreak heartache failed rejected dumped fired worst ruined unfair sadly pain
    ugh lump wish hospital gloomy bleak grey regret wallow abandoned`),
  energetic:
    wordSet(`gym workout run running sprint dance dancing party rave hype pump sweat squats lifting loud louder fast faster fire lets
    go rage hate screaming scream shout drums boxing match game cup race bass rave push harder wild hell dare adrenaline cardio spinning
    training sparring moshpit bounce jump jumping power powerful`),
  calm: wordSet(`quiet calm calming rest resting tea bath sofa couch slow slowly sleep sleeping nap bed bedtime evening sunset sunrise relax
    relaxing unwind peace peaceful cosy cozy candle candles blanket hammock rain raining fire breathe breathing meditation yoga lazy
    gentle soft softly mild still stillness snow cocoa porch balcony garden stars lake sea beach moon pyjamas soup lullaby soothing drowsy`),
  focus:
    wordSet(`work working study studying focus focused concentrate concentration deadline report essay thesis write writing code coding
    debug debugging read reading revise revision exam homework project spreadsheet puzzle jigsaw sketch sketching drawing painting paint
    sewing knitting page chapter task tasks desk library paperwork invoices accounts taxes maths proofs lesson marking grading slides
    presentation emails concentrating editing planning practise practising practice productive research`),
};

const opposed: Readonly<Record<Mood, readonly Mood[]>> = {
  happy: ['sad'],
  sad: ['happy'],
  energetic: ['calm'],
  calm: ['energetic'],
  focus: [],
};

const pictures: Partial<Record<Mood, RegExp>> = {
  happy:
    /[\u{1F600}-\u{1F60D}\u{1F929}\u{1F970}\u{1F973}\u{1F389}\u{1F38A}\u{1F942}\u{2764}\u{1F496}\u{2600}]/u,
  sad: /[\u{1F622}\u{1F62D}\u{1F494}\u{1F61E}\u{1F614}\u{1F97A}\u{1F625}\u{1F940}]/u,
  energetic: /[\u{1F525}\u{1F4AA}\u{26A1}\u{1F620}-\u{1F624}\u{1F92C}\u{1F57A}\u{1F483}]/u,
};

const denials = wordSet('not no never dont cant isnt wasnt arent nothing without hardly barely stop less');
const belonging = wordSet('my the a our his her their another');
/** How far back a denial reaches. */
const reach = 3;
/** Feelings this much likelier for a mood speak for it. */
const speaksFor = 1.5;

/**
 * Whether a message itself speaks for a mood, by a word for the feeling or for what goes with it, and for none against it.
 * Where a model read it between the lines, the music goes by that, and the reply claims nothing.
 */
export function statesMood(text: string, mood: Mood): boolean {
  const stated = statedMoods(text);
  if (mood === 'happy' && text.includes('!') && !stated.has('sad')) return true;
  return stated.has(mood) && !opposed[mood].some((other) => stated.has(other));
}

function statedMoods(text: string): ReadonlySet<Mood> {
  const all = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u);
  const stated = new Set<Mood>();
  for (const [at, word] of all.entries()) {
    // Who lost the keys does not feel lost.
    if (word === 'lost' && belonging.has(all[at + 1] ?? '')) continue;
    if (all.slice(Math.max(0, at - reach), at).some((before) => denials.has(before))) continue;
    for (const mood of moods) if (scenes[mood].has(word) || isFeeling(word, mood)) stated.add(mood);
  }
  for (const [mood, picture] of Object.entries(pictures)) if (picture.test(text)) stated.add(mood as Mood);
  return stated;
}

function isFeeling(word: string, mood: Mood): boolean {
  return feelingWords.some(
    ({ feelings, likelier }) => feelings.has(word) && (likelier[mood] ?? 1) >= speaksFor,
  );
}
