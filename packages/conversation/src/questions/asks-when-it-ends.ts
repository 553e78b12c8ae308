import type { Brief } from '@attune/contract';
import { isAtEase } from '../feeling/danger-in-context.ts';

/** In characters. */
const mostRead = 120;
const leading = String.raw`^(?:[\s\S]{0,60}[.!?,;] )?(?:(?:and|so|but|ok|okay|btw|also|hey) ){0,2}`;
const music = '(?:it|this|the (?:mix|music|list|playlist))';
const ending = '(?:ends?|finish(?:es)?|runs? out)';
/** "When will it stop" and "when is this over" may be asked of a life. */
const named = '(?:the (?:mix|music|list|playlist))';

const asked: readonly RegExp[] = [
  `how long (?:does|do) ${music} (?:going to |gonna )?(?:go(?:es)? on|run on|keep going|carry on|keep playing)(?: for)?(?: then| please| now)?`,
  `how long (?:(?:un)?til|till|before|until|is it (?:un)?til) (?:it|${named}) ${ending}`,
  `(?:when|what time) (?:does|will|is) (?:it|${named}) (?:going to |gonna )?${ending}`,
  `(?:when|what time) (?:does|will|is) ${named} (?:stop|be over|over|done|be done)`,
].map((question) => new RegExp(`${leading}(?:${question})[?. ]{0,4}$`, 'i'));

/** "How long does it go on?", "when does it finish?": beside the music of who is at ease, it is asked of the music. */
export const asksWhenItEnds = (text: string, brief: Brief): boolean =>
  isAtEase(brief) && asked.some((question) => question.test(text.slice(-mostRead)));
