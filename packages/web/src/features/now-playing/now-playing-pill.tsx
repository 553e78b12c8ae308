import { type CurrentTrack, defaultTrackImage } from '@attune/contract';
import { Music2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverImage } from '../../components/cover-image.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { texts } from './texts.ts';

interface NowPlayingPillProps {
  /** `null`: nothing plays; `undefined`: not known yet. */
  track: CurrentTrack | null | undefined;
  isLoading: boolean;
  /** Where the link leads, in the words the service wants. */
  linkTitle?: string | undefined;
  /** What can be done with the track. */
  action?: ReactNode;
}

export function NowPlayingPill({ track, isLoading, linkTitle, action }: NowPlayingPillProps) {
  return (
    <section
      aria-label={texts.label}
      aria-busy={isLoading}
      className="flex h-14 low:h-11 min-w-0 max-w-80 grow basis-0 items-center gap-3 rounded-large border border-line bg-surface ps-2.5 pe-4 shadow-low"
    >
      {track ? (
        <Playing track={track} linkTitle={linkTitle} action={action} />
      ) : isLoading ? (
        <Loading />
      ) : (
        <NotPlaying />
      )}
    </section>
  );
}

interface PlayingProps {
  track: CurrentTrack;
  linkTitle: string | undefined;
  action: ReactNode;
}

function Playing({ track, linkTitle, action }: PlayingProps) {
  const name = (
    <span
      dir="auto"
      title={linkTitle === undefined ? track.name : `${track.name} · ${linkTitle}`}
      className="block truncate font-semibold text-s leading-tight"
    >
      {track.name}
    </span>
  );
  return (
    <>
      <CoverImage src={track.image} fallback={defaultTrackImage} sizePx={36} />
      <span className="min-w-0 grow">
        {track.url === undefined ? (
          name
        ) : (
          <a href={track.url} target="_blank" rel="noopener noreferrer" className="block hover:text-accent">
            {name}
          </a>
        )}
        <span dir="auto" title={track.artist} className="block truncate text-muted text-xs">
          {track.artist}
        </span>
      </span>
      {action}
      {track.isPlaying ? (
        <span role="img" aria-label={texts.playing} className="live-dot" />
      ) : (
        <span className="sr-only">{texts.paused}</span>
      )}
    </>
  );
}

function NotPlaying() {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Music2 size={18} aria-hidden />
      </span>
      <span className="text-muted text-s">{texts.notPlaying}</span>
    </>
  );
}

function Loading() {
  return (
    <>
      <Skeleton className="size-9 rounded-cover" />
      <span className="grow">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="mt-2 h-2.5 w-20" />
      </span>
    </>
  );
}
