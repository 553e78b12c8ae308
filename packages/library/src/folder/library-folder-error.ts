/** The folder that was named cannot be read. */
export class LibraryFolderError extends Error {
  override readonly name = 'LibraryFolderError';
}
