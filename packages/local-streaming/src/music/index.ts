export { createCatalogue } from './build-catalogue.ts';
export * from './types.ts';
export * from './vocabulary.ts';
