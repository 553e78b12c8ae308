import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

const withoutModel = fileURLToPath(new URL('./testing/without-distress-model.ts', import.meta.url));
const server = fileURLToPath(new URL('./testing/run-server.ts', import.meta.url));

test('without the distress model the server does not start, and says so in one line', async () => {
  const started = startServerProcess({
    command: ['--import', 'tsx', '--import', withoutModel, server],
  });
  await expect(started).rejects.toThrow(
    /^the server did not start:\nThe distress model could not be read: .+distress-model\.bin\n$/,
  );
}, 30_000);
