import { defaultTrackImage, screenPaths } from '@attune/contract';
import { useParams } from 'wouter';
import { useAlbum } from '../../features/catalogue/api/catalogue.ts';
import { NamedLinks } from '../../features/catalogue/named-links.tsx';
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

/** `/albums/:id`: one record and its songs. */
export function AlbumScreen() {
  const { id = '' } = useParams();
  const { linkLabel, credit, actionsOf } = useListParts();
  const query = useAlbum(id);
  const { data } = query;
  useHearts([...new Set(data?.tracks.map((track) => track.id) ?? [])]);
  if (data === undefined) return <SubjectState heading={screenTitles.album} query={query} />;
  const { album, artists, tracks, total } = data;
  const [by] = artists;
  const details = [
    album.year,
    tracks.length < total ? texts.beginning(tracks.length, total) : texts.count(total),
  ];
  return (
    <ScreenFrame heading={<span dir="auto">{album.name}</span>}>
      <PageTitle title={appTexts.titled(album.name)} />
      {credit}
      <SubjectHead
        image={album.image}
        fallbackImage={defaultTrackImage}
        url={album.url}
        linkLabel={linkLabel}
        actions={
          <>
            {actionsOf({ kind: 'album', id: album.id, name: album.name })}
            {by !== undefined && <RadioLink request={{ kind: 'artist', name: by.name }} />}
          </>
        }
      >
        <NamedLinks word={texts.by} items={artists} path={screenPaths.artist} />
        <p className="text-muted text-s">{details.filter((part) => part !== null).join(' · ')}</p>
      </SubjectHead>
      {tracks.length === 0 ? (
        <p className="text-muted text-s">{texts.noTracks}</p>
      ) : (
        <TrackList label={texts.songs} tracks={tracks} withoutAlbum />
      )}
      <HeartNotice />
    </ScreenFrame>
  );
}
