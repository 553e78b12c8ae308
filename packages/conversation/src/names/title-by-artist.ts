import { isFiller } from '../cues/fillers.ts';
import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';
import { nameAt } from './read-name.ts';

/** In words and marks. */
const longestTitle = 6;
/** With one of these before "by" no song is named, or more is said: "something by Adele", "woken up by Queen", "do you have Hurt by Johnny Cash". */
const noTitle = wordSet(`
  i im ive me my mine myself we us our he she they his her their it something anything nothing music song songs stuff tunes tracks album albums
  more less some any inspired written played sung covered performed made recorded produced saved woken followed surrounded raised walked went was were is are
  do does did you have got can could would will play playing put find hear listen want need
`);

/** Whether a message is a title and the known artist it is by, and says nothing else: "no one by alicia keys". */
export function isTitleByArtist(message: Message): boolean {
  const { words } = message;
  const by = words.findIndex(({ text }) => text === 'by');
  if (by < 1 || by > longestTitle || words.slice(0, by).some(({ text }) => noTitle.has(text))) return false;
  const artist = nameAt(message, by + 1, true);
  if (artist?.isKnown !== true) return false;
  return words.slice(artist.to).every(({ isWord, text }) => !isWord || isFiller(text));
}
