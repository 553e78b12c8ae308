import { type Message, wordAt } from '../../message.ts';

/** "This sounds like church", "you gave me a lullaby": what the music is heard to be. In lower case, without apostrophes. */
export const ofMusicHeard =
  /^(?:(?:and|but|no|ok|sorry|well) ){0,2}(?:(?:this|that|these|those|it|they)(?: (?:all|just|one|ones|songs?|music|mix|list)){0,2} (?:sounds?|feels?|seems?|looks?)\b|(?:these|those) (?:are|were)\b|more like\b|sounds? |feels? |you (?:gave|played|put|picked|made)\b)/;

const articles = new Set(['a', 'an', 'the', 'any']);
/** In words. */
const mostHeard = 12;

/** Of what was wished for: "this is rock, not jazz". */
const ofWishHeard = /^(?:(?:and|but|no) )?(?:this|that|it|its|thats)(?: is)?\b/;

/**
 * "These are lullabies, not a party": what is missed in the music that plays is wished for, and not turned down.
 * @param from the word that what is missed begins with
 * @param isWanted it was wished for before
 */
export function isMissedInMusic(message: Message, from: number, isWanted: boolean): boolean {
  const not = articles.has(wordAt(message, from - 1)) ? from - 2 : from - 1;
  if (wordAt(message, not) !== 'not') return false;
  const end = message.words[not - 1]?.text === ',' ? not - 1 : not;
  const heard: string[] = [];
  for (let at = end - 1; heard.length < mostHeard && wordAt(message, at) !== ''; at -= 1)
    heard.unshift(wordAt(message, at));
  const said = heard.join(' ');
  return ofMusicHeard.test(said) || (isWanted && ofWishHeard.test(said));
}
