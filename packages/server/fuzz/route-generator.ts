import fc from 'fast-check';
import type { Sender } from './fuzz-request.ts';
import type { Texts } from './texts.ts';

/** What requests are made of. */
export interface Material {
  texts: Texts;
  /** Ids that the catalogue has. */
  ids: Readonly<Record<'track' | 'album' | 'artist' | 'playlist', readonly string[]>>;
}

type Named = Readonly<Record<string, fc.Arbitrary<string>>>;

/** What makes sense to a route; what does not is added to it everywhere alike. */
export interface RouteGenerator {
  /** For each `:name` of the pattern; together, as a kind and an id belong to each other. */
  params?: fc.Arbitrary<Readonly<Record<string, string>>>;
  query?: Named;
  headers?: Named;
  json?: fc.Arbitrary<unknown>;
  form?: Named;
  senders: readonly Sender[];
  /** How often it is asked, beside 1 for the others. */
  weight?: number;
}

/** By method and pattern: `PUT /local/v1/playlists/:id`. */
export type RouteGenerators = Readonly<Record<string, RouteGenerator>>;

/** For the backend, which is content with the scopes of its own sign-in. */
export const api: readonly Sender[] = [
  ...Array<Sender>(8).fill('token'),
  'wide token',
  'made-up token',
  'nobody',
];
/** For the Web API, most of which asks for more. */
export const webApi: readonly Sender[] = [
  ...Array<Sender>(12).fill('wide token'),
  'token',
  'made-up token',
  'nobody',
];
export const pages: readonly Sender[] = ['browser', 'browser', 'browser', 'nobody'];
export const anybody: readonly Sender[] = ['nobody', 'nobody', 'browser', 'token'];

const base62 = fc.string({
  minLength: 22,
  maxLength: 22,
  unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'),
});

/** Mostly the first, and now and then the second. */
export const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: rare });

export const idOf = (known: readonly string[], ...more: string[]) =>
  mostly(fc.constantFrom(...known, ...more), base62);

/** Lists in which all is known, or now and then something is not. */
export const listOf = (known: fc.Arbitrary<string>, any: fc.Arbitrary<string>, most: number) =>
  mostly(
    fc.array(known, { minLength: 1, maxLength: most }),
    fc.array(any, { minLength: 1, maxLength: most + 5 }),
  );
export const commaSeparated = (list: fc.Arbitrary<string[]>) => list.map((all) => all.join(','));

export const uriOf = (kind: string, id: fc.Arbitrary<string>) => id.map((one) => `spotify:${kind}:${one}`);

export const wholeNumber = (min: number, max: number) =>
  mostly(fc.integer({ min, max }).map(String), fc.constantFrom(String(min - 1), String(max + 1), '', 'one'));
export const oneOf = (values: readonly string[], wrong: string) =>
  mostly(fc.constantFrom(...values), fc.constant(wrong));
