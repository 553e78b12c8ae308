export type { Candidate, Heard, MakeMix, MixOptions } from './candidate.ts';
export { type AppliedEdits, applyEdits, briefWithEdits, type EditedMix, withoutAll } from './edits.ts';
export { makeMix } from './make-mix.ts';
export { type Explanation, explainTrack } from './tell/explain-track.ts';
