export type { LocalStreamingOptions, MusicOfToken, RegisteredClient } from './options.ts';
export { localStreaming } from './plugin.ts';
export { createMemoryState } from './state/memory-state.ts';
export { openState } from './state/open-state.ts';
export type { StateStore } from './state/state.ts';
export { StateError, type StateProblem } from './state/state-error.ts';
