import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const rowPx = 78;
const total = 2000;
const items = Array.from({ length: total }, (_, index) => `Song ${index}`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('scrolling draws the rows that come into sight alone, and does not go through the whole list', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowPx);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY),
  );
  const keyOf = vi.fn((item: string) => item);
  const renderRow = vi.fn((item: string) => <p>{item}</p>);
  render(
    <WindowedList
      label="Songs"
      items={items}
      total={total}
      keyOf={keyOf}
      renderRow={renderRow}
      onNearEnd={() => undefined}
    />,
  );
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = shown();
  expect(before[0]).toBe('Song 0');
  expect(before.length).toBeLessThan(40);
  keyOf.mockClear();
  renderRow.mockClear();

  vi.stubGlobal('scrollY', 3 * rowPx);
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  const come = shown().filter((name) => !before.includes(name));
  expect(come).toHaveLength(3);
  expect(renderRow.mock.calls.map(([item]) => item)).toEqual(come);
  expect(keyOf.mock.calls.length).toBeLessThan(total / 10);
});

test('rows that come are expected to be as high as the first ones are', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  render(
    <WindowedList
      label="Songs"
      items={items}
      total={total}
      keyOf={(item) => item}
      renderRow={(item) => <p>{item}</p>}
      onNearEnd={() => undefined}
    />,
  );
  expect(screen.getByRole('list').style.height).toBe(`${88 * total}px`);
});
