import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { useAhead } from './use-ahead.ts';

const piece = { words: 'Here it is.' };

/** Fails as often as told, and counts. */
function loader(failures: number) {
  const asked = { times: 0 };
  const load = async () => {
    asked.times += 1;
    if (asked.times <= failures) throw new Error('The piece did not load.');
    return piece;
  };
  return { asked, load };
}

interface ProbeProps {
  load: () => Promise<typeof piece>;
  isLikely?: boolean;
  isNeeded?: boolean;
}
function Probe({ load, isLikely = true, isNeeded = false }: ProbeProps) {
  return <p>{useAhead(load, isLikely, isNeeded)?.words ?? 'Not yet.'}</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>Failed.</p> : this.props.children;
  }
}

test('a piece is fetched once, when it is likely to be needed', async () => {
  const { asked, load } = loader(0);
  const { rerender } = render(<Probe load={load} isLikely={false} />);
  expect(asked.times).toBe(0);
  rerender(<Probe load={load} />);
  await screen.findByText('Here it is.');
  rerender(<Probe load={load} isNeeded />);
  expect(screen.getByText('Here it is.')).toBeDefined();
  expect(asked.times).toBe(1);
});

test('one that did not arrive ahead is fetched again when it is needed', async () => {
  const { asked, load } = loader(1);
  const { rerender } = render(<Probe load={load} />);
  await Promise.resolve();
  expect(screen.getByText('Not yet.')).toBeDefined();
  rerender(<Probe load={load} isNeeded />);
  await screen.findByText('Here it is.');
  expect(asked.times).toBe(2);
});

test('a failure shows when it is needed, and not before', async () => {
  expectConsole(/The piece did not load/);
  const { load } = loader(2);
  const { rerender } = render(
    <Boundary>
      <Probe load={load} />
    </Boundary>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Not yet.')).toBeDefined();
  rerender(
    <Boundary>
      <Probe load={load} isNeeded />
    </Boundary>,
  );
  await screen.findByText('Failed.');
});
