/** What serves any catalogue in the shapes of the port: drawn covers, neighbours in sound, and playlists by listeners' words. */
export { createCoverPainter } from './cover/draw-cover.ts';
export { createPlaylistSearch, type DescribedPlaylist, type PlaylistSearch } from './playlist-search.ts';
export { recommend } from './recommend.ts';
export { isStopWord } from './search/words.ts';
