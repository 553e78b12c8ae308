import { defaultPlaylistImage, type OwnPlaylist, screenPaths } from '@attune/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoverImage } from '../../components/cover-image.tsx';
import { ByLine } from './by-line.tsx';

/** One playlist of the library; its row leads to its screen. */
export function PlaylistRow({ playlist, action }: { playlist: OwnPlaylist; action: ReactNode }) {
  const { id, name, image, tracks } = playlist;
  return (
    <div className="flex items-center gap-0.5">
      <Link
        to={screenPaths.playlist.replace(':id', encodeURIComponent(id))}
        className="flex min-w-0 grow items-center gap-3 rounded-medium p-2 transition-colors duration-150 hover:bg-sunken active:bg-line"
      >
        <CoverImage src={image} fallback={defaultPlaylistImage} sizePx={56} />
        <span className="min-w-0 grow">
          <span dir="auto" title={name} className="line-clamp-2 font-semibold text-s leading-snug">
            {name}
          </span>
          <span className="mt-0.5 line-clamp-2 text-muted text-xs leading-snug">
            <ByLine playlist={playlist} />
          </span>
        </span>
      </Link>
      {tracks > 0 && action}
    </div>
  );
}
