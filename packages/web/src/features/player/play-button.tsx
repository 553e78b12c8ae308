import { Pause, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isPlayable, type PanelPlayer, type Playable } from './panel-player.ts';
import { texts } from './texts.ts';

/** So long a pointer rests on a button before something is made ready for it. */
const dwellMs = 60;

interface PlayButtonProps {
  player: PanelPlayer;
  item: Playable;
  /** Shown on it, where it plays the whole of what it stands above. */
  words?: string;
}

/** Plays one playlist, song or mix here, beside the link that leads to its page. */
export function PlayButton({ player, item, words }: PlayButtonProps) {
  const view = useSyncExternalStore(player.subscribe, player.view);
  if (!isPlayable(item)) return null;
  const isPlaying = view.isPlaying(item);
  const isStarting = view.isStarting && view.item?.kind === item.kind && view.item.id === item.id;
  const Icon = isPlaying ? Pause : Play;
  const play = words === undefined ? texts.play(item.name) : `${words}: ${item.name}`;
  const tone = isPlaying || isStarting ? 'text-accent' : '';
  return (
    <button
      type="button"
      aria-label={isPlaying ? texts.pause(item.name) : play}
      aria-busy={isStarting}
      data-play={`${item.kind} ${item.id}`}
      className={words === undefined ? `icon-button ${tone}` : 'button button-primary'}
      onClick={() => player.toggle(item)}
      onFocus={() => player.prefetch(item)}
      onPointerEnter={({ currentTarget }) => {
        setTimeout(() => {
          if (currentTarget.matches(':hover')) player.prefetch(item);
        }, dwellMs);
      }}
    >
      <Icon size={words === undefined ? 20 : 16} aria-hidden fill="currentColor" />
      {words !== undefined && <span>{isPlaying ? texts.pauseAll : words}</span>}
    </button>
  );
}
