export type { Candidate, Heard, MakeMix, MixOptions } from './candidate.ts';
