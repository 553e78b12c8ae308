import { render, screen } from '@testing-library/react';
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
