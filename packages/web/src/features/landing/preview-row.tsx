import { defaultTrackImage, type TrackPreview } from '@attune/contract';
import { Play, Square } from 'lucide-react';
import { CoverImage } from '../../components/cover-image.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useStore } from '../../lib/store.ts';
import { openDevice } from './opened-device.ts';
import type { PreviewPlayer } from './preview-player.ts';
import { tryTexts } from './try-texts.ts';

interface PreviewRowProps {
  track: TrackPreview;
  player: PreviewPlayer;
}

/** The first track that fits, playing or to be played. */
export function PreviewRow({ track, player }: PreviewRowProps) {
  const state = useStore(player);
  const isOn = state === 'playing' || state === 'starting';
  const toggle = () => {
    if (isOn) {
      player.stop();
      return;
    }
    const device = openDevice();
    if (device !== null) void player.play(device.take());
  };
  return (
    <div className="flex items-center gap-3">
      <CoverImage src={track.image} fallback={defaultTrackImage} sizePx={56} />
      <p className="min-w-0 grow">
        <span className="block truncate font-semibold text-s">{track.name}</span>
        <span className="block truncate text-muted text-xs">{tryTexts.by(track.artist)}</span>
        <span role="status" className="block text-muted text-xs">
          {state === 'failed' && tryTexts.notPlayed}
        </span>
      </p>
      <IconButton
        label={isOn ? tryTexts.stop(track.name) : tryTexts.hear(track.name)}
        onClick={toggle}
        tooltipSide="end"
        isPrimary
      >
        {isOn ? <Square size={18} aria-hidden /> : <Play size={20} aria-hidden />}
      </IconButton>
    </div>
  );
}
