import type { HelpCard } from '@attune/contract';
import { de } from './answers/de.ts';
import type { DistressWords } from './answers/distress-words.ts';
import { en } from './answers/en.ts';
import { es } from './answers/es.ts';
import { fr } from './answers/fr.ts';
import { helpCards } from './answers/help-cards.ts';
import { hi } from './answers/hi.ts';
import { hiLatn } from './answers/hi-latn.ts';
import { id } from './answers/id.ts';
import { it } from './answers/it.ts';
import { ja } from './answers/ja.ts';
import { nl } from './answers/nl.ts';
import { pl } from './answers/pl.ts';
import { pt } from './answers/pt.ts';
import { tr } from './answers/tr.ts';
import type { DistressLanguage } from './distress-language.ts';
import { harmUnderWay } from './harm-under-way.ts';

/** Where the answer sends people: every country's free lines, by phone, chat or text. */
export const helpAddress = 'https://findahelpline.com';

const words: Record<DistressLanguage, DistressWords> = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  nl,
  pl,
  tr,
  id,
  ja,
  hi,
  'hi-Latn': hiLatn,
};

/** What is said to somebody who may need help, in the language of the message. */
export function distressWords(language: DistressLanguage): DistressWords {
  return words[language];
}

/** What is said to a message of acute danger: where harm is done already or somebody strikes, the call comes first. */
export function acuteWords(language: DistressLanguage, message: string): string {
  const { acute, underWay } = words[language];
  const harm = underWay === undefined ? null : harmUnderWay(message);
  return harm === null ? acute : (underWay?.[harm] ?? acute);
}

/** The same where no music comes with it. */
export const acuteWordsAlone = (language: DistressLanguage, message: string): string =>
  withoutSentence(acuteWords(language, message), -1);

/** After a full stop that ends a sentence, and not within an address. */
const betweenSentences = /(?<=\.) |(?<=[。।]) ?/u;

function withoutSentence(text: string, at: number): string {
  const sentences = text.split(betweenSentences);
  const left = sentences.toSpliced(at, 1);
  return left.join(text.includes('。') ? '' : ' ');
}

/** The same where no music comes with them: none is spoken of. */
export function distressWordsAlone(language: DistressLanguage): DistressWords {
  const { acute, possible, helpLine } = words[language];
  return { acute: withoutSentence(acute, -1), possible: withoutSentence(possible, 1), helpLine };
}

/** The card that stays beside the answer to danger, in the language of the message. */
export function helpCard(language: DistressLanguage): HelpCard {
  return helpCards[language];
}
