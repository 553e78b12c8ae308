import type { Candidate } from '../candidate.ts';
import { creditedArtists, mentionsGuest } from './artist-names.ts';

/** Who is credited on a track; a line of artists is read once, since most tracks share theirs with others. */
export class Credits {
  readonly #read = new Map<string, readonly string[]>();

  of({ artists, name }: Candidate): readonly string[] {
    const line = artists.join('\n');
    let credited = this.#read.get(line);
    if (credited === undefined) {
      credited = creditedArtists(artists, '');
      this.#read.set(line, credited);
    }
    return mentionsGuest(name) ? creditedArtists(artists, name) : credited;
  }
}
