import { type CurrentTrack, screenPaths } from '@attune/contract';
import type { Controls } from '@attune/player/conductor';
import { Ban, Radio as RadioSign, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { screenTexts as texts } from '../../features/now-playing/screen-texts.ts';
import type { Radio } from '../../features/radio/radio.ts';
import { queryOf } from '../../features/radio/seeds.ts';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener-context.tsx';
import { mixesOf } from '../listener-mixes.ts';
import { SayToMix } from './say-to-mix.tsx';

interface SayOfTrackProps {
  track: CurrentTrack;
  controls: Controls | null;
}

/** What a listener may say of a track: to the station or the mix it is of, and by beginning a station with it. */
export function SayOfTrack({ track, controls }: SayOfTrackProps) {
  const listener = useListener();
  const radio = useStore(listener.radio);
  const mixes = mixesOf(useStore(listener.mixes));
  const { id, name } = track;
  const toMix = id !== null && mixes !== undefined && <SayToMix {...{ mixes, id, name, controls }} />;
  return (
    <div className="flex flex-wrap gap-2">
      {id !== null && (radio === null ? toMix : <ToStation {...{ radio, id, controls }} otherwise={toMix} />)}
      <Link
        to={`${screenPaths.radio}?${queryOf({ kind: 'track', name: track.name, artist: track.artist || null })}`}
        className="button button-quiet"
      >
        <RadioSign size={16} aria-hidden />
        {texts.radio}
      </Link>
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
      <button type="button" className="button button-quiet" onClick={() => radio.like(track)}>
        <Sparkles size={16} aria-hidden />
        {texts.moreLike}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          radio.notThis(track);
          controls?.next();
        }}
      >
        <Ban size={16} aria-hidden />
        {texts.notThis}
      </button>
      <p role="status" className="basis-full text-s empty:hidden">
        {state?.said ?? ''}
      </p>
    </>
  );
}
