import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A list 200 px high whose content is as high as said; a journey through it stays where the test puts it. */
function renderList() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  let contentPx = 0;
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(() => Math.max(200, contentPx));
  const journeys: number[] = [];
  prototype.scrollTo = ((to: ScrollToOptions) => journeys.push(to.top ?? 0)) as typeof prototype.scrollTo;
  let list: HTMLElement | null = null;
  function List({ messages }: { messages: readonly string[] }) {
    const { listRef, onScroll } = useScrollToNewest(messages.join(), false, false);
    return (
      <div
        ref={(element) => {
          listRef.current = element;
          list = element;
        }}
        onScroll={onScroll}
      >
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    );
  }
  const { rerender } = render(<List messages={[]} />);
  const found = () => {
    if (list === null) throw new Error('no list');
    return list;
  };
  return {
    journeys,
    say: (message: string, heightPx: number) => {
      contentPx = heightPx;
      rerender(<List messages={[message]} />);
    },
    /** More of the newest answer arrives, which is no new message. */
    grow: async (heightPx: number) => {
      contentPx = heightPx;
      await act(async () => {
        found().append(document.createElement('p'));
      });
    },
    scroll: (topPx: number) => {
      found().scrollTop = topPx;
      act(() => {
        found().dispatchEvent(new Event('scroll', { bubbles: true }));
      });
    },
  };
}

test('an answer that grows while the list is on its way to it is followed to its new end', async () => {
  const list = renderList();
  list.say('An answer.', 250);
  await list.grow(251);
  expect(list.journeys.at(-1)).toBe(50);
  list.scroll(4);
  await list.grow(700);
  expect(list.journeys.at(-1)).toBe(500);
});

test('an answer that fitted whole is followed when its mix comes', async () => {
  const list = renderList();
  list.say('An answer.', 150);
  await list.grow(151);
  list.scroll(0);
  await list.grow(700);
  expect(list.journeys.at(-1)).toBe(500);
});

test('an answer that grows leaves alone who has scrolled up', async () => {
  const list = renderList();
  list.say('An answer.', 500);
  await list.grow(501);
  list.scroll(300);
  list.scroll(100);
  const before = list.journeys.length;
  await list.grow(700);
  expect(list.journeys).toHaveLength(before);
});
