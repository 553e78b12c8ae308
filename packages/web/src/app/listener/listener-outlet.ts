import { createContext, type ReactNode, useContext } from 'react';
import type { WhatPlays } from '../routes/use-what-plays.ts';

/** What the listener's layout hands to the screen inside it. */
export interface ListenerOutlet {
  whatPlays: WhatPlays;
  /** The menu's button and the current track, for the screen to put at its top. */
  top: ReactNode;
}

export const ListenerOutletContext = createContext<ListenerOutlet | null>(null);

/** `null` where a screen stands alone, for who is signed out. */
export const useListenerOutlet = () => useContext(ListenerOutletContext);
