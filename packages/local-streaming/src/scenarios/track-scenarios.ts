import { type Json, rateLimited, type Scenario, spotifyError } from './scenario.ts';

const single = 'GET /v1/tracks/*';
const batch = 'GET /v1/tracks';
const recommendation = 'GET /reccobeats/v1/track/recommendation';

const withContent =
  (change: (content: Json[], seeds: readonly string[]) => Json[]): NonNullable<Scenario['change']> =>
  (body, { query }) => ({ ...body, content: change(body.content, (query.get('seeds') ?? '').split(',')) });

/** What may go wrong with looking up tracks, and with the recommender. */
export const trackScenarios: readonly Scenario[] = [
  {
    name: 'tracks-batch-forbidden',
    summary: 'Tracks can be had one by one only, as for every new application.',
    disturbs: batch,
    answer: () => spotifyError(403, 'Forbidden'),
  },
  {
    name: 'tracks-batch-null',
    summary: 'One track of several is not there.',
    disturbs: batch,
    change: ({ tracks }) => ({
      tracks: tracks.map((track: Json, index: number) => (index === 1 ? null : track)),
    }),
  },
  {
    name: 'tracks-one-missing',
    summary: 'The second track asked for is not there.',
    disturbs: single,
    answer: ({ count }) => (count === 2 ? spotifyError(404, 'Resource not found') : null),
  },
  {
    name: 'tracks-rate-limited-midway',
    summary: 'From the fourth track on there have been too many calls.',
    disturbs: single,
    answer: ({ count }) => (count >= 4 ? rateLimited(3) : null),
  },
  {
    name: 'recommender-three',
    summary: 'Three songs, however many were asked for.',
    disturbs: recommendation,
    change: withContent((content) => content.slice(0, 3)),
  },
  {
    name: 'recommender-empty',
    summary: 'The seed is not in the recommender’s catalogue.',
    disturbs: recommendation,
    change: withContent(() => []),
  },
  {
    name: 'recommender-odd-addresses',
    summary: 'Some songs have no address, some one elsewhere.',
    disturbs: recommendation,
    change: withContent((content) =>
      content.map((song, index) => {
        if (index % 3 === 0) return { ...song, href: null };
        return index % 3 === 1
          ? { ...song, href: `https://music.example/track/${song.href.slice(-22)}` }
          : song;
      }),
    ),
  },
  {
    name: 'recommender-short-id',
    summary: 'Addresses with an id that is too short.',
    disturbs: recommendation,
    change: withContent((content) => content.map((song) => ({ ...song, href: song.href.slice(0, -5) }))),
  },
  {
    name: 'recommender-repeats-seed',
    summary: 'The seed itself comes first, and the last song twice.',
    disturbs: recommendation,
    change: withContent((content, [seed = '']) => {
      const [first] = content;
      if (!first) return content;
      const seedSong = { ...first, href: first.href.replace(/[^/]{22}$/, seed) };
      const kept = content.slice(0, -2);
      return [seedSong, ...kept, ...kept.slice(-1)];
    }),
  },
  {
    name: 'recommender-bad-request',
    summary: 'The question is refused.',
    disturbs: recommendation,
    answer: () => ({ status: 400, body: { error: 'Invalid value for parameter: seeds', status: 400 } }),
  },
  {
    name: 'recommender-rate-limited',
    summary: 'Too many questions.',
    disturbs: recommendation,
    answer: () => ({
      status: 429,
      headers: { 'retry-after': '9' },
      body: { error: 'Too many requests', status: 429 },
    }),
  },
  {
    name: 'recommender-broken',
    summary: 'The recommender fails.',
    disturbs: recommendation,
    answer: () => ({ status: 500, body: { error: 'Internal server error', status: 500 } }),
  },
  {
    name: 'recommender-hangs',
    summary: 'The recommender never answers.',
    disturbs: recommendation,
    answer: () => 'hang',
  },
  {
    name: 'recommender-not-json',
    summary: 'The recommender answers with a page of text.',
    disturbs: recommendation,
    answer: () => ({ status: 200, contentType: 'text/html', body: '<html>Welcome to nginx!</html>' }),
  },
];
