import { act, render } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

/** Each gets a number with its first drawing, which it keeps as long as it stays on the page. */
function setUp() {
  let count = 0;
  const ends: [(component: typeof Song) => void, (error: Error) => void][] = [];
  function Song({ name }: { name: string }) {
    const [number] = useState(() => (count += 1));
    return `${name} ${number}`;
  }
  const load = vi.fn(() => new Promise<typeof Song>((...both) => void ends.push(both)));
  return {
    Lazy: lazyComponent(load, ({ name }) => `${name} is on its way`),
    load,
    come: () => act(async () => ends.at(-1)?.[0](Song)),
    fail: () => act(async () => ends.at(-1)?.[1](new Error('did not arrive'))),
  };
}

class Boundary extends Component<{ children: ReactNode }, { failure: string }> {
  override state = { failure: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ failure: message });
  override render = () => this.state.failure || this.props.children;
}

test('something stands in its place until its code has come, and no moment longer', async () => {
  const { Lazy, load, come } = setUp();
  const { container, rerender } = render(<Lazy name="Low Tide" />);
  expect(container.textContent).toBe('Low Tide is on its way');
  await come();
  expect(container.textContent).toBe('Low Tide 1');
  rerender(<Lazy name="Undertow" />);
  expect(container.textContent).toBe('Undertow 1');
  expect(render(<Lazy name="Next" />).container.textContent).toBe('Next 2');
  expect(load).toHaveBeenCalledOnce();
});

test('what was fetched ahead is there with the first drawing', async () => {
  const { Lazy, load, come } = setUp();
  const fetched = Lazy.preload();
  await come();
  await fetched;
  expect(render(<Lazy name="Low Tide" />).container.textContent).toBe('Low Tide 1');
  expect(load).toHaveBeenCalledOnce();
});

test('code that does not arrive is thrown while it is drawn, and asked for again by who draws it anew', async () => {
  const { Lazy, load, come, fail } = setUp();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = render(
    <Boundary>
      <Lazy name="Low Tide" />
    </Boundary>,
  );
  await fail();
  expect(broken.container.textContent).toBe('did not arrive');
  const { container } = render(<Lazy name="Low Tide" />);
  await come();
  expect(container.textContent).toBe('Low Tide 1');
  expect(load).toHaveBeenCalledTimes(2);
});
