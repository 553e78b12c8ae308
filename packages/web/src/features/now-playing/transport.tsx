import { whyNoSound } from '@attune/player';
import type { Controls, View } from '@attune/player/conductor';
import { Pause, Play, Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { screenTexts as texts } from './screen-texts.ts';

const nextRepeat = { off: 'context', context: 'track', track: 'off' } as const;

interface TransportProps {
  controls: Controls;
  view: View;
  /** Stands in the row with them: the heart. */
  heart: ReactNode;
}

/** The buttons of a player. */
export function Transport({ controls, view, heart }: TransportProps) {
  const { status, shuffle, repeat } = view;
  const isPlaying = status === 'playing' || status === 'loading';
  const RepeatIcon = repeat === 'track' ? Repeat1 : Repeat;
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        <IconButton
          label={texts.shuffle}
          aria-pressed={shuffle}
          className={shuffle ? 'text-accent' : ''}
          onClick={() => controls.setShuffle(!shuffle)}
        >
          <Shuffle size={20} aria-hidden />
        </IconButton>
        <IconButton label={texts.previous} onClick={controls.previous}>
          <SkipBack size={24} aria-hidden fill="currentColor" />
        </IconButton>
        <PlayPause
          label={isPlaying ? texts.pause : texts.play}
          isPlaying={isPlaying}
          isBusy={status === 'loading'}
          onClick={controls.toggle}
        />
        <IconButton label={texts.next} onClick={controls.next}>
          <SkipForward size={24} aria-hidden fill="currentColor" />
        </IconButton>
        <IconButton
          label={texts.repeat[repeat]}
          className={repeat === 'off' ? '' : 'text-accent'}
          onClick={() => controls.setRepeat(nextRepeat[repeat])}
        >
          <RepeatIcon size={20} aria-hidden />
        </IconButton>
        {heart}
      </div>
      <p role="status" className="text-center text-muted text-s empty:hidden">
        {noteFor(view)}
      </p>
    </>
  );
}

interface PlayPauseProps {
  label: string;
  isPlaying: boolean;
  isBusy: boolean;
  onClick: () => void;
}

/** The largest of the buttons. */
export function PlayPause({ label, isPlaying, isBusy, onClick }: PlayPauseProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton label={label} isPrimary aria-busy={isBusy} className="now-playing-main" onClick={onClick}>
      <Icon size={28} aria-hidden fill="currentColor" />
    </IconButton>
  );
}

function noteFor({ status, track, isPlayingElsewhere }: View): string {
  if (status === 'blocked') return texts.blocked;
  if (status === 'failed') return whyNoSound(track);
  if (status !== 'elsewhere') return '';
  return isPlayingElsewhere ? texts.inAnotherTab : texts.inSilence;
}
