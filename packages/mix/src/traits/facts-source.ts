import type { FactsSource } from '@attune/contract';
import type { Candidate } from '../candidate.ts';

const sources: ReadonlySet<FactsSource> = new Set(['reccobeats', 'analysis', 'tags', 'catalogue']);

/** Where facts come from; of a source nobody knows no list counts as complete. */
export function readSource({ factsFrom }: Candidate): FactsSource {
  return sources.has(factsFrom) ? factsFrom : 'tags';
}
