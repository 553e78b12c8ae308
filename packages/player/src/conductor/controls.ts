import type { Conductor } from './conductor.ts';
import type { Repeat, View } from './view.ts';

type Controlled = Pick<
  Conductor,
  | 'view'
  | 'positionMs'
  | 'readSignal'
  | 'subscribe'
  | 'toggle'
  | 'next'
  | 'previous'
  | 'seek'
  | 'playAt'
  | 'move'
  | 'remove'
  | 'goOnWith'
  | 'setShuffle'
  | 'setRepeat'
>;

/** A player as a screen shows it and works it. What is asked of it is done at once; a failure is told to one place. */
export interface Controls extends Pick<Conductor, 'positionMs' | 'readSignal' | 'subscribe'> {
  /** The same object until something in it changes. */
  view(): View;
  toggle(): void;
  next(): void;
  previous(): void;
  seek(atMs: number): void;
  playAt(place: number): void;
  /** Places are counted in the queue of the view. */
  move(from: number, to: number): void;
  remove(place: number): void;
  /** Loose tracks, in place of all that was to come. */
  goOnWith(ids: readonly string[]): void;
  setShuffle(on: boolean): void;
  setRepeat(wanted: Repeat): void;
}

export function createControls(conductor: Controlled, onFailure: (error: unknown) => void): Controls {
  let shown: View | null = null;
  conductor.subscribe(() => {
    shown = null;
  });
  const attempt = (work: Promise<void>) => void work.catch(onFailure);
  return {
    view() {
      shown ??= conductor.view();
      return shown;
    },
    positionMs: conductor.positionMs,
    readSignal: conductor.readSignal,
    subscribe: conductor.subscribe,
    toggle: () => attempt(conductor.toggle()),
    next: () => attempt(conductor.next()),
    previous: () => attempt(conductor.previous()),
    seek: (atMs) => attempt(conductor.seek(atMs)),
    playAt: (place) => attempt(conductor.playAt(place)),
    move: (from, to) => attempt(conductor.move(from, to)),
    remove: (place) => attempt(conductor.remove(place)),
    goOnWith: (ids) => attempt(conductor.goOnWith(ids)),
    setShuffle: (on) => attempt(conductor.setShuffle(on)),
    setRepeat: (wanted) => attempt(conductor.setRepeat(wanted)),
  };
}
