import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { track as playing } from '../../testing/samples.ts';
import { closedView, createViewStore, type PanelPlayer } from './panel-player.ts';
import { ResumeBar } from './resume-bar.tsx';

const track = { ...playing, isPlaying: false, progressMs: 65_000 };
const bar = () => screen.queryByRole('region', { name: 'Where you left off' });

let player: PanelPlayer;
let store: ReturnType<typeof createViewStore>;
const resume = vi.fn();
beforeEach(() => {
  resume.mockClear();
  store = createViewStore();
  player = {
    ...store,
    toggle: () => {},
    resume,
    enqueue: null,
    prefetch: () => {},
    command: null,
    fadeOut: async () => {},
    dismissTrouble: () => {},
    close: async () => store.change(closedView),
  };
});

describe('what was left off', () => {
  test('goes on with one press', () => {
    render(<ResumeBar player={player} track={track} />);
    expect(bar()?.textContent).toContain('Go on at 1:05 · The Slow Trains');
    fireEvent.click(screen.getByRole('button', { name: 'Go on with Halflight' }));
    expect(resume).toHaveBeenCalledWith({ kind: 'track', id: track.id, name: 'Halflight' });
    act(() => store.change({ isUnused: false }));
    expect(bar()).toBeNull();
  });

  test('can be put away', () => {
    render(<ResumeBar player={player} track={track} />);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(bar()).toBeNull();
    expect(resume).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing is known yet', undefined],
    ['nothing was heard', null],
    ['it sounds somewhere else', playing],
    ['it has no id', { ...track, id: null }],
  ])('is not offered when %s', (_why, shown) => {
    render(<ResumeBar player={player} track={shown} />);
    expect(bar()).toBeNull();
  });

  test('goes on here where it sounds in another tab', () => {
    render(<ResumeBar player={player} track={playing} isInOtherTab />);
    const strip = screen.getByRole('region', { name: 'Playing in another tab' });
    expect(strip.textContent).toContain('Halflight');
    fireEvent.click(screen.getByRole('button', { name: 'Play here' }));
    expect(resume).toHaveBeenCalledWith({ kind: 'track', id: track.id, name: 'Halflight' });
  });

  test('is not offered by a player that cannot know', () => {
    render(<ResumeBar player={{ ...player, resume: null }} track={track} />);
    expect(bar()).toBeNull();
  });
});
