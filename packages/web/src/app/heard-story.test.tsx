import { apiPaths } from '@attune/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, playlist } from '../testing/samples.ts';

test('who does not see the screen is at the message within two stops, and hears what came', async () => {
  const network = goodNetwork();
  network.on(apiPaths.mood, () =>
    json({ ...calmAnswer, playlists: [playlist, { ...playlist, id: 'other', name: 'High Noon' }] }),
  );
  const { user } = renderApp({ path: '/dashboard', network });
  const input = await screen.findByRole('textbox');
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to your message');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${input.id}`);

  await user.type(input, 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  const heard = await screen.findByText('2 playlists. The first: Low Tide.');
  expect(heard.getAttribute('role')).toBe('status');
});
