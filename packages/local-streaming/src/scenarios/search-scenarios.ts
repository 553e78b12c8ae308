import { type Json, quotaExceeded, rateLimited, type Scenario } from './scenario.ts';

const search = 'GET /v1/search';

/** Changes each list of results in the answer. */
const eachList = (change: (items: Json[], list: Json) => Json) => (body: Json) =>
  Object.fromEntries(
    Object.entries<Json>(body).map(([kind, list]) => [kind, { ...list, ...change(list.items, list) }]),
  );

/** What may go wrong with a search. */
export const searchScenarios: readonly Scenario[] = [
  {
    name: 'search-some-null',
    summary: 'Every other result is null, as for lists of Spotify’s own.',
    disturbs: search,
    change: eachList((items) => ({ items: items.map((item, index) => (index % 2 === 0 ? null : item)) })),
  },
  {
    name: 'search-all-null',
    summary: 'All results are null.',
    disturbs: search,
    change: eachList((items) => ({ items: items.map(() => null) })),
  },
  {
    name: 'search-empty',
    summary: 'Nothing is found.',
    disturbs: search,
    change: eachList(() => ({ items: [], total: 0, next: null, previous: null })),
  },
  {
    name: 'search-items-total-only',
    summary: 'Playlists say how long they are under the new name alone.',
    disturbs: search,
    change: eachList((items) => ({ items: items.map(({ tracks: _tracks, ...playlist }) => playlist) })),
  },
  {
    name: 'search-tracks-total-only',
    summary: 'Playlists say how long they are under the old name alone.',
    disturbs: search,
    change: eachList((items) => ({
      items: items.map(({ items: contents, ...playlist }) => ({ ...playlist, tracks: contents })),
    })),
  },
  {
    name: 'search-null-images',
    summary: 'Pictures are null, and so are descriptions.',
    disturbs: search,
    change: eachList((items) => ({
      items: items.map((item) => ({ ...item, images: null, description: null })),
    })),
  },
  {
    name: 'search-rate-limited',
    summary: 'Too many calls within half a minute.',
    disturbs: search,
    answer: () => rateLimited(7),
  },
  {
    name: 'search-quota-exceeded',
    summary: 'The quota of the day is used up, for fourteen hours to come.',
    disturbs: search,
    answer: () => quotaExceeded(52_531),
  },
  {
    name: 'search-connection-reset',
    summary: 'The connection breaks off without an answer.',
    disturbs: search,
    answer: () => 'reset',
  },
];
