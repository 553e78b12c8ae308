import type { Brief, Constraint } from '@attune/contract';
import type { HeldMusic } from '@attune/conversation';
import { type Candidate, hasTrait } from '@attune/mix';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';

/** What is asked of all the music of a service. */
export interface AskedOfAll {
  traits: ReadonlyArray<Pick<Constraint, 'kind' | 'value'>>;
  names: readonly string[];
}

export type FindHeldMusic = (
  brief: Brief,
  asked: AskedOfAll,
  call: ListenerCall,
) => Promise<HeldMusic | null>;

/** The tracks a request can be answered by, of a service that is known whole. */
type CatalogueOf = (
  request: { brief: Brief; ids: readonly string[] },
  call: ListenerCall,
) => Promise<readonly Candidate[]>;

/** Of a service that is known whole what it has; `null` where it cannot be told now. */
export const createFindHeldMusic =
  (catalogue: CatalogueOf, requireGoodToken: (call: ListenerCall) => Promise<void>): FindHeldMusic =>
  async (brief, { traits, names }, call) => {
    // Of a large library only what comes into question is looked at: what is asked about has to be among it.
    const asked: Brief = {
      ...brief,
      wanted: traits.map((one) => ({ ...one, matched: one.value })),
      like: names.map((name) => ({ kind: 'artist', name })),
    };
    try {
      // Nothing is searched beside it that would show the token to be good, and a library is told of to nobody else.
      await requireGoodToken(call);
      return heldMusicOf(await catalogue({ brief: asked, ids: [] }, call));
    } catch (error) {
      if (error instanceof StreamingError) return null;
      throw error;
    }
  };

/** What candidates that are all of a service's music tell of it. */
export function heldMusicOf(candidates: readonly Candidate[]): HeldMusic {
  return {
    count(trait) {
      let count = 0;
      let isKnown = candidates.length === 0;
      for (const candidate of candidates) {
        const answer = hasTrait(candidate, trait);
        if (answer !== null) isKnown = true;
        if (answer === true) count += 1;
      }
      return isKnown ? count : null;
    },
    genres: genresOf(candidates),
    named(name) {
      const asked = lettersOf(name);
      if (asked.length < leastLetters) return [];
      const by = candidates.filter(({ artists }) => artists.some((one) => bears(lettersOf(one), asked)));
      const found = by.length > 0 ? by : candidates.filter((one) => bears(lettersOf(one.name), asked));
      return found.map(({ id, name: title, artists, year, facts }) => ({
        ...{ id, name: title, artist: artists.join(', '), facts },
        ...(year != null && { year }),
      }));
    },
  };
}

/** A track counts to the first genre that is told of it, the narrowest. */
function genresOf(candidates: readonly Candidate[]): HeldMusic['genres'] {
  const counts = new Map<string, number>();
  for (const { facts } of candidates) {
    const [genre] = facts.genres ?? [];
    if (genre !== undefined) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

const leastLetters = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Captain Yaw" is a part of "Captain Yaw's Night Market", in whole words. */
const bears = (name: string, asked: string): boolean =>
  ` ${name} `.includes(` ${asked} `) || ` ${name} `.includes(` ${asked}s `);
