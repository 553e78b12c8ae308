import { Pause, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isPlayable, type PanelPlayer, type Playable } from './panel-player.ts';
import { texts } from './texts.ts';

/** So long a pointer rests on a button before something is made ready for it. */
const dwellMs = 60;

/** Plays one playlist or song here, beside the link that leads to its page. */
export function PlayButton({ player, item }: { player: PanelPlayer; item: Playable }) {
  const view = useSyncExternalStore(player.subscribe, player.view);
  if (!isPlayable(item)) return null;
  const isPlaying = view.isPlaying(item);
  const isStarting = view.isStarting && view.item?.kind === item.kind && view.item.id === item.id;
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isPlaying ? texts.pause(item.name) : texts.play(item.name)}
      aria-busy={isStarting}
      data-play={`${item.kind} ${item.id}`}
      className={`icon-button ${isPlaying || isStarting ? 'text-accent' : ''}`}
      onClick={() => player.toggle(item)}
      onFocus={() => player.prefetch(item)}
      onPointerEnter={({ currentTarget }) => {
        setTimeout(() => {
          if (currentTarget.matches(':hover')) player.prefetch(item);
        }, dwellMs);
      }}
    >
      <Icon size={20} aria-hidden fill="currentColor" />
    </button>
  );
}
