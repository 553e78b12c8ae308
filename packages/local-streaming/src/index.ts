export type { LocalStreamingOptions, MusicOfToken } from './options.ts';
export { localStreaming } from './plugin.ts';
export { createMemoryState } from './state/memory-state.ts';
export { openState } from './state/open-state.ts';
export type { StateProblem } from './state/state-error.ts';
