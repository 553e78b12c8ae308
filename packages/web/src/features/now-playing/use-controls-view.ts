import type { Controls, View } from '@attune/player/conductor';
import { useSyncExternalStore } from 'react';

const nobodyToFollow = () => () => {};

/** What the player shows; `null` without one, and while nothing is in it. */
export function useControlsView(controls: Controls | null): View | null {
  const view = useSyncExternalStore(controls?.subscribe ?? nobodyToFollow, () => controls?.view() ?? null);
  return view === null || view.track === null ? null : view;
}
