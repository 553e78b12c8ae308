import type { TrackFacts } from '@attune/contract';
import type { Candidate } from '@attune/mix';
import pLimit from 'p-limit';
import type { Recommender } from '../recommendations/reccobeats-client.ts';
import { RecommendationError } from '../recommendations/recommendation-error.ts';
import type { Gap } from './gathered.ts';

/** As many ids as one call takes, and as many calls as a mix is worth. */
const batchSize = 40;
const mostBatches = 4;
const parallelBatches = 2;

const what = 'how each song sounds';
export const nobodyAsked: Gap = { what, why: 'this installation asks nobody how songs sound' };
export const notKnown: Gap = { what, why: 'the service that knows how songs sound does not know them' };
export const noAnswer: Gap = { what, why: 'the service that knows how songs sound did not answer' };

/** What is known already stands. */
const withFacts = (candidate: Candidate, facts: TrackFacts | undefined): Candidate =>
  facts === undefined ? candidate : { ...candidate, facts: { ...facts, ...candidate.facts } };

/**
 * Candidates with what the recommender knows of their sound, the first ones first; whatever fails leaves them as they are.
 * @throws {RecommendationError} `aborted` when nobody waits any more.
 */
export async function addSoundFacts(
  candidates: readonly Candidate[],
  recommender: Pick<Recommender, 'facts'>,
  {
    signal,
    onFallback,
  }: { signal?: AbortSignal | undefined; onFallback: (error: RecommendationError) => void },
): Promise<{ candidates: Candidate[]; gap: Gap }> {
  const ids = candidates.slice(0, batchSize * mostBatches).map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
    ids.slice(at * batchSize, (at + 1) * batchSize),
  );
  const limit = pLimit(parallelBatches);
  let gap = notKnown;
  const answers = await Promise.all(
    batches.map((batch) =>
      limit(async () => {
        try {
          return [...(await recommender.facts(batch, signal))];
        } catch (error) {
          if (!(error instanceof RecommendationError) || error.kind === 'aborted') throw error;
          onFallback(error);
          gap = noAnswer;
          return [];
        }
      }),
    ),
  );
  const known = new Map(answers.flat());
  return { candidates: candidates.map((one) => withFacts(one, known.get(one.id))), gap };
}
