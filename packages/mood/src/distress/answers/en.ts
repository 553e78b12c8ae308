import type { DistressWords } from './distress-words.ts';

/** English. */
export const en: DistressWords = {
  acute:
    "I'm really sorry it hurts this much. You don't have to carry it alone: please talk to someone " +
    'now. If you or someone else is in danger, call the local emergency number. At findahelpline.com you can find a ' +
    'free, confidential line near you, by phone or chat. Here is some gentle music to stay with you ' +
    'meanwhile.',
  underWay: {
    harmed:
      'It was right to tell me. Please call the local emergency number now, or ask someone near you to call, even if you are ' +
      'not sure: for you, or for someone else. At findahelpline.com there are free, confidential lines as well. Here is some ' +
      'gentle music to stay with you meanwhile.',
    struck:
      'That is not your fault. If you or someone else can be hurt again, call the local emergency number now, from wherever ' +
      'you are safest. At findahelpline.com there are free, confidential lines, by phone or chat. Here is gentle music, for ' +
      'when it is safe to play.',
  },
  possible:
    'Thank you for telling me. Here is some calm music to keep you company. Take all the time you ' + 'need.',
  helpLine:
    "If it ever gets too heavy, you don't have to be alone with it: findahelpline.com lists free, " +
    'confidential lines near you, by phone or chat. In danger, call your local emergency number.',
};
