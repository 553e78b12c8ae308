export { createRepertoire } from './create-repertoire.ts';
export { type CatalogueFacts, trackFacts } from './track-facts.ts';
