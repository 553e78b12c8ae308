import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { MixCard } from './mix-card.tsx';
import type { MixPlayback } from './mix-playback.ts';
import { MixSkeleton } from './mix-skeleton.tsx';
import type { Mixes, MixOf } from './mixes.ts';
import { texts } from './texts.ts';

export interface MixSlotProps {
  mixes: Mixes;
  place: MixOf & { isNewest: boolean };
  playback: MixPlayback;
  askToSave: () => void;
}

/** Where a mix stands in the conversation. The newest is asked for as soon as its place is there, others when wanted. */
export function MixSlot({ mixes, place, playback, askToSave }: MixSlotProps) {
  const { id, isNewest } = place;
  const [isWanted, setWanted] = useState(false);
  const entry = useStore(mixes).get(id);
  const brief = JSON.stringify(place.brief);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is another one when its id or its brief is
  useEffect(() => {
    if (isNewest) mixes.open(place);
  }, [mixes, id, brief, isNewest]);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that asked for it has gone.
    if (isWanted && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isWanted]);
  if (entry === undefined) {
    if (isNewest) return <MixSkeleton {...place} />;
    return (
      <button
        type="button"
        className="button button-quiet self-start"
        onClick={() => {
          setWanted(true);
          mixes.open(place);
        }}
      >
        {texts.showMix}
      </button>
    );
  }
  return (
    <MixCard
      key={isNewest ? 'newest' : 'earlier'}
      ref={card}
      id={id}
      mixes={mixes}
      entry={entry}
      isNewest={isNewest}
      startsOpen={isNewest || isWanted}
      playback={playback}
      askToSave={askToSave}
    />
  );
}
