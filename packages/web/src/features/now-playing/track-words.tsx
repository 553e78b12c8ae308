import { type CurrentTrack, defaultTrackImage } from '@attune/contract';
import { CoverImage } from '../../components/cover-image.tsx';
import { screenTexts as texts } from './screen-texts.ts';

/** The largest a cover is shown; it takes less where the window is low or narrow. */
const coverPx = 448;

export function LargeCover({ image }: { image: string }) {
  return (
    <div className="now-playing-cover">
      <CoverImage key={image} src={image} fallback={defaultTrackImage} sizePx={coverPx} isFluid />
    </div>
  );
}

/** What plays, its artists, and where that leads at the music service. */
export function TrackWords({ track, linkTitle }: { track: CurrentTrack; linkTitle: string | undefined }) {
  const { name, artist, url } = track;
  return (
    <div className="min-w-0 text-center">
      <h2 dir="auto" className="line-clamp-2 break-words text-xl">
        {url === undefined ? (
          name
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            title={linkTitle}
            className="hover:text-accent hover:underline"
          >
            {name}
            <span className="sr-only"> {texts.opensInNewTab}</span>
          </a>
        )}
      </h2>
      <p dir="auto" className="line-clamp-2 break-words text-muted">
        {artist}
      </p>
    </div>
  );
}
