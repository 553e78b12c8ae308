import type { CurrentTrack } from '@attune/contract';
import type { Controls } from '@attune/player/conductor';
import type { ReactNode } from 'react';
import type { Radio } from '../../../features/radio/radio.ts';
import { useStore } from '../../../lib/store.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { RadioLink } from '../radio-link.tsx';
import { SteerButtons } from '../steer-buttons.tsx';
import { SayToMix } from './say-to-mix.tsx';
import type { AllMixes } from './use-all-mixes.ts';

interface SayOfTrackProps {
  track: CurrentTrack;
  mixes: AllMixes;
  controls: Controls | null;
}

/** What a listener may say of a track: to the station or the mix it is of, and by beginning a station with it. */
export function SayOfTrack({ track, mixes, controls }: SayOfTrackProps) {
  const radio = useStore(useListener().radio);
  const { id, name } = track;
  const toMix = id !== null && <SayToMix all={mixes} {...{ id, name, controls }} />;
  return (
    <div className="flex flex-wrap gap-2">
      {id !== null && (radio === null ? toMix : <ToStation {...{ radio, id, controls }} otherwise={toMix} />)}
      <RadioLink request={{ kind: 'track', name, artist: track.artist || null }} />
    </div>
  );
}

interface ToStationProps {
  radio: Radio;
  id: string;
  controls: Controls | null;
  /** For what is not of the station. */
  otherwise: ReactNode;
}

function ToStation({ radio, id, controls, otherwise }: ToStationProps) {
  const state = useStore(radio);
  const track = state?.tracks[state.at];
  if (track?.id !== id) return otherwise;
  return (
    <>
      <SteerButtons
        onMoreLike={() => radio.like(track)}
        onNotThis={() => {
          radio.notThis(track);
          controls?.next();
        }}
      />
      <p role="status" className="basis-full text-s empty:hidden">
        {state?.said ?? ''}
      </p>
    </>
  );
}
