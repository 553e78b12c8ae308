import type { Conductor } from '@attune/player/conductor';

/** What can be asked of a player in words. */
export type PlayerAction = 'pause' | 'resume' | 'next' | 'previous' | 'louder' | 'softer' | 'stop';

type Commanded = Pick<Conductor, 'view' | 'toggle' | 'next' | 'previous' | 'setVolume'>;

const volumeStep = 0.15;
const fadeSteps = 20;
const fadeStepMs = 150;

export interface PlayerCommands {
  /** @returns whether there was something it could be done to. */
  run(action: PlayerAction): Promise<boolean>;
  /** Lets what sounds here fade away, then rests it with its volume as it was. Ends early when somebody else turns it. */
  fadeOut(): Promise<void>;
}

/** @param wait resolves after so many milliseconds. */
export function createPlayerCommands(
  { view, toggle, next, previous, setVolume }: Commanded,
  wait: (ms: number) => Promise<void>,
): PlayerCommands {
  const sounds = () => view().status === 'playing' || view().status === 'loading';

  return {
    async run(action) {
      const { status, volume } = view();
      if (status === 'empty' || status === 'failed') return false;
      switch (action) {
        case 'pause':
        case 'stop':
          if (sounds()) await toggle();
          break;
        case 'resume':
          if (!sounds()) await toggle();
          break;
        case 'next':
          await next();
          break;
        case 'previous':
          await previous();
          break;
        case 'louder':
          setVolume(volume + volumeStep);
          break;
        case 'softer':
          setVolume(volume - volumeStep);
          break;
      }
      return true;
    },
    async fadeOut() {
      const { volume } = view();
      for (let step = 1, set = volume; step <= fadeSteps; step += 1) {
        if (!sounds() || view().volume !== set) return;
        set = volume * (1 - step / fadeSteps);
        setVolume(set, false);
        await wait(fadeStepMs);
      }
      if (sounds()) await toggle();
      setVolume(volume, false);
    },
  };
}
