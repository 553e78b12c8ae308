import type { LibraryNews } from '@attune/library';

export const countOfSongs = (songs: number) => (songs === 1 ? '1 song' : `${songs} songs`);

export type LibrarySetting = 'LIBRARY_DIR' | 'LIBRARY_URL';
/** News that are of a look, whatever came of it. */
export type NewsOfLook = Exclude<LibraryNews, { kind: 'listened' }>;
type Looked = Extract<LibraryNews, { kind: 'looked' }>;
type Listened = Extract<LibraryNews, { kind: 'listened' }>;

/** The code by which a server says that an account may not do what it asks. */
const notAllowed = 50;

/**
 * What is wrong with listening to one's own music; `null` where nothing is, or the machine cannot do it, which Settings say.
 * @param setting which setting names the music
 */
function explainListening(setting: LibrarySetting, { trouble, error, undelivered }: Listened): string | null {
  if (trouble === 'source' && error?.code === notAllowed)
    return `The server at ${setting} lets its account download no songs: none is listened to for tempo and energy.`;
  if (trouble === 'source') {
    const code = error === null || error.code === null ? '' : ` (error ${error.code})`;
    return `${setting}: one song after the other could not be had to listen to${code}; listening goes on at the next look.`;
  }
  if (trouble === 'worker' || undelivered === 0) return null;
  const are = undelivered === 1 ? 'is' : 'are';
  return `${setting}: ${countOfSongs(undelivered)} could not be had to listen to (gone, refused or broken off) and ${are} tried again at each look; the others were listened to.`;
}

/** Names of files are written by strangers: in quotes none of them begins a line of its own. */
function nameFiles({ passedOver, passedOverFiles = [] }: Looked): string | null {
  const named = passedOverFiles.length;
  if (named === 0) return null;
  const some = named < passedOver ? `, ${named} of ${passedOver}` : '';
  return `Passed over${some}: ${passedOverFiles.map((path) => JSON.stringify(path)).join(', ')}`;
}

export interface LibraryNewsParts {
  setting: LibrarySetting;
  /** Whether files that were passed over are told by name. */
  namesFiles: boolean;
  /** What is wrong with a look, in a sentence; `null` where nothing is. */
  explain: (news: NewsOfLook) => string | null;
  complain: (sentence: string) => void;
  say: (sentence: string) => void;
}

/** Tells the operator of their music, which is looked through and listened to again and again: each thing once, until it changes. */
export function createLibraryNews(parts: LibraryNewsParts): (news: LibraryNews) => void {
  const { setting, namesFiles, explain, complain, say } = parts;
  const told = new Map<string, string | null>();
  const once = (about: string, sentence: string | null, tell: (sentence: string) => void) => {
    if (sentence !== null && sentence !== told.get(about)) tell(sentence);
    told.set(about, sentence);
  };
  return (news) => {
    if (news.kind === 'listened') return once('listening', explainListening(setting, news), complain);
    const trouble = explain(news);
    once('look', trouble, complain);
    if (news.kind !== 'looked') return;
    once('songs', trouble === null ? `${setting} has ${countOfSongs(news.songs)}.` : null, say);
    once('files', namesFiles ? nameFiles(news) : null, say);
  };
}
