import { defaultTrackImage, screenPaths } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { useParams } from 'wouter';
import { useTrack } from '../../features/catalogue/api/catalogue.ts';
import { NamedLinks } from '../../features/catalogue/named-links.tsx';
import { SubjectHead } from '../../features/catalogue/subject-head.tsx';
import { texts } from '../../features/catalogue/texts.ts';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { PageTitle } from '../page-title.tsx';
import { texts as appTexts } from '../texts.ts';
import { TracksLikeThis } from './lists/tracks-like-this.tsx';
import { useListParts } from './lists/use-list-parts.tsx';
import { RadioLink } from './radio-link.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';
import { SubjectState } from './subject-state.tsx';

/** `/tracks/:id`: one song, and the ways on from it. */
export function TrackScreen() {
  const { id = '' } = useParams();
  const { linkLabel, credit, actionsOf } = useListParts();
  const query = useTrack(id);
  const { data } = query;
  useHearts(data === undefined ? [] : [data.track.id]);
  if (data === undefined) return <SubjectState heading={screenTitles.track} query={query} />;
  const { track, artists, album } = data;
  const details = [clockTime(track.durationMs), track.explicit === true ? texts.explicit : null];
  return (
    <ScreenFrame heading={<span dir="auto">{track.name}</span>}>
      <PageTitle title={appTexts.titled(track.name)} />
      {credit}
      <SubjectHead
        image={track.image}
        fallbackImage={defaultTrackImage}
        url={track.url}
        linkLabel={linkLabel}
        actions={
          <>
            {actionsOf({ kind: 'track', id: track.id, name: track.name })}
            <RadioLink request={{ kind: 'track', name: track.name, artist: artists[0]?.name ?? null }} />
          </>
        }
      >
        <NamedLinks word={texts.by} items={artists} path={screenPaths.artist} />
        <NamedLinks word={texts.on} items={album === null ? [] : [album]} path={screenPaths.album} />
        <p className="text-muted text-s">{details.filter((part) => part !== null).join(' · ')}</p>
      </SubjectHead>
      <TracksLikeThis seed={track.id} />
      <HeartNotice />
    </ScreenFrame>
  );
}
