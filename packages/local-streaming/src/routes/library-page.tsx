/** @jsxRuntime automatic */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { fromCatalogue } from '../listed-playlist.ts';
import { type LibraryFound, LibraryPage, type LibraryShelf } from '../pages/library-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { frameFor, type PageService, rowsOf } from './page-service.ts';

const text = z.string().max(200).optional().catch(undefined);
const querySchema = z.object({ q: text, mood: text, genre: text });

/** What one shelf of the whole library shows before "See all". */
const shelfLength = 6;

/** `/`: browse by mood or genre, or search. */
export function libraryPageRoutes(app: FastifyInstance, service: PageService) {
  const { catalogue } = service.music;
  const playlists = [...catalogue.playlists.values()];
  const moods = [...new Set(playlists.map(({ mood }) => mood))];
  const genreNames = new Set([...catalogue.tracks.values()].map(({ attributes }) => attributes.genre));
  const genres = [...genreNames].filter((genre) => playlists.some(({ tags }) => tags.includes(genre))).sort();
  const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

  const everything = (): LibraryShelf[] =>
    moods.map((mood) => ({
      id: `mood-${mood}`,
      title: capitalised(mood),
      playlists: playlists
        .filter((playlist) => playlist.mood === mood)
        .slice(0, shelfLength)
        .map(fromCatalogue),
      morePath: `/?mood=${mood}`,
    }));

  const searched = (query: string): { shelves: LibraryShelf[]; found: LibraryFound } => {
    const hits = service.music.search({
      query,
      types: ['playlist', 'track', 'artist'],
      limit: 10,
      offset: 0,
    });
    const hitPlaylists = (hits.playlist?.items ?? []).map(fromCatalogue);
    return {
      shelves: [{ id: 'found', title: 'Playlists', playlists: hitPlaylists }],
      found: {
        query,
        tracks: rowsOf(service, hits.track?.items ?? []),
        artists: hits.artist?.items.slice(0, 6) ?? [],
      },
    };
  };

  const filtered = (
    title: string,
    keep: (playlist: (typeof playlists)[number]) => boolean,
  ): LibraryShelf[] => [
    { id: 'shelf', title: capitalised(title), playlists: playlists.filter(keep).map(fromCatalogue) },
  ];

  app.get('/', async (request, reply) => {
    const { q, mood, genre } = querySchema.parse(request.query);
    const frame = await frameFor(service, request, reply);
    const query = q?.trim();
    const search = query ? searched(query) : undefined;
    const knownMood = moods.find((known) => known === mood);
    const knownGenre = genres.find((known) => known === genre);
    const shelves =
      search?.shelves ??
      (knownMood
        ? filtered(knownMood, (playlist) => playlist.mood === knownMood)
        : knownGenre
          ? filtered(knownGenre, ({ tags }) => tags.includes(knownGenre))
          : everything());
    const filters = search ? { moods, genres } : { moods, genres, mood: knownMood, genre: knownGenre };
    return sendPage(
      reply,
      <LibraryPage frame={frame} filters={filters} shelves={shelves} found={search?.found} />,
    );
  });
}
