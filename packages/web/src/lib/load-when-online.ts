/** What tells whether there is a network, as a browser's window does. */
export interface NetworkSigns {
  isOnline: () => boolean;
  /** Calls back once, when there is a network again. */
  onceOnline: (back: () => void) => void;
}

const ofThisWindow: NetworkSigns = {
  isOnline: () => navigator.onLine,
  onceOnline: (back) => window.addEventListener('online', back, { once: true }),
};

/**
 * Code that did not arrive for want of a network is asked for again when there is one.
 * @throws what `load` throws while there is a network
 */
export async function loadWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  { isOnline, onceOnline }: NetworkSigns = ofThisWindow,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) throw error;
      await new Promise<void>((resolve) => onceOnline(resolve));
    }
  }
}
