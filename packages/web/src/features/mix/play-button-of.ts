import type { ReactNode } from 'react';

/** What is played when a row is: the track, and with it the rest of the mix. */
export type PlayButtonOf = (item: {
  kind: 'track';
  id: string;
  name: string;
  queue: readonly string[];
}) => ReactNode;
