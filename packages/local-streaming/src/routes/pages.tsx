/** @jsxRuntime automatic */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import * as z from 'zod';
import { findPlaylist, fromCatalogue, fromSummary } from '../listed-playlist.ts';
import type { Playlist } from '../music/index.ts';
import { AlbumPage } from '../pages/album-page.tsx';
import { ArtistPage } from '../pages/artist-page.tsx';
import { partNumberSchema, partOf } from '../pages/list-part.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { PlaylistPage } from '../pages/playlist-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { TrackPage } from '../pages/track-page.tsx';
import { UserPage } from '../pages/user-page.tsx';
import { frameFor, type PageService, rowsOf } from './page-service.ts';

const paramsSchema = z.object({ id: z.string() });
const querySchema = z.object({
  page: partNumberSchema,
  playlists: partNumberSchema,
  saved: partNumberSchema,
});
type Query = z.infer<typeof querySchema>;

/** How many other things a page suggests below its own. */
const suggestions = 6;

/** The pages of playlists, tracks, albums, artists and users. */
export function pageRoutes(app: FastifyInstance, service: PageService) {
  const { catalogue } = service.music;
  const curated = [...catalogue.playlists.values()];
  const tracksOf = (ids: readonly string[]) => ids.flatMap((id) => catalogue.tracks.get(id) ?? []);
  const onPlaylists = (holds: (playlist: Playlist) => boolean) =>
    curated.filter(holds).slice(0, suggestions).map(fromCatalogue);

  /** A page at `path/:id`; what `draw` finds nothing for is the not-found page. */
  const page = (path: string, draw: (id: string, frame: PageFrame, query: Query) => ReactElement | null) => {
    app.get(`/${path}/:id`, async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = paramsSchema.parse(request.params);
      const frame = await frameFor(service, request, reply);
      const drawn = draw(id, frame, querySchema.parse(request.query));
      return drawn ? sendPage(reply, drawn) : reply.callNotFound();
    });
  };

  page('playlist', (id, frame, query) => {
    const playlist = findPlaylist(catalogue, service.state, id);
    if (!playlist) return null;
    const source = catalogue.playlists.get(id);
    const tracks = tracksOf(playlist.items.map(({ trackId }) => trackId));
    const part = partOf(tracks, query.page);
    const alike = source ? onPlaylists((other) => other.mood === source.mood && other.id !== id) : [];
    return (
      <PlaylistPage
        frame={frame}
        playlist={playlist}
        mood={source?.mood}
        tags={source?.tags ?? []}
        rows={{ ...part, items: rowsOf(service, part.items) }}
        lengthMs={tracks.reduce((total, { durationMs }) => total + durationMs, 0)}
        alike={alike}
      />
    );
  });

  page('track', (id, frame) => {
    const track = catalogue.tracks.get(id);
    const album = track && catalogue.albums.get(track.albumId);
    if (!track || !album) return null;
    const [row] = rowsOf(service, [track]);
    const alike = service.music.recommend({ seeds: [id], negativeSeeds: [], size: suggestions, targets: {} });
    return (
      <TrackPage
        frame={frame}
        track={track}
        artists={row?.artists ?? []}
        album={album}
        playlists={onPlaylists(({ trackIds }) => trackIds.includes(id))}
        alike={rowsOf(service, alike)}
      />
    );
  });

  page('album', (id, frame) => {
    const album = catalogue.albums.get(id);
    const artist = album && catalogue.artists.get(album.artistId);
    if (!album || !artist) return null;
    return (
      <AlbumPage
        frame={frame}
        album={album}
        artist={artist}
        rows={rowsOf(service, tracksOf(album.trackIds))}
      />
    );
  });

  page('artist', (id, frame) => {
    const artist = catalogue.artists.get(id);
    if (!artist) return null;
    const tracks = [...catalogue.tracks.values()].filter(({ artistIds }) => artistIds.includes(id));
    const ownTracks = new Set(tracks.map((track) => track.id));
    return (
      <ArtistPage
        frame={frame}
        artist={artist}
        albums={[...catalogue.albums.values()].filter(({ artistId }) => artistId === id)}
        rows={rowsOf(service, tracks)}
        playlists={onPlaylists(({ trackIds }) => trackIds.some((trackId) => ownTracks.has(trackId)))}
      />
    );
  });

  page('user', (id, frame, query) => {
    const isOwn = frame.listener?.id === id;
    const listener = service.state.listener(id);
    const curator = curated.find(({ ownerId }) => ownerId === id);
    const displayName = isOwn ? frame.listener?.displayName : (listener?.displayName ?? curator?.ownerName);
    if (displayName === undefined) return null;
    const made = service.state
      .playlistsOf(id)
      .filter((playlist) => isOwn || playlist.public)
      .map((playlist) => fromSummary({ owner: { id, displayName }, playlist }));
    const recentlyPlayed = isOwn ? (service.players.look(id)?.recentlyPlayed ?? []) : [];
    const savedIds = (listener?.saved ?? []).filter(({ kind }) => kind === 'track').map((item) => item.id);
    const saved = partOf(tracksOf(savedIds), query.saved);
    const own = isOwn && {
      saved: { ...saved, items: rowsOf(service, saved.items) },
      recent: rowsOf(
        service,
        tracksOf([...new Set(recentlyPlayed.map(({ trackId }) => trackId))].slice(0, 10)),
      ),
    };
    const collected = curated.filter(({ ownerId }) => ownerId === id).map(fromCatalogue);
    return (
      <UserPage
        frame={frame}
        user={{ id, displayName }}
        playlists={partOf([...made, ...collected], query.playlists)}
        own={own || undefined}
      />
    );
  });
}
