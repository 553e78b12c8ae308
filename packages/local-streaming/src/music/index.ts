/** The port through which the service knows music. Whoever fills it brings tracks, search, suggestions and covers. */
export * from './accounts.ts';
export type * from './catalogue.ts';
export * from './collection.ts';
export type * from './music.ts';
