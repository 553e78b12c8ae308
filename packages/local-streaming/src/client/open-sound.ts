import type { PlayerSession } from '@attune/player';

const load = () => import('./sound.ts');

/** Fetches what makes the sound ahead of time: somebody is about to press Play. A failure shows when they do. */
export function prepareSound(): void {
  void load().catch(() => undefined);
}

/**
 * Makes this page able to sound. Call it from the handler of a gesture: the sound device is opened and woken in it,
 * before anything is waited for, as browsers ask for.
 */
export async function openSound(): Promise<PlayerSession> {
  const context = new AudioContext();
  // Settles only once the browser allows it; the engine looks at the outcome, not at this promise.
  void context.resume().catch(() => undefined);
  try {
    const { createSound } = await load();
    return createSound(context);
  } catch (error) {
    await context.close();
    throw error;
  }
}
