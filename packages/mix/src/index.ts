export type { Candidate, MakeMix, MixOptions, Play } from './candidate.ts';
export { type AppliedEdits, applyEdits, briefWithEdits, type EditedMix, withoutAll } from './edits.ts';
export { makeMix } from './make-mix.ts';
export { hasTrait } from './traits/has-trait.ts';
