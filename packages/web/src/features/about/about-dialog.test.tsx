import { apiPaths, type Installation } from '@attune/contract';
import { requestSnippets } from '@attune/task-catalogue';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { json } from '../../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../../testing/render-app.tsx';
import { installation } from '../../testing/samples.ts';
import { CallYourself } from './call-yourself.tsx';

const emotionModel = 'j-hartmann/emotion-english-distilroberta-base';
const chatModel = 'Qwen/Qwen2.5-7B-Instruct';
const hostile = '<img src=x onerror="alert(1)">/<script>alert(2)</script>';

async function openAbout(overrides: Partial<Installation> = {}) {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, ...overrides }));
  const { user } = renderApp({ network, isSignedIn: false });
  await user.click(screen.getByRole('button', { name: 'About' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About Attune' }));
  const fold = (await dialog.findByText('How it works here, for the curious')).closest('details');
  expect(fold?.open).toBe(false);
  await user.click(dialog.getByText('How it works here, for the curious'));
  return { dialog, user };
}

const hosted = (classifier: string, replyModel: string): Partial<Installation> => ({
  classifier: { kind: 'hosted', name: classifier },
  replyModel: { kind: 'hosted', name: replyModel },
});

describe('the About dialog', () => {
  test('names the hosted models, their tasks in the catalogue’s words, and how to call them', async () => {
    const { dialog, user } = await openAbout(hosted(emotionModel, chatModel));
    expect(dialog.getByText(emotionModel)).toBeDefined();
    expect(dialog.getByText(chatModel)).toBeDefined();
    expect((await dialog.findByText('Text Classification')).parentElement?.textContent).toMatch(
      /assigning a label/,
    );
    expect(dialog.getByText('Text Generation').parentElement?.textContent).toMatch(/new text/);
    const [classifier] = dialog.getAllByRole('button', { name: 'Python', hidden: true });
    await user.click(classifier as HTMLElement);
    const code = dialog.getByRole('region', { name: 'Python', hidden: true });
    expect(code.textContent).toContain(emotionModel);
    expect(code.textContent).toContain('import');
  });

  test('copies exactly the code that is shown', async () => {
    const { dialog, user } = await openAbout(hosted(emotionModel, chatModel));
    const [copy] = await dialog.findAllByRole('button', { name: 'Copy', hidden: true });
    await user.click(copy as HTMLElement);
    const [code] = dialog.getAllByRole('region', { name: 'curl', hidden: true });
    expect(await navigator.clipboard.readText()).toBe(code?.textContent);
    expect(await dialog.findByRole('button', { name: 'Copied', hidden: true })).toBeDefined();
  });

  test.each([
    ['embedded', /small model of Attune’s own/],
    ['keywords', /lists of words/],
  ] as const)('says in words what has no page on the model hub: %s, written replies', async (kind, words) => {
    const { dialog } = await openAbout({ classifier: { kind, name: 'Ours' } });
    expect(dialog.getByText(words)).toBeDefined();
    expect(dialog.getByText(/sentences written in advance/)).toBeDefined();
    if (kind === 'embedded') expect(await dialog.findByText('Text Classification')).toBeDefined();
    expect(dialog.queryByText('How to call it yourself')).toBeNull();
  });

  test('shows a hostile model name as text, and puts it into no code', async () => {
    const { dialog } = await openAbout(hosted(hostile, 'x; rm -rf ~'));
    await dialog.findByText('Text Classification');
    expect(dialog.getByText(hostile)).toBeDefined();
    expect(document.querySelector('img[src="x"], dialog script, dialog pre')).toBeNull();
  });
});

test('code is text whatever model id it holds', async () => {
  const snippets = requestSnippets({ id: hostile, pipeline_tag: 'text-classification', tags: [] });
  const { container } = render(<CallYourself snippets={snippets} />);
  for (const name of ['curl', 'Python', 'JavaScript']) {
    await userEvent.click(screen.getByRole('button', { name, hidden: true }));
    expect(container.querySelector('pre')?.textContent).toContain(hostile);
    expect(container.querySelector('pre')?.children).toHaveLength(0);
  }
});
