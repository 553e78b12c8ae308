import { ListMusic } from 'lucide-react';
import type { ReactNode } from 'react';
import { PullUp } from '../../../components/pull-up.tsx';

const texts = {
  /** For who hears it without what stands around it. */
  music: 'Music found: ',
  playlists: (count: number) => (count === 1 ? '1 playlist' : `${count} playlists`),
  songs: (count: number) => (count === 1 ? '1 song' : `${count} songs`),
  waiting: 'Looking for playlists...',
} as const;

interface MusicSheetProps {
  playlists: number;
  /** `null` until the songs have been looked for. */
  songs: number | null;
  isWaiting: boolean;
  children: ReactNode;
}

/** On a phone the music found is in a sheet that is pulled up from above the input, so that the conversation has the window. */
export function MusicSheet({ playlists, songs, isWaiting, children }: MusicSheetProps) {
  const found = [texts.playlists(playlists), ...(songs === null ? [] : [texts.songs(songs)])].join(' · ');
  return (
    <PullUp
      name="music"
      summary={
        <>
          <ListMusic size={18} aria-hidden className="shrink-0" />
          <span className="sr-only">{texts.music}</span>
          <span className="truncate">{isWaiting && playlists === 0 ? texts.waiting : found}</span>
        </>
      }
    >
      {children}
    </PullUp>
  );
}
