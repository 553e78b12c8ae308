export type { Candidate, Heard, MakeMix, MixOptions } from './candidate.ts';
export { makeMix } from './make-mix.ts';
