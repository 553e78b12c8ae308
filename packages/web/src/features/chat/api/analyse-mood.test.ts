import { apiPaths } from '@attune/contract';
import { expect, test } from 'vitest';
import { createApiClient, createSend } from '../../../lib/api-client.ts';
import { goodNetwork } from '../../../testing/render-app.tsx';
import { analyseMood } from './analyse-mood.ts';

test('a message says that music is on, so that "louder" and "next" reach the player', async () => {
  const network = goodNetwork();
  const listener = createApiClient(createSend(network.fetch));
  const message = { text: 'louder', brief: null, replyIds: [], lists: [], helpOpen: false };
  for (const playing of [true, false]) {
    const surroundings = { mix: null, playing, preferences: {} };
    await analyseMood(listener, message, surroundings, new AbortController().signal);
  }
  const bodies = network.seenAt(apiPaths.mood).map(({ body }) => body);
  expect(bodies).toEqual([{ text: 'louder', playing: true }, { text: 'louder' }]);
});
