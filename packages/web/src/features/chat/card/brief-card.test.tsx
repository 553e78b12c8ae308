import type { Brief } from '@attune/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { calmBrief } from '../../../testing/samples.ts';
import { BriefCard } from './brief-card.tsx';

const shift: Brief = { ...calmBrief, path: 'shift' };
const show = (before: Brief, now: Brief = shift) =>
  render(
    <BriefCard
      brief={now}
      before={before}
      answered={shift}
      onCorrect={null}
      onUndo={null}
      search={null}
      onSearchAgain={() => {}}
    />,
  );
const line = () => screen.getByRole('button', { name: /^Heard/ }).textContent;

test('how the music gets there is marked where the message changed it', () => {
  show(calmBrief);
  expect(line()).toContain('new step by step');
});

test('it is not where it was so before, or the listener has set it otherwise since', () => {
  const { unmount } = show(shift);
  expect(line()).not.toContain('step by step');
  unmount();
  show(calmBrief, calmBrief);
  expect(line()).not.toContain('step by step');
});

/** A card with so many changes to take back. */
function Undoable({ changes }: { changes: number }) {
  const [left, setLeft] = useState(changes);
  return (
    <BriefCard
      brief={calmBrief}
      before={null}
      answered={calmBrief}
      onCorrect={() => {}}
      onUndo={left > 0 ? () => setLeft(left - 1) : null}
      search={null}
      onSearchAgain={() => {}}
    />
  );
}

test('the last undo, which goes with what it takes back, leaves the focus to what was heard', async () => {
  render(<Undoable changes={2} />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(undo);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Heard/ }));
});
