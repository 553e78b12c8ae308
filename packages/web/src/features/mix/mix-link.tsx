import { defaultTrackImage, type MixTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { Pin } from 'lucide-react';
import { CoverImage } from '../../components/cover-image.tsx';
import { texts } from './texts.ts';

/** What the contract says for "the service named no page". */
const noPage = '#';
const coverPx = 40;

/** What a row says of its track; all of it leads to the track's page at the music service, if it has one. */
export function MixLink({ track, isPinned }: { track: MixTrack; isPinned: boolean }) {
  const { name, artists, image, url, reasons, durationMs } = track;
  const artist = artists.join(', ');
  const reason = reasons[0]?.text;
  const line = reason === undefined ? artist : `${artist} · ${reason}`;
  const content = (
    <>
      <CoverImage src={image} fallback={defaultTrackImage} sizePx={coverPx} />
      <span className="mix-words">
        <span title={name} className="mix-name">
          <span dir="auto">{name}</span>
          {isPinned && <Pin size={12} aria-hidden fill="currentColor" />}{' '}
          <span className="mix-time">{clockTime(durationMs)}</span>
        </span>
        {/* Each runs its own way: a name from elsewhere must not turn our words round. */}
        <span title={line} className="mix-line">
          <bdi>{artist}</bdi>
          {reason !== undefined && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </span>
      </span>
      {isPinned && <span className="sr-only">({texts.kept})</span>}
    </>
  );
  if (url === noPage) return <span className="mix-link">{content}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="mix-link hover:bg-sunken active:bg-line"
    >
      {content}
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}
