import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SeenRequest } from './fake-upstream.ts';

/*
 * The published description of the Web API belongs to others and is not part of this project. It is read from where
 * `SPOTIFY_OPENAPI` says, or from beside the project; where there is none, the check says so and passes.
 */

const parameterSchema = z.object({ name: z.string(), in: z.string() });
const operationSchema = z.object({
  deprecated: z.boolean().optional(),
  parameters: z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    parameters: z.record(z.string(), parameterSchema),
    schemas: z.record(z.string(), z.unknown()),
  }),
});
type Document = z.infer<typeof documentSchema>;

const besideTheProject = fileURLToPath(
  new URL('../../../../../shared/openapi/fixed-spotify-open-api.yml', import.meta.url),
);

function readDocument(): Document | null {
  const path = process.env.SPOTIFY_OPENAPI ?? besideTheProject;
  if (existsSync(path)) return documentSchema.parse(parse(readFileSync(path, 'utf8')));
  process.stderr.write(
    'skipped: requests and answers are not held against the published Web API (set SPOTIFY_OPENAPI)\n',
  );
  return null;
}

let document: Document | null | undefined;

export function hasPublishedDocument(): boolean {
  if (document === undefined) document = readDocument();
  return document !== null;
}

/** Removed for new apps, and called all the same until the service says no. */
const guarded = '/tracks';

function operationFor({ paths }: Document, method: string, path: string) {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);
    const operation = operations[method.toLowerCase()];
    if (operation !== undefined && pattern.test(path))
      return { template, ...operationSchema.parse(operation) };
  }
  return null;
}

/** @returns what is wrong with a request by the published document; empty when nothing is. */
function complaintsAbout(request: SeenRequest, description: Document): string[] {
  const path = request.path.slice('/v1'.length);
  const operation = operationFor(description, request.method, path);
  if (operation === null) return [`${request.method} ${request.path} is not documented`];
  const complaints: string[] = [];
  if (operation.deprecated && operation.template !== guarded)
    complaints.push(`${operation.template} was removed`);
  const known = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter
      ? description.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
      : parameter,
  );
  for (const name of request.query.keys()) {
    if (!known.some((parameter) => parameter?.in === 'query' && parameter.name === name)) {
      complaints.push(`${operation.template} does not know the parameter ${name}`);
    }
  }
  return complaints;
}

/** Holds every request to a path of Spotify's against the published document. */
export function undocumentedRequests(requests: readonly SeenRequest[]): string[] {
  document ??= readDocument();
  const description = document;
  if (description === null) return [];
  return requests
    .filter(
      ({ path, headers }) =>
        path.startsWith('/v1/') &&
        path !== '/v1/track/recommendation' &&
        path !== '/v1/chat/completions' &&
        // The recommender has a path that Spotify had once; it is asked without a token.
        (path !== '/v1/audio-features' || headers.authorization !== undefined),
    )
    .flatMap((request) => complaintsAbout(request, description));
}

interface PublishedSchema {
  $ref?: string;
  allOf?: unknown[];
  properties?: Record<string, unknown>;
  items?: unknown;
  example?: unknown;
  type?: string;
}

const plainExamples: Record<string, unknown> = { string: 'text', integer: 1, number: 1.5, boolean: true };
/** Objects hold each other: a track its album, the album its tracks. */
const deepest = 6;

function exampleOf(schema: unknown, schemas: Document['components']['schemas'], depth: number): unknown {
  const { $ref, allOf, properties, items, example, type = '' } = schema as PublishedSchema;
  const inner = (part: unknown) => exampleOf(part, schemas, depth + 1);
  if (depth > deepest) return null;
  if ($ref !== undefined) return inner(schemas[$ref.split('/').at(-1) ?? '']);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map(inner));
  if (properties !== undefined) {
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  }
  if (example !== undefined) return example;
  return items === undefined ? (plainExamples[type] ?? null) : [inner(items)];
}

/** The published example of an object, with the examples of its parts in their places. */
export function publishedExample(name: string): unknown {
  document ??= readDocument();
  const schemas = document?.components.schemas ?? {};
  return exampleOf(schemas[name] ?? {}, schemas, 0);
}
