/**
 * - `no-current-track`: nothing to recommend from
 * - `no-valid-ids`: the recommender named no track the streaming service could know
 * - `unavailable`: the recommender failed
 * - `off`: the operator turned the recommender off
 * - `aborted`: the caller left
 */
export type RecommendationErrorKind = 'no-current-track' | 'no-valid-ids' | 'unavailable' | 'off' | 'aborted';

const reasons = {
  'no-current-track': 'No track currently playing',
  'no-valid-ids': 'No valid Spotify track IDs found in recommendations',
  unavailable: 'The recommendation service is unavailable',
  off: 'Song recommendations are turned off',
  aborted: 'The request was abandoned',
} as const satisfies Record<RecommendationErrorKind, string>;

/** No songs could be recommended. The messages are those the specification fixes. */
export class RecommendationError extends Error {
  override readonly name = 'RecommendationError';
  readonly kind: RecommendationErrorKind;

  constructor(kind: RecommendationErrorKind, options?: { cause?: unknown }) {
    super(reasons[kind], options);
    this.kind = kind;
  }
}
