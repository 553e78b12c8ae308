import { createContext } from 'react';

/** Fetches the code of the screen at a path, whose link will probably be followed. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
