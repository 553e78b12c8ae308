import type { Mood } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';

/** Words for feelings by where they take the music when told in passing, and by the moods they speak for. */
export interface FeelingWords {
  feelings: ReadonlySet<string>;
  valence: -1 | 0 | 1;
  energy: -1 | 0 | 1;
  /** How many times likelier each mood is for whoever says so. */
  likelier: Partial<Record<Mood, number>>;
}

/** Anger, which has no mood of its own among the five. */
export const angryWords =
  wordSet(`angry mad annoyed frustrated irritated furious pissed livid seething fuming raging outraged irate enraged infuriated steaming
  boiling`);

/** Tiredness is calm; worry and nerves are sad, and want it quieter. */
export const feelingWords: readonly FeelingWords[] = [
  {
    valence: 0,
    energy: -1,
    likelier: { calm: 2.5, sad: 1.2, happy: 0.6, energetic: 0.5 },
    feelings:
      wordSet(`tired sleepy exhausted knackered drained shattered beat wiped worn lazy sluggish groggy calm relaxed chill
      peaceful mellow dreamy calmer sleepier heavy cosy cozy spent tipsy hungover`),
  },
  {
    valence: 0,
    energy: -1,
    likelier: { sad: 2.5, calm: 1.3, happy: 0.3, energetic: 0.4, focus: 0.4 },
    feelings:
      wordSet(`anxious nervous worried scared afraid stressed overwhelmed tense jittery jumpy panicky panicking sick ill fragile
      burnt burned weak terrified petrified frightened panicked dreading freaked stressing freaking uneasy unsettled shaky trembling shaking`),
  },
  {
    valence: -1,
    energy: 0,
    likelier: { sad: 3, happy: 0.3, energetic: 0.6 },
    feelings:
      wordSet(`sad down low blue lonely depressed miserable empty numb emotional teary weepy tearful homesick melancholy
      moody hurt disappointed guilty worse bad lost sadder rough off gutted hopeless heartbroken broken devastated crushed
      betrayed rejected unloved invisible ashamed embarrassed hating awful terrible horrible crap shit shitty rubbish`),
  },
  {
    valence: 1,
    energy: 0,
    likelier: { happy: 3, calm: 1.5, sad: 0.3 },
    feelings:
      wordSet(`happy better good great lighter brighter hopeful proud grateful relieved content cheerful human alive happier
      confident loved silly playful amazing wonderful fantastic lovely blessed thankful joyful ecstatic thrilled elated giddy
      fine awesome chuffed pleased free freed glad delighted overjoyed`),
  },
  {
    valence: 0,
    energy: 1,
    likelier: { energetic: 2.5, happy: 1, calm: 0.5 },
    feelings: wordSet(`excited hyped pumped energetic restless wired awake motivated buzzing stoked hyper
      strong feisty unstoppable invincible energised energized fired bored`),
  },
  {
    valence: 0,
    energy: 1,
    likelier: { energetic: 2.5, happy: 0.3, calm: 0.5 },
    feelings: angryWords,
  },
  {
    valence: -1,
    energy: 0,
    likelier: { sad: 1.5, calm: 1.5, happy: 0.3, energetic: 0.8 },
    feelings: wordSet('cranky grumpy grouchy'),
  },
];
