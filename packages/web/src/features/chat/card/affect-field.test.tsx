import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AffectField } from './affect-field.tsx';

const target = { valence: 0.5, energy: 0.5 };
const onMove = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onMove.mockClear();
});
afterEach(() => vi.useRealTimers());

const show = (isDisabled = false) =>
  render(
    <AffectField
      feeling={{ valence: 0.1, energy: 0.9 }}
      target={target}
      path="shift"
      isDisabled={isDisabled}
      onMove={onMove}
    />,
  );
const press = (...keys: string[]) => {
  for (const key of keys)
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Mood of the music' }), { key });
};
const rest = () => act(() => vi.advanceTimersByTime(500));

test('arrow keys move the point both ways, told in words, and it counts once it rests', () => {
  show();
  press('ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'PageDown', 'ArrowDown');
  expect(onMove).not.toHaveBeenCalled();
  const [mood, energy] = screen.getAllByRole('slider');
  expect(mood?.getAttribute('aria-valuetext')).toBe('even and gentle, 50');
  expect(energy?.getAttribute('aria-valuetext')).toBe('even and gentle, 35');
  rest();
  expect(onMove.mock.calls).toEqual([[{ valence: 0.5, energy: 0.35 }]]);
});

test('it stays within the plane, and a point that ends where it began is no change', () => {
  show();
  press('End', 'End', 'End', 'End', 'PageUp', 'PageUp', 'PageUp');
  rest();
  expect(onMove).toHaveBeenLastCalledWith({ valence: 1, energy: 1 });
  onMove.mockClear();
  press('ArrowLeft');
  press('ArrowRight');
  rest();
  expect(onMove).not.toHaveBeenCalled();
});

test('what a screen reader sets counts as well, each slider for its own way', () => {
  show();
  fireEvent.change(screen.getByRole('slider', { name: 'Energy of the music' }), { target: { value: '80' } });
  rest();
  expect(onMove).toHaveBeenCalledWith({ valence: 0.5, energy: 0.8 });
});

test('leaving the point, or closing the card, counts at once', () => {
  const { unmount } = show();
  press('ArrowUp');
  fireEvent.blur(screen.getByRole('slider', { name: 'Mood of the music' }));
  expect(onMove).toHaveBeenCalledTimes(1);
  press('ArrowUp');
  unmount();
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('while nothing may be changed it does not move', () => {
  show(true);
  press('ArrowRight');
  rest();
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getAllByRole('slider').every((slider) => slider.hasAttribute('disabled'))).toBe(true);
});

test('tells in words where the listener is and where the music leads', () => {
  show();
  expect(screen.getByText('You: very low and thrilled')).toBeDefined();
  expect(screen.getByText('Music: even and steady')).toBeDefined();
});
