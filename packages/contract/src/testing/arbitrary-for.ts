import fc from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The part of a schema's definition that its kind needs. */
interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly (string | number | boolean)[];
  checks?: readonly { _zod: { def: { check: string; value?: number; pattern?: RegExp } } }[];
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

function arbitraryObject(shape: Record<string, Schema>): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape);
  const required = fields.filter(([, field]) => definitionOf(field).type !== 'optional');
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryFor(field)])), {
    requiredKeys: required.map(([name]) => name),
    noNullPrototype: true,
  });
}

/** The bound a check sets, when it sets one. */
const boundOf = (schema: Schema, kind: 'greater_than' | 'less_than') =>
  definitionOf(schema).checks?.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;

/** Several numbers of a narrow range would nearly never keep it together by chance, and no value would pass. */
function arbitraryNumber(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = [boundOf(schema, 'greater_than'), boundOf(schema, 'less_than')];
  if (definitionOf(schema).format === 'safeint') return fc.integer({ min: min ?? 0, max: max ?? 1_000 });
  if (min !== undefined && max !== undefined) return fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat());
}

/** Most texts are anything; one that must match a pattern would never do so by chance. */
function arbitraryText(schema: Schema): fc.Arbitrary<string> {
  const pattern = definitionOf(schema).checks?.find(({ _zod }) => _zod.def.pattern !== undefined)?._zod.def
    .pattern;
  const anyText = fc.string({ unit: 'binary' });
  return pattern === undefined ? anyText : fc.oneof(anyText, fc.stringMatching(pattern));
}

const date = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

/**
 * Values in the shape of a schema, for property tests. Checks beyond the shape, the range of a number and the pattern of
 * a text (lengths, refinements) are not looked at, so some values do not pass.
 * @throws {Error} for a kind of schema the contract did not use when this was written.
 */
export function arbitraryFor(schema: Schema): fc.Arbitrary<unknown> {
  const { type, format, shape, element, innerType, options, entries, values } = definitionOf(schema);
  switch (type) {
    case 'string':
      return format === 'datetime' ? date.map((value) => value.toISOString()) : arbitraryText(schema);
    case 'number':
      return arbitraryNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'array':
      if (element) return fc.array(arbitraryFor(element), { maxLength: 4 });
      break;
    case 'nullable':
      if (innerType) return fc.option(arbitraryFor(innerType), { nil: null });
      break;
    case 'optional':
      if (innerType) return arbitraryFor(innerType);
      break;
    case 'object':
      if (shape) return arbitraryObject(shape);
      break;
    case 'union':
      if (options) return fc.oneof(...options.map(arbitraryFor));
      break;
  }
  throw new Error(`no values are known for a schema of type ${type}`);
}
