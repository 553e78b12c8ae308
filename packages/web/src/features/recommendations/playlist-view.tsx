import { defaultPlaylistImage, type Playlist } from '@attune/contract';
import { MediaRow, MediaRowSkeletons } from '../../components/media-row.tsx';
import type { PlayButtonOf } from './play-button-of.ts';
import { texts } from './texts.ts';

interface PlaylistViewProps {
  playlists: readonly Playlist[];
  /** An answer is awaited; what the last one brought stays meanwhile. */
  isWaiting: boolean;
  linkLabel: string | undefined;
  playButton: PlayButtonOf;
}

export function PlaylistView({ playlists, isWaiting, linkLabel, playButton }: PlaylistViewProps) {
  return (
    <>
      {playlists.length > 0 ? (
        <ul className={`media-list ${isWaiting ? '[&_img]:opacity-50' : ''}`}>
          {playlists.map((playlist, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
            <li key={`${playlist.id} ${index}`}>
              <MediaRow
                name={playlist.name}
                line={playlist.description?.trim() || playlist.owner}
                detail={texts.trackCount(playlist.tracks)}
                image={playlist.image}
                fallbackImage={defaultPlaylistImage}
                url={playlist.url}
                linkLabel={linkLabel}
                action={playButton({ kind: 'playlist', id: playlist.id, name: playlist.name })}
              />
            </li>
          ))}
        </ul>
      ) : isWaiting ? (
        <div>
          <p className="sr-only">{texts.awaitingPlaylists}</p>
          <MediaRowSkeletons count={5} />
        </div>
      ) : (
        <p className="rounded-medium border border-line border-dashed p-4 text-muted text-s">
          {texts.noPlaylists}
        </p>
      )}
    </>
  );
}
