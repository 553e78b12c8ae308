import { type CurrentTrack, defaultTrackImage } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { Play, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CoverImage } from '../../components/cover-image.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { PanelPlayer } from './panel-player.ts';
import { keepRoomFor } from './room.ts';
import { texts } from './texts.ts';

interface ResumeBarProps {
  player: PanelPlayer;
  /** What plays or rests at the music service, as far as is known. */
  track: CurrentTrack | null | undefined;
  /** It sounds in another tab of this browser. */
  isInOtherTab?: boolean;
}

/**
 * Stands where the player will, until it is used: what a reload, or another day, interrupted is one press away, and so is
 * what sounds in another tab. What sounds on another device offers nothing to go on with.
 */
export function ResumeBar({ player, track, isInOtherTab = false }: ResumeBarProps) {
  const { isUnused, isStarting } = useSyncExternalStore(player.subscribe, player.view);
  const { resume } = player;
  if (!isUnused || resume === null || !track?.id || (track.isPlaying && !isInOtherTab)) return null;
  const { id, name } = track;
  return (
    <Strip
      track={track}
      isInOtherTab={isInOtherTab}
      isStarting={isStarting}
      onResume={() => resume({ kind: 'track', id, name })}
      onDismiss={player.close}
    />
  );
}

interface StripProps {
  track: CurrentTrack;
  isInOtherTab: boolean;
  isStarting: boolean;
  onResume: () => void;
  onDismiss: () => void;
}

function Strip({ track, isInOtherTab, isStarting, onResume, onDismiss }: StripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => (strip.current === null ? undefined : keepRoomFor(strip.current)), []);
  return (
    <section
      ref={strip}
      aria-label={isInOtherTab ? texts.inOtherTab : texts.leftOff}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-raised shadow-high"
    >
      <div className="mx-auto flex max-w-5xl items-center gap-3 px-3 py-2 sm:px-6">
        <CoverImage src={track.image} fallback={defaultTrackImage} sizePx={44} />
        <div className="min-w-0 grow">
          <p dir="auto" className="truncate font-semibold text-s" title={track.name}>
            {track.name}
          </p>
          <p dir="auto" className="truncate text-muted text-xs">
            {isInOtherTab ? texts.inOtherTab : texts.at(clockTime(track.progressMs ?? 0))} · {track.artist}
          </p>
        </div>
        {isInOtherTab ? (
          <button
            type="button"
            className="button button-primary shrink-0"
            aria-busy={isStarting}
            onClick={onResume}
          >
            {texts.playHere}
          </button>
        ) : (
          <IconButton
            label={texts.resume(track.name)}
            tooltipSide="top"
            isPrimary
            aria-busy={isStarting}
            onClick={onResume}
          >
            <Play size={20} aria-hidden fill="currentColor" />
          </IconButton>
        )}
        <IconButton label={texts.notNow} tooltipSide="top" onClick={onDismiss}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
