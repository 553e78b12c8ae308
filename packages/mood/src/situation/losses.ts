import type { Situation } from '@attune/contract';

/** Stated beside what somebody does meanwhile, one of these is what a message is about. */
export const losses: ReadonlySet<Situation> = new Set(['grief', 'heartbreak']);
