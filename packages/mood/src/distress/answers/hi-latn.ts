import type { DistressWords } from './distress-words.ts';

/** Hindi, in Latin letters. */
export const hiLatn: DistressWords = {
  acute:
    'Mujhe bahut dukh hai ki aapko itni takleef ho rahi hai. Yeh bojh aapko akele nahin uthana hai: ' +
    'please abhi kisi se baat kijiye. Agar aap ya koi aur khatre mein hai, to apne ilaake ke emergency number ' +
    'par phone kijiye. findahelpline.com par aapko apne paas ki free aur confidential helpline mil ' +
    'sakti hai, phone ya chat par. Tab tak aapka saath dene ke liye yahan kuch dheema sangeet hai.',
  possible:
    'Mujhe batane ke liye shukriya. Aapka saath dene ke liye yahan kuch shaant sangeet hai. Jitna ' +
    'waqt chahiye, utna lijiye.',
  helpLine:
    'Agar kabhi bojh bahut bhaari lage, to aapko uske saath akele nahin rehna hai: findahelpline.com ' +
    'par aapke paas ki free aur confidential helpline mil sakti hain, phone ya chat par. Khatra ho, ' +
    'to apne ilaake ke emergency number par phone kijiye.',
};
