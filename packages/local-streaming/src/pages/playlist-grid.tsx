/** @jsxRuntime automatic */
import type { ListedPlaylist } from '../listed-playlist.ts';
import { Cover } from './cover.tsx';
import { counted } from './durations.ts';

export function PlaylistGrid({ base, playlists }: { base: string; playlists: readonly ListedPlaylist[] }) {
  return (
    <ul className="card-grid">
      {playlists.map((playlist) => (
        <li key={playlist.id} className="card">
          <Cover
            base={base}
            kind="playlist"
            id={playlist.id}
            sizePx={184}
            version={playlist.origin === 'listener' ? playlist.snapshotId : undefined}
          />
          <a className="card-title" href={`${base}/playlist/${playlist.id}`}>
            <bdi>{playlist.name}</bdi>
          </a>
          <p className="card-text muted">{playlist.description || counted(playlist.trackCount, 'track')}</p>
        </li>
      ))}
    </ul>
  );
}
