import type { Brief, ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { asksWhenItEnds } from './asks-when-it-ends.ts';
import type { MixQuestion } from './mix-question.ts';
import { readOfWhatPlays } from './of-what-plays.ts';
import { readMixQuestion } from './read-mix-question.ts';

interface AskedOfMix {
  ofMix?: MixQuestion;
  /** It is asked of what plays, and nobody knows here what that is. */
  isUnseen?: true;
}

/** What is asked of the mix on the screen: of the whole, of one of its songs, or by who hears one and knows no more of it; `null` where nothing is. */
export function readAskedOfMix(
  message: Message,
  parts: Parts,
  { brief, mix, playing }: { brief: Brief | null; mix: ShownMix | null; playing: boolean },
): AskedOfMix | null {
  if (brief !== null && mix !== null && mix.tracks.length > 0 && asksWhenItEnds(message.text, brief))
    return { ofMix: { about: mix.at === undefined ? 'minutes' : 'left', positions: [], trait: null } };
  const heard = mix === null ? null : readOfWhatPlays(message, parts, mix);
  const isSure = ['player', 'writer', 'most'].includes(heard?.question.about ?? '');
  const ofMix = isSure ? null : readMixQuestion(message, parts, mix);
  if (ofMix !== null) return { ofMix };
  if (heard === null || (heard.isUnseen && !playing)) return null;
  return heard.isUnseen ? { isUnseen: true } : { ofMix: heard.question };
}
