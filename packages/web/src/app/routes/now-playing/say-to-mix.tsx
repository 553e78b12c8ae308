import type { Controls } from '@attune/player/conductor';
import { useState } from 'react';
import type { MixEntry } from '../../../features/mix/mix-entry.ts';
import type { Mixes } from '../../../features/mix/mixes.ts';
import { mixesWith, placeOfMixWith } from '../../../features/mix/why-chosen.ts';
import { screenTexts as texts } from '../../../features/now-playing/screen-texts.ts';
import { SteerButtons } from '../steer-buttons.tsx';
import { type AllMixes, useFollowMixes } from './use-all-mixes.ts';

interface SayToMixProps {
  all: AllMixes;
  id: string;
  name: string;
  controls: Controls | null;
}

interface Said {
  what: 'more' | 'not';
  mixes: Mixes;
  /** Of the mix it was said to. */
  place: string;
  id: string;
  name: string;
}

/** What a listener may say of a track of a mix, and what became of it. */
export function SayToMix({ all, id, name, controls }: SayToMixProps) {
  useFollowMixes(all);
  const [said, setSaid] = useState<Said | null>(null);
  const mixes = mixesWith(all, id);
  const place = mixes && placeOfMixWith(mixes.get(), id);
  // Out of the mix it may still be heard: the buttons go with the track.
  const isOut = place === null || (said?.what === 'not' && said.id === id);
  const hasButtons = place !== null || said?.id === id;

  function more(): void {
    if (isOut || mixes === null || place === null) return;
    setSaid({ what: 'more', mixes, place, id, name });
    mixes.moreLike(place, id);
    followMix(mixes, place, id, controls);
  }
  function not(): void {
    if (isOut || mixes === null || place === null) return;
    setSaid({ what: 'not', mixes, place, id, name });
    mixes.remove(place, id);
    controls?.next();
  }

  return (
    <>
      {hasButtons && <SteerButtons isOut={isOut} onMoreLike={more} onNotThis={not} />}
      <p role="status" className="order-last basis-full text-s empty:hidden">
        {said !== null && wordsFor(said, said.mixes.get().get(said.place))}
      </p>
    </>
  );
}

function wordsFor({ what, name }: Said, entry: MixEntry | undefined): string {
  const pending = entry?.pending ?? null;
  if (pending !== null && pending.failure !== null) return texts.mixNotChanged;
  if (what === 'not') return texts.mixWithout(name);
  return pending === null ? texts.mixHasMore(name) : texts.mixChanging;
}

/** Where the mix is what plays, what comes next follows it once it has changed. */
function followMix(mixes: Mixes, place: string, id: string, controls: Controls | null): void {
  const stop = mixes.subscribe(() => {
    const entry = mixes.get().get(place);
    if (entry?.pending?.failure === null) return;
    stop();
    const tracks = entry?.pending === null ? (entry.versions.at(-1)?.mix.tracks ?? []) : [];
    const ids = tracks.map((track) => track.id);
    const after = ids.slice(ids.indexOf(id) + 1);
    const view = controls?.view();
    if (after.length > 0 && view?.track?.id === id && view.source === null) controls?.goOnWith(after);
  });
}
