import fc from 'fast-check';
import { hostileMutation } from '../src/testing/hostile-values.ts';
import { type FuzzRequest, listenerCount, type Manner, type Sender, wellFormed } from './fuzz-request.ts';
import { allGenerators, generatorOf } from './generators.ts';
import {
  hostileBody,
  hostileHeader,
  hostileParameter,
  hostileSegment,
  rawRequests,
} from './hostile-requests.ts';
import { type Route, routeName } from './route-collector.ts';
import type { Material, RouteGenerator } from './route-generator.ts';

type Requests = fc.Arbitrary<FuzzRequest>;

/** True in so many of a hundred requests. */
const sometimes = (percent: number) => fc.integer({ min: 1, max: 100 }).map((drawn) => drawn <= percent);

const manner: fc.Arbitrary<Manner> = fc.oneof(
  { weight: 390, arbitrary: fc.constant<Manner>('plain') },
  { weight: 6, arbitrary: fc.constant<Manner>('leaves') },
  { weight: 2, arbitrary: fc.constant<Manner>('sends slowly') },
  { weight: 2, arbitrary: fc.constant<Manner>('reads slowly') },
);

const encoded = ([name, value]: readonly [string, string]) =>
  // A placeholder's tildes stay as they are, so it is found again.
  `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`;

/** Each of the values, or now and then none. */
function chosen(
  values: Readonly<Record<string, fc.Arbitrary<string>>> = {},
): fc.Arbitrary<[string, string][]> {
  const entries = Object.entries(values).map(([name, value]) =>
    fc
      .tuple(sometimes(92), value)
      .map(([isSent, text]): [string, string][] => (isSent ? [[name, text]] : [])),
  );
  return fc.tuple(...entries).map((all) => all.flat());
}

function bodyOf(
  generator: RouteGenerator,
  material: Material,
): fc.Arbitrary<[type: string, body: string] | null> {
  const { json, form } = generator;
  const json_ = 'application/json';
  const anything = fc.tuple(
    fc.constantFrom(json_, 'application/x-www-form-urlencoded'),
    hostileBody(material.texts),
  );
  if (json !== undefined) {
    const sound = json.map((value): [string, string] => [json_, JSON.stringify(value)]);
    const changed = json
      .chain((value) => hostileMutation(value))
      .map((value): [string, string] => [json_, JSON.stringify(value) ?? '']);
    return fc.oneof(
      { weight: 16, arbitrary: sound },
      { weight: 3, arbitrary: changed },
      { weight: 1, arbitrary: anything },
    );
  }
  if (form !== undefined) {
    const sound = chosen(form).map((fields): [string, string] => [
      'application/x-www-form-urlencoded',
      fields.map(encoded).join('&'),
    ]);
    return fc.oneof({ weight: 8, arbitrary: sound }, { weight: 1, arbitrary: anything });
  }
  return fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: anything });
}

/** The pattern with its parameters filled in. */
function pathOf({ url }: Route, { params }: RouteGenerator, material: Material): fc.Arbitrary<string> {
  if (!url.includes(':')) return fc.constant(url);
  const hostile = fc.tuple(sometimes(8), hostileSegment(material.texts));
  return fc.tuple(params ?? fc.constant({}), hostile).map(([values, [isHostile, instead]]) => {
    const known: Readonly<Record<string, string>> = values;
    return url.replaceAll(/:(\w+)/g, (_, name: string) => (isHostile ? instead : (known[name] ?? instead)));
  });
}

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

function requestsTo(route: Route, generator: RouteGenerator, material: Material): Requests {
  const queryNames = Object.keys(generator.query ?? {});
  return fc
    .record({
      path: pathOf(route, generator, material),
      query: chosen(generator.query),
      odd: fc.tuple(sometimes(15), hostileParameter(material.texts, [...queryNames, 'a'])),
      headers: chosen(generator.headers),
      oddHeaders: fc.tuple(sometimes(10), fc.array(hostileHeader, { minLength: 1, maxLength: 3 })),
      body: hasBody(route.method) ? bodyOf(generator, material) : fc.constant(null),
      sender: fc.constantFrom<Sender>(...generator.senders),
      listener: fc.nat(listenerCount - 1),
      manner,
    })
    .map(({ path, query, odd, headers, oddHeaders, body, sender, listener, manner: how }) => {
      const parameters = [...query.map(encoded), ...(odd[0] ? [odd[1]] : [])].join('&');
      const sent = new Map<string, string>(body === null ? [] : [['content-type', body[0]]]);
      for (const [name, value] of headers) sent.set(name, value.replaceAll(/[^\x20-\x7e]/g, '?'));
      if (oddHeaders[0]) for (const [name, value] of oddHeaders[1]) sent.set(name, value);
      return {
        route: routeName(route),
        method: route.method,
        path: parameters === '' ? path : `${path}?${parameters}`,
        headers: [...sent],
        body: body === null ? null : wellFormed(body[1]),
        sender,
        listener,
        manner: how,
      };
    });
}

/** Addresses that nobody registered, with methods nobody expects. */
function requestsToNowhere({ texts }: Material): Requests {
  const prefix = fc.constantFrom(
    '',
    '/api',
    '/local',
    '/local/v1',
    '/local/api',
    '/local/player',
    '/assets',
    '/login',
  );
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD');
  return fc
    .tuple(
      prefix,
      method,
      fc.array(hostileSegment(texts), { minLength: 1, maxLength: 4 }),
      hostileHeader,
      fc.boolean(),
    )
    .map(([start, how, segments, header, isOdd]) => ({
      route: '(nowhere)',
      method: how,
      path: `${start}/${segments.join('/')}`,
      headers: isOdd ? [header] : [['accept', 'text/html']],
      body: null,
      sender: 'nobody',
      listener: 0,
      manner: 'plain',
    }));
}

const rawBytes: Requests = fc.constantFrom(...rawRequests).map((body) => ({
  route: '(raw bytes)',
  method: '',
  path: '',
  headers: [],
  body,
  sender: 'nobody',
  listener: 0,
  manner: 'raw',
}));

/**
 * @returns the n-th request of a seed; always the same for the same routes, catalogue and sources
 * @throws {Error} naming the routes that have no generator
 */
export function createRequests(seed: number, routes: readonly Route[], material: Material) {
  const generators = allGenerators(material);
  const missing = routes.filter((route) => generatorOf(generators, route) === undefined).map(routeName);
  if (missing.length > 0) throw new Error(`No generator for ${[...new Set(missing)].join(', ')}`);
  const known = new Map(routes.map((route) => [routeName(route), route]));
  const weighted = [...known.values()].flatMap((route) => {
    const generator = generatorOf(generators, route);
    if (generator === undefined) return [];
    const weight = Math.ceil(20 * (generator.weight ?? 1));
    return [{ weight, arbitrary: requestsTo(route, generator, material) }];
  });
  const requests = fc.oneof(
    ...weighted,
    { weight: 60, arbitrary: requestsToNowhere(material) },
    { weight: 12, arbitrary: rawBytes },
  );
  return (index: number): FuzzRequest => {
    // Far enough apart that neighbours have nothing in common.
    const [request] = fc.sample(requests, { seed: (seed * 1_000_003 + index * 7_919) | 0, numRuns: 1 });
    if (request === undefined) throw new Error('fast-check drew nothing');
    return request;
  };
}
