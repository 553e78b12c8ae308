import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

test('words of two places stand one above the other, in one place at the foot of the window', () => {
  render(
    <>
      <Toast onDismiss={() => {}}>The heart was taken back.</Toast>
      <Toast onDismiss={() => {}}>The track was removed.</Toast>
    </>,
  );
  const [heart, track] = screen.getAllByRole('status');
  expect(heart?.textContent).toContain('The heart was taken back.');
  expect(heart?.nextElementSibling).toBe(track);
  expect(heart?.parentElement?.className).toContain('fixed');
  expect(track?.className).not.toContain('fixed');
});

function Told() {
  const [words, setWords] = useState<string | null>('The heart was taken back.');
  return (
    <>
      <button type="button">Like</button>
      <Toast onDismiss={() => setWords(null)} action={<button type="button">Allow</button>}>
        {words}
      </Toast>
    </>
  );
}

test('who puts it away with the keyboard goes on where they came from', async () => {
  const user = userEvent.setup();
  render(<Told />);
  for (const name of ['Like', 'Allow', 'Dismiss']) screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('The heart was taken back.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
});
