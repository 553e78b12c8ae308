import { defaultPlaylistImage, type Mood, type Playlist } from '@attune/contract';
import { moodLooks } from '../../components/moods.ts';
import { MediaRow, MediaRowSkeletons } from './media-row.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { texts } from './texts.ts';

interface PlaylistViewProps {
  mood: Mood | null;
  playlists: readonly Playlist[];
  /** An answer is awaited; what the last one brought stays meanwhile. */
  isWaiting: boolean;
}

export function PlaylistView({ mood, playlists, isWaiting }: PlaylistViewProps) {
  return (
    <>
      <PanelHeading
        title={mood === null ? texts.personalPlaylists : texts.moodPlaylists(moodLooks[mood].label)}
        subtext={mood === null ? texts.shareMood : texts.basedOnMood}
      />
      {playlists.length > 0 ? (
        <ul className={isWaiting ? 'opacity-60 transition-opacity duration-150' : ''}>
          {playlists.map((playlist, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
            <li key={`${playlist.id} ${index}`}>
              <MediaRow
                name={playlist.name}
                line={playlist.description || playlist.owner}
                detail={texts.trackCount(playlist.tracks)}
                image={playlist.image}
                fallbackImage={defaultPlaylistImage}
                url={playlist.url}
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
