import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

const withoutModel = fileURLToPath(new URL('./testing/without-model.ts', import.meta.url));
const server = fileURLToPath(new URL('./testing/run-server.ts', import.meta.url));

test.each([
  ['distress-model.bin', 'The distress model could not be read: .+distress-model\\.bin'],
  // Danger is told by what a message is about as well.
  ['topic-model.bin', 'The file is no model of topics that can be used\\.'],
])(
  'without %s the server does not start, and says so in one line',
  async (name, said) => {
    const started = startServerProcess({
      env: { WITHOUT_MODEL: name },
      command: ['--import', 'tsx', '--import', withoutModel, server],
    });
    await expect(started).rejects.toThrow(new RegExp(`^the server did not start:\n${said}\n$`));
  },
  30_000,
);
