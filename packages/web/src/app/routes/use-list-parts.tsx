import type { ReactNode } from 'react';
import { creditedService, openAt, ServiceCredit } from '../../components/service-credit.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { HeartButton } from '../../features/liked/heart-button.tsx';
import { PlayButton } from '../../features/player/play-button.tsx';
import { AddButton } from '../../features/playlists/add-button.tsx';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener-context.tsx';

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
  /** What can be done with something in a list: play it, and like it where it is a song. */
  actionsOf: (item: Listed) => ReactNode;
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
    actionsOf: (item) => (
      <>
        {player && <PlayButton player={player} item={item} />}
        {item.kind === 'track' && (
          <>
            <HeartButton id={item.id} name={item.name} />
            <AddButton id={item.id} name={item.name} />
          </>
        )}
      </>
    ),
  };
}
