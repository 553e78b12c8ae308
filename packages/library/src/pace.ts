import { setImmediate as turn } from 'node:timers/promises';

/** So long work may go on before others get their turn. */
const stretchMs = 8;

/** To be awaited again and again in long work: lets everything else of the process go on in between. */
export type Pace = () => Promise<void>;

export function createPace(now: () => number = () => performance.now()): Pace {
  let since = now();
  return async () => {
    if (now() - since < stretchMs) return;
    await turn();
    since = now();
  };
}
