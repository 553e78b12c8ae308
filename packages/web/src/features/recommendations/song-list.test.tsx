import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { trackSummary } from '../../testing/samples.ts';
import { SongList } from './song-list.tsx';

test('a song that the service names twice stands twice, each with its page and what can be done with it', () => {
  render(
    <SongList
      songs={[trackSummary, trackSummary]}
      label="Songs like this"
      linkLabel="OPEN SPOTIFY"
      actionsOf={({ kind, id, name }) => <button type="button">{`${kind} ${id} ${name}`}</button>}
    />,
  );
  const { id, name, description, url } = trackSummary;
  expect(screen.getByRole('list', { name: 'Songs like this' }).children).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: new RegExp(`${name}.*${description}.*OPEN SPOTIFY`) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([url, url]);
  expect(screen.getAllByRole('button', { name: `track ${id} ${name}` })).toHaveLength(2);
});
