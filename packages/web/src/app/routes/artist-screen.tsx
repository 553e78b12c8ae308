import { defaultTrackImage } from '@attune/contract';
import { useParams } from 'wouter';
import { MediaTile } from '../../components/media-tile.tsx';
import { useArtist } from '../../features/catalogue/api/catalogue.ts';
import { SubjectHead } from '../../features/catalogue/subject-head.tsx';
import { texts } from '../../features/catalogue/texts.ts';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { PageTitle } from '../page-title.tsx';
import { texts as appTexts } from '../texts.ts';
import { TrackList } from './lists/track-list.tsx';
import { useListParts } from './lists/use-list-parts.tsx';
import { RadioLink } from './radio-link.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';
import { SubjectState } from './subject-state.tsx';

/** `/artists/:id`: one artist, with records and songs of theirs. */
export function ArtistScreen() {
  const { id = '' } = useParams();
  const { linkLabel, credit, actionsOf } = useListParts();
  const query = useArtist(id);
  const { data } = query;
  useHearts([...new Set(data?.songs.map((track) => track.id) ?? [])]);
  if (data === undefined) return <SubjectState heading={screenTitles.artist} query={query} />;
  const { artist, albums, songs } = data;
  return (
    <ScreenFrame heading={<span dir="auto">{artist.name}</span>}>
      <PageTitle title={appTexts.titled(artist.name)} />
      {credit}
      <SubjectHead
        image={artist.image}
        fallbackImage={defaultTrackImage}
        url={artist.url}
        linkLabel={linkLabel}
        actions={
          <>
            {actionsOf({ kind: 'artist', id: artist.id, name: artist.name })}
            <RadioLink request={{ kind: 'artist', name: artist.name }} />
          </>
        }
      >
        {null}
      </SubjectHead>
      <section className="mb-8">
        <h2 className="mb-2 text-l">{texts.songs}</h2>
        {songs.length === 0 ? (
          <p className="text-muted text-s">{texts.noTracks}</p>
        ) : (
          <TrackList label={texts.songs} tracks={songs} />
        )}
      </section>
      {albums.length > 0 && (
        <section>
          <h2 className="mb-3 text-l">{texts.albums}</h2>
          <ul className="media-tiles">
            {albums.map((album) => (
              <li key={album.id} className="min-w-0">
                <MediaTile
                  name={album.name}
                  line={album.year === null ? undefined : String(album.year)}
                  image={album.image}
                  fallbackImage={defaultTrackImage}
                  url={album.url}
                  linkLabel={linkLabel}
                  action={actionsOf({ kind: 'album', id: album.id, name: album.name })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <HeartNotice />
    </ScreenFrame>
  );
}
