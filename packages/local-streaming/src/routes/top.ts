import * as z from 'zod';
import type { MusicView } from '../music-views.ts';
import type { Service } from '../service.ts';
import { pagingOf } from '../wire/paging.ts';
import { limitSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const querySchema = z.object({
  time_range: z
    .enum(['short_term', 'medium_term', 'long_term'], { error: 'Invalid time range' })
    .default('medium_term'),
  limit: limitSchema(50, 20),
  offset: offsetSchema(),
});

/** `GET /me/top/tracks` and `/me/top/artists`, counted over what the player remembers. */
export function topRoutes(app: WebApi, { players }: Service) {
  const options = { config: { anyScopeOf: ['user-top-read'] }, schema: { querystring: querySchema } };
  const playedTracks = (listenerId: string, { music }: MusicView) =>
    (players.look(listenerId)?.recentlyPlayed ?? []).flatMap(
      ({ trackId }) => music.catalogue.tracks.get(trackId) ?? [],
    );

  app.get('/me/top/tracks', options, async ({ caller, query, view }) => {
    const { objects } = view;
    const top = mostFrequentFirst(playedTracks(caller.listenerId, view));
    return pagingOf(objects.addresses.api('me/top/tracks'), query, top, objects.track);
  });

  app.get('/me/top/artists', options, async ({ caller, query, view }) => {
    const { music, objects } = view;
    const played = playedTracks(caller.listenerId, view).flatMap(({ artistIds }) =>
      artistIds.flatMap((id) => music.catalogue.artists.get(id) ?? []),
    );
    return pagingOf(
      objects.addresses.api('me/top/artists'),
      query,
      mostFrequentFirst(played),
      objects.artist,
    );
  });
}

function mostFrequentFirst<Item>(items: readonly Item[]): Item[] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([item]) => item);
}
