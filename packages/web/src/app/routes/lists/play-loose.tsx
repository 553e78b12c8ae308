import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { PlayButton } from '../../../features/player/play-button.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { useStore } from '../../../lib/store.ts';
import { IslandBoundary } from '../../island-boundary.tsx';
import { useListener } from '../../listener/listener-context.tsx';
import { listenerTexts as texts } from '../listener-texts.ts';

const PlayOnDevices = lazyComponent(
  async () => (await loadWhenOnline(() => import('./play-on-devices.tsx'))).PlayOnDevices,
);

interface PlayLooseProps {
  place: string;
  name: string;
  ids: readonly string[];
  /** Whether these are all of the list. */
  isAll: boolean;
}

/** Plays songs that have no playlist of their own: by the player of this page or, where the service takes commands, on a device. */
export function PlayLoose({ place, name, ids, isAll }: PlayLooseProps) {
  const player = useStore(useListener().player);
  const takesCommands = useInstallation().data?.streaming.capabilities.devices === 'remote';
  const words = isAll ? texts.playAll : texts.playFirst(ids.length);
  const [first] = ids;
  if (first === undefined) return null;
  if (player !== null && player.enqueue !== null)
    return <PlayButton player={player} item={{ kind: 'mix', id: first, name, queue: ids }} words={words} />;
  if (!takesCommands) return null;
  return (
    <IslandBoundary fallback={null}>
      <PlayOnDevices place={place} name={name} ids={ids} words={words} />
    </IslandBoundary>
  );
}
