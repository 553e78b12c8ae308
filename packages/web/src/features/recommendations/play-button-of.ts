import type { ReactNode } from 'react';

/** The button that plays a playlist or a song here; nothing where there is no player for it. */
export type PlayButtonOf = (item: { kind: 'playlist' | 'track'; id: string; name: string }) => ReactNode;
