/** The port through which the service knows music. Whoever fills it brings tracks, search, suggestions and covers. */
export type * from './catalogue.ts';
export type * from './music.ts';
