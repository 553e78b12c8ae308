import type { OwnPlaylist } from '@attune/contract';
import { texts } from './texts.ts';

interface ByLineProps {
  playlist: Pick<OwnPlaylist, 'owner' | 'tracks' | 'isOwn' | 'madeByAttune'>;
  /** Whether the listener's own are said to be by them. */
  namesOwn?: boolean;
}

/** Whose a playlist is, and how long. A name that is written from right to left leaves the number its place. */
export function ByLine({ playlist: { owner, tracks, isOwn, madeByAttune }, namesOwn = false }: ByLineProps) {
  const isNamed = namesOwn || !isOwn;
  return (
    <>
      {madeByAttune
        ? `${texts.madeByAttune} · `
        : isNamed && (
            <>
              {texts.by} <bdi>{owner}</bdi>
              {' · '}
            </>
          )}
      {texts.songs(tracks)}
    </>
  );
}
