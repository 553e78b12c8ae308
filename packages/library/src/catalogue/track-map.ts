import type { LibraryTrack } from './library-track.ts';

/**
 * Tracks by id. While they are still being read in, one that is asked for by its id and not there yet is read at once; what
 * runs through all of them sees those that are there.
 */
export class TrackMap extends Map<string, LibraryTrack> {
  #readIn: ((id: string) => void) | null = null;

  /** @param readIn puts the track of an id where there is one; `null` once all are there */
  fetchMissing(readIn: ((id: string) => void) | null): void {
    this.#readIn = readIn;
  }

  /** Without reading it in. */
  loaded(id: string): LibraryTrack | undefined {
    return super.get(id);
  }

  override get(id: string): LibraryTrack | undefined {
    const known = super.get(id);
    if (known !== undefined || this.#readIn === null) return known;
    this.#readIn(id);
    return super.get(id);
  }

  override has(id: string): boolean {
    return super.has(id) || (this.#readIn !== null && this.get(id) !== undefined);
  }
}
