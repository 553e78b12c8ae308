import type { Conductor } from '@attune/player/conductor';

/** What can be asked of a player in words. */
export type PlayerAction = 'pause' | 'resume' | 'next' | 'previous' | 'louder' | 'softer' | 'stop';

type Commanded = Pick<Conductor, 'view' | 'toggle' | 'next' | 'previous' | 'setVolume' | 'toggleMute'>;

const volumeStep = 0.15;
const fadeStepMs = 150;
const usualFadeMs = 3000;

export interface PlayerCommands {
  /** @returns whether there was something it could be done to. */
  run(action: PlayerAction): Promise<boolean>;
  /**
   * Lets what sounds here fade away, then rests it with its volume as it was; what is muted, or still fetched, rests at once. Ends early when
   * somebody else turns it, and with the volume of before when they stop it or it is called off. @param lengthMs default: 3 seconds
   */
  fadeOut(lengthMs?: number, calledOff?: AbortSignal): Promise<void>;
}

/** @param wait resolves after so many milliseconds. */
export function createPlayerCommands(
  { view, toggle, next, previous, setVolume, toggleMute }: Commanded,
  wait: (ms: number) => Promise<void>,
): PlayerCommands {
  const sounds = () => view().status === 'playing' || view().status === 'loading';

  /** A volume that is set is heard again: what was muted is so afterwards as well. */
  async function giveBack(volume: number): Promise<void> {
    const before = view();
    if (before.volume === volume) return;
    // Told as well: the rest was, with the silence in which it came.
    setVolume(volume);
    if (before.muted) await toggleMute();
  }

  return {
    async run(action) {
      const { status, volume, muted } = view();
      if (status === 'empty' || status === 'failed') return false;
      switch (action) {
        case 'pause':
        case 'stop':
          // To pause what another window plays is not in the hand of this one.
          if (status === 'elsewhere') return false;
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
          // Setting a volume would let muted music be heard.
          if (!muted) setVolume(volume - volumeStep);
          break;
      }
      return true;
    },
    async fadeOut(lengthMs = usualFadeMs, calledOff) {
      const { volume } = view();
      const steps = Math.max(1, Math.round(lengthMs / fadeStepMs));
      for (let step = 1, set = volume; step <= steps; step += 1) {
        if (calledOff?.aborted) return giveBack(volume);
        if (view().volume !== set) return;
        // Before there is a sound, how loud it will be is not known: a volume that is set would take its place for good.
        if (view().status !== 'playing' || view().muted) break;
        set = volume * (1 - step / steps);
        setVolume(set, false);
        await wait(fadeStepMs);
      }
      if (calledOff?.aborted !== true && sounds()) await toggle();
      await giveBack(volume);
    },
  };
}
