import type { Mood, Situation } from '@attune/contract';

/**
 * The words by which people speak of what was heard of them, so that a guess that was wrong is known when they turn it down. Words
 * that are said of much else ("work", "down", "no worries") are left out.
 */
const ofSituations: Readonly<Record<Situation, string>> = {
  grief: 'grief|grieving|mourning|bereavement|bereaved|died|dead',
  heartbreak:
    'heart ?broken|heart ?break|heart ?breaks|break ?ups?|broken hearts?|broken hearted|divorced?|separation|lovesick|lost love|love sick',
  loneliness: 'lonely|loneliness|lonesome',
  homesickness: 'homesick|homesickness',
  'work stress': 'stressed|work stress|job stress|burnt? ?out',
  exams: 'exams?|tests?',
  failure: 'failure|failed|failing|defeat',
  illness: 'illness|ill|sick|sickness|cancer|disease|diagnosis|hospital',
  sleeplessness: 'sleepless|sleeplessness|insomnia',
  worry: 'worried|anxious|anxiety|scared|afraid|nervous',
  shame: 'ashamed|shame|embarrassed|guilty|guilt',
  anger: 'angry|anger|mad|furious|rage|raging',
  boredom: 'bored|boredom',
  nostalgia: 'nostalgic|nostalgia',
  celebration: 'celebration|celebrating|celebrate|good news|party',
  achievement: 'achievement|victory|triumph|success',
  'new love': 'in love|new love|romance|crush',
  wedding: 'weddings?|marriage|getting married|engaged|engagement',
  birth: 'birth|newborn|baby',
  birthday: 'birthdays?',
  reunion: 'reunions?',
  gratitude: 'grateful|gratitude',
  party: 'party|partying|parties',
  workout: 'workout|work out|gym|exercise|exercising|training',
  running: 'running|run|jog|jogging',
  'sports match': 'match|football|sports?|game',
  commute: 'commute|commuting|train|bus',
  travel: 'travel|travelling|traveling|trip|holiday|journey',
  cooking: 'cooking|cook|kitchen',
  cleaning: 'cleaning|housework|chores',
  'waking up': 'waking up|morning',
  'winding down': 'winding down|wind down',
  'falling asleep': 'sleep|sleeping|falling asleep|bedtime|asleep',
  meditation: 'meditation|meditating|yoga',
  reading: 'reading|book',
  study: 'study|studying|homework|learning',
  coding: 'coding|programming',
  'making something': 'crafts?|crafting|making something',
  rain: 'rain|raining|rainy',
  summer: 'summer|beach',
  'dinner with guests': 'dinner|guests',
  date: 'date|dating',
  'children around': 'children|kids|child',
};

const ofMoods: Readonly<Record<Mood, string>> = {
  sad: 'sad|sadder|sadness|gloomy|glum|gloom|gloomier|miserable|misery|depressed|depressing|unhappy|melancholy|melancholic|mournful|tears|crying|cry|weepy|weeping|tearful|wallowing|moping|dirges?|laments?',
  happy: 'happy(?! (?:with|about|to))|happiness|cheerful|joyful|jolly|glad(?! to)',
  calm: 'calm(?! (?:down|me|us|her|him|them))',
  energetic: 'energetic|wild|hyper|energy',
  focus: 'focus|focused|focussed|concentration|concentrating',
};

/** Asked back of a reply, these stand for the mood that it was said in: "let-down?? I'm cleared!". */
const echoed: Readonly<Record<Mood, string>> = {
  sad: 'let ?down|bad news|disappointed|disappointment|funeral|hard|heavy|sorry|loss|dark|darker',
  happy: 'good news|good|great|lovely|congratulations|celebrate|wonderful|nice',
  calm: 'quiet|quieter|calmer|gentle|soft|sleepy|slow|rest',
  energetic: 'loud|party|louder|fast',
  focus: 'work|study|desk',
};

type Patterns<Key extends string> = Readonly<Record<Key, RegExp>>;
const patternsOf = <Key extends string>(words: Readonly<Record<Key, string>>): Patterns<Key> =>
  Object.fromEntries(
    Object.entries(words).map(([key, list]) => [key, new RegExp(`\\b(?:${String(list)})\\b`, 'g')]),
  ) as Patterns<Key>;

/** The words of each guess, wherever they stand. */
export const wordsOfSituation = patternsOf(ofSituations);
export const wordsOfMood = patternsOf(ofMoods);
export const echoesOfMood = patternsOf(echoed);

/** The words of a sentence with "#" where those of a guess stood, and "~" for each that is left of them: as many words as before. */
export const markGuess = (said: string, words: RegExp): string =>
  said.replace(words, (found) => `#${'~'.repeat(found.split(' ').length - 1)}`);

/** Whether a name of what is wanted is one of a guess. */
export const isOfGuess = (value: string, situation: Situation): boolean =>
  value === situation || /^#~{0,3}$/.test(markGuess(value.toLowerCase(), wordsOfSituation[situation]));

/** How a reply names a guess that it takes back, where the listener's own word is no noun. */
const nouns: Partial<Record<Situation, string>> = {
  'falling asleep': 'sleep',
  'children around': 'children',
  'sports match': 'match',
  'making something': 'crafts',
  'dinner with guests': 'dinner',
  'work stress': 'stress',
  'new love': 'romance',
};
const ownNouns =
  /^(?:divorce|break ?up|separation|cancer|funeral|party|romance|engagement|marriage|baby|book)$/;

export function nameOfGuess(said: string, situation: Situation): string {
  if (ownNouns.test(said)) return said === 'break up' || said === 'breakup' ? 'break-up' : said;
  return nouns[situation] ?? situation;
}
