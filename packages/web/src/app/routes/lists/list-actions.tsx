import { type ListedTrack, mixBounds } from '@attune/contract';
import { Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listenerTexts as texts } from '../listener-texts.ts';
import { ListMix } from './list-mix.tsx';
import { PlayLoose } from './play-loose.tsx';

interface ListActionsProps {
  /** Names the list among those of the listener. */
  place: string;
  name: string;
  /** Those in sight of the listener, in their order. */
  tracks: readonly ListedTrack[];
  /** Whether there are no more of them than these. */
  isAll: boolean;
  /** Plays the whole of it; by default its songs are played as loose ones. */
  playAll?: ReactNode;
}

/** What can be done with a whole list of songs: played, and made a mix from. */
export function ListActions({ place, name, tracks, isAll, playAll }: ListActionsProps) {
  const [madeFrom, setMadeFrom] = useState<readonly ListedTrack[] | null>(null);
  if (tracks.length === 0) return playAll;
  const played = tracks.slice(0, mixBounds.tracks).map(({ id }) => id);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {playAll ?? (
          <PlayLoose
            place={place}
            name={name}
            ids={played}
            isAll={isAll && played.length === tracks.length}
          />
        )}
        <button
          type="button"
          aria-expanded={madeFrom !== null}
          className="button button-quiet"
          onClick={() => setMadeFrom(madeFrom === null ? tracks : null)}
        >
          <Shuffle size={16} aria-hidden />
          {texts.mixFromThese}
        </button>
      </div>
      {madeFrom !== null && (
        <section aria-label={texts.mixFromThese} className="mb-6 max-w-3xl">
          <ListMix place={place} tracks={madeFrom} />
        </section>
      )}
    </>
  );
}
