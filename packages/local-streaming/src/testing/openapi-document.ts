import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;
type Operations = Record<string, { deprecated?: boolean; responses: Record<string, unknown> }>;

/** The published description of the Web API is not ours to distribute: it lies beside the project, or nowhere. */
function findDocument(): string | null {
  const beside = new URL('../../../../../shared/openapi/fixed-spotify-open-api.yml', import.meta.url);
  const path = process.env.SPOTIFY_OPENAPI ?? fileURLToPath(beside);
  return existsSync(path) ? path : null;
}

/**
 * What the document says in prose, or not at all, and Spotify does (upstreams reference, section 8):
 * nothing playing and an unknown track of several are null, the last page has no next one, an error may carry a reason, and what the player
 * refuses stands under `actions.disallows`.
 */
const proseNullable: Record<string, readonly string[]> = {
  CurrentlyPlayingObject: ['context', 'item'],
  CurrentlyPlayingContextObject: ['context', 'item'],
  PlayHistoryObject: ['context'],
  QueueObject: ['currently_playing'],
  CursorPagingObject: ['next', 'cursors'],
};

function load(path: string) {
  const document = parse(readFileSync(path, 'utf8')) as {
    paths: Record<string, Operations>;
    components: { schemas: Record<string, Schema>; responses: Record<string, Schema> };
  };
  const { schemas, responses } = document.components;
  for (const [name, fields] of Object.entries(proseNullable)) {
    const properties = schemas[name]?.properties as Record<string, Schema>;
    for (const field of fields) properties[field] = { ...properties[field], nullable: true };
  }
  (schemas.ErrorObject?.properties as Schema).reason = { type: 'string' };
  (schemas.DisallowsObject?.properties as Schema).disallows = {
    type: 'object',
    additionalProperties: { type: 'boolean' },
  };

  // Unknown ids come back as null, as they always have.
  const { tracks } = (bodySchema(responses.ManyTracks)?.properties ?? {}) as Record<string, Schema>;
  if (tracks) tracks.items = { ...(tracks.items as Schema), nullable: true };

  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({
    $id: 'spotify',
    components: {
      schemas: mapValues(schemas, (schema) => toJsonSchema(schema, false)),
      responses: mapValues(responses, (response) => ({
        content: { 'application/json': { schema: toJsonSchema(bodySchema(response) ?? {}, true) } },
      })),
    },
  });
  return { paths: document.paths, ajv };
}

/**
 * OpenAPI 3.0 to JSON Schema: `nullable` becomes a type. Wherever a value may stand (`isValue`), fields the
 * document does not know are refused, so a field that Spotify lacks fails the test as well.
 */
function toJsonSchema(schema: unknown, isValue: boolean): Schema {
  const { nullable, properties, items, allOf, oneOf, ...rest } = schema as Schema;
  const plain: Schema = { ...rest };
  for (const name of ['example', 'description', 'title', 'deprecated', 'format']) delete plain[name];
  if (typeof plain.$ref === 'string') plain.$ref = plain.$ref.replace(/^#/, 'spotify#');
  if (properties) plain.properties = mapValues(properties as Schema, (value) => toJsonSchema(value, true));
  if (items) plain.items = toJsonSchema(items, true);
  if (allOf) plain.allOf = (allOf as Schema[]).map((part) => toJsonSchema(part, false));
  if (oneOf) plain.oneOf = (oneOf as Schema[]).map((part) => toJsonSchema(part, false));
  const describesFields = properties ?? allOf ?? oneOf ?? plain.$ref;
  if (isValue && describesFields && plain.additionalProperties !== true) plain.unevaluatedProperties = false;
  return nullable ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function bodySchema(response: unknown): Schema | undefined {
  return (response as { content?: Record<string, { schema?: Schema }> }).content?.['application/json']
    ?.schema;
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

const documentPath = findDocument();
const loaded = documentPath === null ? null : load(documentPath);
const validators = new Map<string, ValidateFunction>();
const visited = new Set<string>();

/** False when the published document is not at hand, so that answers cannot be compared with it. */
export const hasDocument = loaded !== null;

if (!hasDocument) {
  // biome-ignore lint/suspicious/noConsole: a check that is left out has to be seen by whoever runs the tests
  console.warn(
    'SKIPPED: answers of the built-in streaming service are not compared with the published Web API document. ' +
      'Put fixed-spotify-open-api.yml into ../shared/openapi or name it in SPOTIFY_OPENAPI.',
  );
}

/** `GET /tracks/{id}` and so on: operations whose answers have been checked in this process. */
export const visitedOperations = (): ReadonlySet<string> => visited;

/** Operations of the document that are not deprecated. */
export function currentOperations(): string[] {
  return Object.entries(loaded?.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => /^(get|put|post|delete)$/.test(method) && !operation.deprecated)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

/** @throws {Error} naming every place where the answer is not what the published document promises */
export function checkAgainstDocument(
  method: string,
  pathAndQuery: string,
  status: number,
  text: string,
  body: unknown,
) {
  if (!loaded) return;
  if (status >= 400) return validate('error', errorSchema, `${status} of ${method} ${pathAndQuery}`, body);
  const [pathname = ''] = pathAndQuery.split('?');
  const path = findPath(loaded.paths, method, pathname);
  const response = path && loaded.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (status === 204) {
    // The document forgets that there may be nothing playing.
    if (text !== '') throw new Error(`204 with a body: ${text}`);
    if (path) visited.add(`${method} ${path}`);
    return;
  }
  if (!path || !response) throw new Error(`The document knows no ${status} of ${method} ${pathname}`);
  visited.add(`${method} ${path}`);
  const reference = (response as { $ref?: string }).$ref;
  const schema = reference
    ? { $ref: `${reference.replace(/^#/, 'spotify#')}/content/application~1json/schema` }
    : bodySchema(response) && toJsonSchema(bodySchema(response), true);
  if (schema) validate(`${method} ${path} ${status}`, schema, `${method} ${pathAndQuery}`, body);
  else if (text !== '') throw new Error(`${method} ${pathname} should have no body, but has: ${text}`);
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: { error: { $ref: 'spotify#/components/schemas/ErrorObject', unevaluatedProperties: false } },
};

function validate(key: string, schema: Schema, call: string, body: unknown) {
  if (!loaded) return;
  const validator = validators.get(key) ?? loaded.ajv.compile(schema);
  validators.set(key, validator);
  if (validator(body)) return;
  const places = (validator.errors ?? [])
    .slice(0, 8)
    .map((error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`);
  throw new Error(`${call} is not as published:\n${places.join('\n')}`);
}

function findPath(paths: Record<string, Operations>, method: string, pathname: string): string | undefined {
  const candidates = Object.keys(paths).filter((path) => paths[path]?.[method.toLowerCase()]);
  return (
    candidates.find((path) => path === pathname) ??
    candidates.find((path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname))
  );
}
