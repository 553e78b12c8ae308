export type { Candidate, MakeMix, MixOptions, Play } from './candidate.ts';
export { makeMix } from './make-mix.ts';
export { hasTrait } from './traits/has-trait.ts';
