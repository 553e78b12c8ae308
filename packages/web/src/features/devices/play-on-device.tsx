import { Play } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import type { Asked, DevicePlayer } from './device-player.ts';

interface PlayOnDeviceProps {
  player: DevicePlayer;
  asked: Asked;
  words: string;
  /** Something else beside it is what most will press. */
  isSecond?: boolean;
}

/** Plays a list of tracks on a device of the listener's. What becomes of it stands in the note of that place. */
export function PlayOnDevice({ player, asked, words, isSecond = false }: PlayOnDeviceProps) {
  const view = useStore(player);
  const isStarting = view.outcome === 'under-way' && view.asked?.place === asked.place;
  return (
    <button
      type="button"
      aria-label={`${words}: ${asked.name}`}
      aria-busy={isStarting}
      className={`button ${isSecond ? 'button-quiet' : 'button-primary'}`}
      onClick={() => {
        if (!isStarting) player.ask(asked);
      }}
    >
      <Play size={16} aria-hidden fill="currentColor" />
      <span>{words}</span>
    </button>
  );
}
