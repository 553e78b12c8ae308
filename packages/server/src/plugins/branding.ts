import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface StreamingLogo {
  /** Where browsers find it. */
  path: string;
  contentType: string;
  bytes: Buffer;
}

const kinds = [
  { file: 'streaming-logo.svg', contentType: 'image/svg+xml' },
  { file: 'streaming-logo.png', contentType: 'image/png' },
] as const;

/**
 * The streaming service's official logo, if the operator has put it into `branding/` of the data directory. Its
 * rules forbid an imitation, and its terms forbid shipping it, so there is none of ours.
 * @returns `null` where there is none.
 */
export async function readStreamingLogo(dataDir: string): Promise<StreamingLogo | null> {
  for (const { file, contentType } of kinds) {
    const bytes = await readFile(join(dataDir, 'branding', file)).catch(() => null);
    if (bytes !== null) return { path: `/branding/${file}`, contentType, bytes };
  }
  return null;
}

export const branding = fp<{ logo: StreamingLogo }>(
  async (app: FastifyInstance, { logo }) => {
    app.get(logo.path, (_request, reply) =>
      reply.type(logo.contentType).header('cache-control', 'public, max-age=3600').send(logo.bytes),
    );
  },
  { name: 'branding' },
);
