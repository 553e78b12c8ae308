/** A sound device that a gesture has opened, for whoever plays on it and then closes it. */
export interface OpenedDevice {
  take(): AudioContext;
  /** Closes it, unless somebody has taken it. */
  close(): void;
}

/** The sound device is opened and woken in the gesture itself, as browsers ask for; what plays comes later. */
export function openDevice(): OpenedDevice | null {
  if (!('AudioContext' in window)) return null;
  const device = new AudioContext({ latencyHint: 'playback' });
  void device.resume().catch(() => undefined);
  let isFree = true;
  return {
    take() {
      isFree = false;
      return device;
    },
    close() {
      if (isFree) void device.close();
      isFree = false;
    },
  };
}
