import { createContext, useContext } from 'react';
import type { Listener } from './listener.ts';

export const ListenerContext = createContext<Listener | null>(null);

/** @throws outside the listener's layout. */
export function useListener(): Listener {
  const listener = useContext(ListenerContext);
  if (listener === null) throw new Error('useListener needs a ListenerContext above it.');
  return listener;
}
