export type { Candidate, MakeMix, MixOptions, Play } from './candidate.ts';
export { aimedAtLiked } from './choose/aim-at-liked.ts';
export { type Missing, whatIsMissing } from './explain/what-is-missing.ts';
export { makeMix } from './make-mix.ts';
export { hasTrait } from './traits/has-trait.ts';
export { contraryWords, saidOtherwise } from './traits/said-of-itself.ts';
