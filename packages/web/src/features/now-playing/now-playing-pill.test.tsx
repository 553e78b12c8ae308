import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { track } from '../../testing/samples.ts';
import { NowPlayingPill } from './now-playing-pill.tsx';

test('shows name, artist and cover, and that it plays', () => {
  const { container, rerender } = render(<NowPlayingPill track={track} isLoading={false} />);
  expect(screen.getByText('Halflight')).toBeDefined();
  expect(screen.getByText('The Slow Trains')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Playing' })).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/halflight.png');
  rerender(<NowPlayingPill track={{ ...track, isPlaying: false }} isLoading={false} />);
  expect(screen.queryByRole('img', { name: 'Playing' })).toBeNull();
});

test('takes the default cover for one that does not load, until another track comes', () => {
  const { container, rerender } = render(<NowPlayingPill track={track} isLoading={false} />);
  const cover = () => container.querySelector('img');
  fireEvent.error(cover() as Element);
  expect(cover()?.getAttribute('src')).toBe('/default-track.png');
  rerender(<NowPlayingPill track={{ ...track, image: '/next.png' }} isLoading={false} />);
  expect(cover()?.getAttribute('src')).toBe('/next.png');
});

test('says when nothing plays, and nothing yet while that is not known', () => {
  const { rerender } = render(<NowPlayingPill track={undefined} isLoading />);
  expect(screen.queryByText('Not playing')).toBeNull();
  rerender(<NowPlayingPill track={null} isLoading={false} />);
  expect(screen.getByText('Not playing')).toBeDefined();
});
