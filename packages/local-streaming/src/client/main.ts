import { engineByTrack } from '@attune/player/bar';
import { attendPage } from './attend-page.ts';

attendPage(async () =>
  engineByTrack({
    composed: async () => (await import('@attune/repertoire/sound')).createEngine,
    recorded: async () => (await import('@attune/library/sound')).createEngine,
  }),
);
