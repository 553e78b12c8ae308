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
 * Code is not asked for without a network, and what did not arrive for want of one is asked for again: a browser may remember
 * a module that failed, and never fetch it again until the page is loaded anew.
 * @throws what `load` throws while there is a network
 */
export async function loadWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  { isOnline, onceOnline }: NetworkSigns = ofThisWindow,
): Promise<Loaded> {
  for (;;) {
    if (!isOnline()) await new Promise<void>((resolve) => onceOnline(resolve));
    try {
      return await load();
    } catch (error) {
      if (isOnline()) throw error;
    }
  }
}
