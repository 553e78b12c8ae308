import type { LibraryNews } from '@attune/library';

type Listened = Extract<LibraryNews, { kind: 'listened' }>;

/** The code by which a server says that an account may not do what it asks. */
const notAllowed = 50;

/**
 * What is wrong with listening to one's own music; `null` where nothing is, or the machine cannot do it, which Settings say.
 * @param setting which setting names the music
 */
export function explainListening(
  setting: 'LIBRARY_DIR' | 'LIBRARY_URL',
  { trouble, error, undelivered }: Listened,
): string | null {
  if (trouble === 'source' && error?.code === notAllowed)
    return `The server at ${setting} lets its account download no songs: none is listened to for tempo and energy.`;
  if (trouble === 'source') {
    const code = error === null || error.code === null ? '' : ` (error ${error.code})`;
    return `${setting}: one song after the other could not be had to listen to${code}; listening goes on at the next look.`;
  }
  if (trouble === 'worker' || undelivered === 0) return null;
  const [songs, are] = undelivered === 1 ? ['1 song', 'is'] : [`${undelivered} songs`, 'are'];
  return `${setting}: ${songs} could not be had to listen to (gone, refused or broken off) and ${are} tried again at each look; the others were listened to.`;
}
