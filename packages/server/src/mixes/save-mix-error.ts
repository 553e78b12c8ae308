/** The playlist that was to be brought up to date is not there any more, or never was the listener's. */
export class SavedPlaylistGoneError extends Error {
  override readonly name = 'SavedPlaylistGoneError';

  constructor(options?: { cause?: unknown }) {
    super('the saved playlist is not there', options);
  }
}
