import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/browser-storage.ts';
import { calmAnswer } from '../../../testing/samples.ts';
import { answerOf } from '../api/analyse-mood.ts';
import { createConversation } from '../conversation.ts';
import { createConversationStorage } from '../conversation-storage.ts';
import { keepConversation } from './keep-conversation.ts';
import { storedConversations } from './stored-conversations.ts';

const ada = 'https://music.example/user/ada';

async function keepAnswered(goesOn: () => boolean) {
  const [tab, browser] = [createMemoryStorage(), createMemoryStorage()];
  const conversation = createConversation({
    storage: createConversationStorage(createMemoryStorage(), 'one'),
    ask: async () => answerOf(calmAnswer),
    findPlaylists: async () => [],
    now: () => 1_000,
  });
  conversation.send('rainy day');
  await new Promise<void>((resolve) => setTimeout(resolve));
  const stored = storedConversations(browser, ada, () => 1_000);
  keepConversation({
    conversation,
    stored,
    tab,
    signIn: 'one',
    goesOn,
    now: () => 1_000,
    newId: () => 'first',
  });
  return { tab, browser };
}

test('the first answer is the occasion to ask whether conversations are kept', async () => {
  const { tab, browser } = await keepAnswered(() => true);
  expect([tab.length, browser.length]).toEqual([1, 1]);
});

test('code that arrives after the listener left leaves nothing in the tab or the browser', async () => {
  const { tab, browser } = await keepAnswered(() => false);
  expect([tab.length, browser.length]).toEqual([0, 0]);
});
