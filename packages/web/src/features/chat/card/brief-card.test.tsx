import type { Brief } from '@attune/contract';
import { render, screen } from '@testing-library/react';
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
