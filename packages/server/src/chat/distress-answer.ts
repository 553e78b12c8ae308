import type { HelpCard } from '@attune/contract';
import { writeGentleReply } from '@attune/conversation';
import {
  type DistressLanguage,
  type DistressWords,
  distressWords,
  helpAddress,
  helpCard,
} from '@attune/mood';

/** What is said to someone who may be in danger: fixed words in their language, and where help is found. */
export interface DistressAnswer {
  wordsIn: (language: DistressLanguage) => DistressWords;
  cardIn: (language: DistressLanguage) => HelpCard;
  /** What is said where it only may be danger. */
  gentlyIn: (language: DistressLanguage, text: string, keepsMusic?: boolean) => string;
  helpUrl: string;
}

/** @param writesReplies whether possible danger may get words of its own; else the fixed ones stand, as in every language but English. */
export function createDistressAnswer(writesReplies: boolean): DistressAnswer {
  return {
    wordsIn: distressWords,
    cardIn: helpCard,
    gentlyIn: (language, text, keepsMusic) =>
      (writesReplies && language === 'en' ? writeGentleReply(text, keepsMusic) : null) ??
      distressWords(language).possible,
    helpUrl: helpAddress,
  };
}
