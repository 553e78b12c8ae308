/** @jsxRuntime automatic */
import type { Album } from '../music/index.ts';
import { Cover } from './cover.tsx';
import { counted } from './durations.ts';

export function AlbumGrid({ base, albums }: { base: string; albums: readonly Album[] }) {
  return (
    <ul className="card-grid">
      {albums.map((album) => (
        <li key={album.id} className="card">
          <Cover base={base} kind="album" id={album.id} sizePx={184} />
          <a className="card-title" href={`${base}/album/${album.id}`}>
            {album.name}
          </a>
          <p className="card-text muted">{`${album.releaseDate.slice(0, 4)} · ${counted(album.trackIds.length, 'track')}`}</p>
        </li>
      ))}
    </ul>
  );
}
