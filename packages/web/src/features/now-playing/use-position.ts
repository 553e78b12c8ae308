import { useEffect, useState } from 'react';

const everyMs = 250;

/** Where playback stands, read anew a few times a second while it runs. */
export function usePosition(read: () => number, isRunning: boolean): number {
  const [shown, show] = useState(read);
  useEffect(() => {
    show(read());
    if (!isRunning) return;
    const timer = setInterval(() => show(read()), everyMs);
    return () => clearInterval(timer);
  }, [read, isRunning]);
  return shown;
}
