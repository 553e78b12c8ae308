import type { ReactNode } from 'react';
import { MediaRowSkeletons } from '../../../components/media-row.tsx';
import { creditedService, openAt, ServiceCredit } from '../../../components/service-credit.tsx';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { HeartButton } from '../../../features/liked/heart-button.tsx';
import { PlayButton } from '../../../features/player/play-button.tsx';
import { AddButton } from '../../../features/playlists/add-button.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { useStore } from '../../../lib/store.ts';
import { IslandBoundary } from '../../island-boundary.tsx';
import { useListener } from '../../listener/listener-context.tsx';
import { listenerTexts } from '../listener-texts.ts';

const AddPlaces = lazyComponent(
  async () => (await loadWhenOnline(() => import('./add-places.tsx'))).AddPlaces,
  () => <MediaRowSkeletons count={3} />,
);

interface Listed {
  kind: 'track' | 'artist' | 'album' | 'playlist';
  id: string;
  name: string;
  /** The tracks that are played along with it, in their order; it is one of them. */
  queue?: readonly string[];
}

export interface ListParts {
  /** The words of a link to the music service, where it wants its own. */
  linkLabel: string | undefined;
  /** Where the content is from, where that has to be said. */
  credit: ReactNode;
  /** What can be done with something in a list: play it and, where it is a song, like it and put it somewhere. */
  actionsOf: (item: Listed) => ReactNode;
  /** Plays the whole of what a screen shows, by its name at the service. */
  playAll: (item: Listed) => ReactNode;
}

/** What every list of music on a screen needs of the other features. */
export function useListParts(): ListParts {
  const player = useStore(useListener().player);
  const service = creditedService(useInstallation().data);
  return {
    linkLabel: service === null ? undefined : openAt(service),
    credit: service !== null && (
      <div className="mb-4">
        <ServiceCredit service={service} />
      </div>
    ),
    playAll: (item) => player && <PlayButton player={player} item={item} words={listenerTexts.playAll} />,
    actionsOf: (item) => (
      <>
        {player && <PlayButton player={player} item={item} />}
        {item.kind === 'track' && (
          <>
            <HeartButton id={item.id} name={item.name} />
            <AddButton name={item.name}>
              <IslandBoundary fallback={<p>{listenerTexts.placesNotLoaded}</p>}>
                <AddPlaces id={item.id} name={item.name} />
              </IslandBoundary>
            </AddButton>
          </>
        )}
      </>
    ),
  };
}
