import type { HelpCard } from '@attune/contract';
import { writeGentleReply } from '@attune/conversation';
import {
  acuteWords,
  acuteWordsAlone,
  type DistressLanguage,
  type DistressWords,
  distressWords,
  distressWordsAlone,
  helpAddress,
  helpCard,
} from '@attune/mood';

/** What is said to someone who may be in danger: fixed words in their language, and where help is found. */
export interface DistressAnswer {
  /** @param hasMusic whether music comes with the words; else they speak of none. */
  wordsIn: (language: DistressLanguage, hasMusic: boolean) => DistressWords;
  /** What is said to acute danger. */
  acutelyIn: (language: DistressLanguage, text: string, hasMusic: boolean) => string;
  cardIn: (language: DistressLanguage) => HelpCard;
  /** What is said where it only may be danger. */
  gentlyIn: (language: DistressLanguage, text: string, music: 'comes' | 'stays' | 'none') => string;
  helpUrl: string;
}

/** @param writesReplies whether possible danger may get words of its own; else the fixed ones stand, as in every language but English. */
export function createDistressAnswer(writesReplies: boolean): DistressAnswer {
  const wordsIn = (language: DistressLanguage, hasMusic: boolean) =>
    hasMusic ? distressWords(language) : distressWordsAlone(language);
  return {
    wordsIn,
    acutelyIn: (language, text, hasMusic) =>
      hasMusic ? acuteWords(language, text) : acuteWordsAlone(language, text),
    cardIn: helpCard,
    gentlyIn(language, text, music) {
      const written =
        writesReplies && language === 'en' && music !== 'none'
          ? writeGentleReply(text, music === 'stays')
          : null;
      return written ?? wordsIn(language, music === 'comes').possible;
    },
    helpUrl: helpAddress,
  };
}
