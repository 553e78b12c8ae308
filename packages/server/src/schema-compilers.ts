import type { FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Sends what the reply's schema names and nothing else. The provider's own encodes, which checks every object twice for
 * the sake of codecs; replies have none.
 */
const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema, method, url }) =>
  (reply: unknown) => {
    const { data, error } = z.safeParse(schema, reply);
    if (error !== undefined) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * How the framework reads schemas. Named when the server is made and not afterwards, they keep it from loading the
 * compilers it comes with, which nobody would use and every start would wait for. Its types know only those.
 */
export const schemaCompilers = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as object as Compilers;
