/** A playlist of this id is not there, or not the listener's to see or change. */
export class PlaylistGoneError extends Error {
  override readonly name = 'PlaylistGoneError';

  constructor(options?: ErrorOptions) {
    super('no playlist of this id', options);
  }
}
