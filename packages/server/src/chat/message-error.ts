/** A message that could not be answered for a reason of its own: the search brought nothing usable. */
export class NoPlaylistsFoundError extends Error {
  override readonly name = 'NoPlaylistsFoundError';

  constructor() {
    super('No playlists found');
  }
}
