import type { Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';

/** In words; praise that names what it praises is no longer. */
const mostWords = 12;

const opening =
  '(?:(?:oh|ooh|wow|ah|ahh|yes|yeah|omg|haha|ha|damn|ok|okay|man|mate|god|mm|mmm|hell|finally|well|lovely|nice|perfect|whoa|jeez|bravo) ){0,3}';
const closing =
  '(?: (?:right there|there|mate|man|bro|omg|wow|lol|haha|thanks|thank you|tho|though|indeed|my friend|chef kiss)){0,2}$';
const good =
  '(?:proper|real|great|lovely|beautiful|gorgeous|fine|good|nice|stunning|amazing|brilliant|wonderful|killer|sick|insane|nasty|filthy|tasty|sweet|cracking|banging|mean|serious|hell of an?|heck of an?|class|solid|perfect|magnificent|glorious|excellent|superb|cool|fantastic|incredible|unreal|heavenly|delicious|sublime|exquisite|bloody|damn|fucking|some|magic|dreamy|fabulous|marvellous|splendid|top)';
const pointing = '(?:that|this|those|these) (?:is|are|was|were)';
const named = '(?:[a-z0-9-]{1,20} ){0,3}[a-z0-9-]{1,20}';

const praises: readonly RegExp[] = [
  `^${opening}now ${pointing} (?:what (?:i|we) call )?(?:an? |some )?${named}${closing}`,
  `^${opening}(?:now )?${pointing} (?:just |really |such |quite |absolutely |what (?:i|we) call |one ){0,2}(?:an? )?${good} ${named}${closing}`,
  `^${opening}${pointing} what (?:i|we) call (?:an? |some )?${named}${closing}`,
  `^${opening}(?:what|such) an? (?:${good} )?${named}${closing}`,
  `^${opening}(?:that|this|those|these|the) ${named} (?:tho|though|omg|wow|damn|man|oof|mmm|slaps?|rocks|kills me|(?:is|are) (?:so |just |really |absolutely |pure |utterly ){0,2}(?:everything|${good}|heaven|bliss|divine|gold|fire|lush))${closing}`,
].map((pattern) => new RegExp(pattern));

/** With one of these something is wished, or found amiss. */
const otherwise = new Set(
  `too not isnt arent wasnt never no dont just wrong boring noise worse bad awful terrible horrible more less same again enough but however without
  should could would can want wants wanted needs asks need needed asked said meant instead please like if only much annoying loud sad supposed shame pity`
    .trim()
    .split(/\s+/),
);

/**
 * Whether what plays is praised by its name, "now that's a steel guitar", "this is proper soul": it asks for no more of it than there is.
 */
export function praisesWhatPlays({ words, text }: Message, parts: Parts): boolean {
  const said = words.filter(({ isWord }) => isWord).map((word) => word.text);
  if (said.length > mostWords || text.includes('?') || movesMusic(parts) || parts.edits.length > 0)
    return false;
  if (parts.constraints.length + parts.artists.like.length === 0) return false;
  if (said.some((word) => otherwise.has(word))) return false;
  const spoken = said.join(' ');
  return praises.some((praise) => praise.test(spoken));
}
