import type { Collection } from '@attune/local-streaming/music';
import { createServerPlaylists } from './server-playlists.ts';
import { createServerScrobbles } from './server-scrobbles.ts';
import { createServerStars, type ServerCollectionParts } from './server-stars.ts';

/** What the library's server keeps of each listener, under their own name. */
export const createServerCollection = (parts: ServerCollectionParts): Collection => ({
  ...createServerStars(parts),
  ...createServerPlaylists(parts),
  ...createServerScrobbles(parts),
});
