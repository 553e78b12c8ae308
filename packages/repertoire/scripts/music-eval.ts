/**
 * `npm run music:eval`: how well what listeners ask for is met.
 *
 * For each of 200 frozen requests (`src/fixtures/music-eval.tsv`) the product's own query is sent to the
 * built-in search, and the first ten playlists and the first ten songs are judged. The judging rule was fixed
 * with the requests; it stands in `music-eval-judge.ts`. Printed per mood:
 *
 * - precision@10: of the results shown, at most ten, how many are relevant; nothing shown counts 0.
 * - found: of the relevant things there are, at most ten, how many are shown.
 * - violations: of the results shown for requests that avoid something, how many have it.
 *
 * The query is the product's: the wanted mood of the table, the constraints that `readConstraints` (@attune/mood) reads in
 * the text, and `moodToSearch` of the server. `--from-table` takes the constraints from the table instead, which tells
 * faults of the search from faults of the reading; it is also used while those two functions do not exist.
 * `--misses` lists the requests below the goal. Exits 1 when a goal is missed.
 */
import { readFileSync } from 'node:fs';
import type { Playlist, Track } from '@attune/local-streaming/music';
import { createCatalogue } from '../src/build-catalogue.ts';
import { moods } from '../src/facets.ts';
import { createMusicSearch } from '../src/search/music-search.ts';
import { createJudge, type Judged, type MusicRequest, readRequests } from './music-eval-judge.ts';

const shown = 10;
const goals = { precision: 0.8, violations: 0.02 };

interface MessageConstraints {
  wanted: readonly unknown[];
  avoided: readonly unknown[];
}
type QueryOf = (request: MusicRequest) => string;

const vocalWords: Record<string, string> = {
  none: 'instrumental',
  any: 'vocals',
  sung: 'singing',
  rapped: 'rap',
};

/** The attribute as a listener would type it. */
function wordsOf(attribute: string): string {
  const [facet = '', values = ''] = attribute.split(':');
  return values
    .split('/')
    .map((value) =>
      facet === 'era' ? `${value}s` : facet === 'vocals' ? (vocalWords[value] ?? value) : value,
    )
    .join(' ');
}

function tableQuery({ mood, wanted, avoided }: MusicRequest): string {
  const refused = avoided.map((attribute) => `NOT "${wordsOf(attribute)}"`);
  return [mood, ...wanted.map(wordsOf), ...refused].join(' ');
}

async function productQuery(): Promise<QueryOf | undefined> {
  const load = (path: string): Promise<Record<string, unknown>> =>
    import(new URL(path, import.meta.url).href).catch((error: { code?: string }) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND') return {};
      throw error;
    });
  const { readConstraints } = await load('../../mood/src/index.ts');
  const { moodToSearch } = await load('../../server/src/chat/mood-to-search.ts');
  if (typeof readConstraints !== 'function' || typeof moodToSearch !== 'function') return undefined;
  return ({ text, mood }) => {
    const constraints: MessageConstraints = readConstraints(text);
    return String(moodToSearch({ mood, ...constraints }).query);
  };
}

interface Score {
  request: MusicRequest;
  query: string;
  precision: number;
  found: number;
  shown: number;
  violations: number;
}

function scoreOf(
  request: MusicRequest,
  query: string,
  results: readonly Judged[],
  all: readonly Judged[],
): Score {
  const relevant = results.filter((result) => judge.relevant(result, request)).length;
  const wanted = all.filter((one) => judge.relevant(one, request) && !judge.violates(one, request)).length;
  return {
    request,
    query,
    precision: results.length === 0 ? 0 : relevant / results.length,
    found: wanted === 0 ? 1 : Math.min(1, relevant / Math.min(shown, wanted)),
    shown: results.length,
    violations: results.filter((result) => judge.violates(result, request)).length,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function summary(scores: readonly Score[]) {
  const refusing = scores.filter(({ request }) => request.avoided.length > 0);
  const judged = refusing.reduce((sum, score) => sum + score.shown, 0);
  return {
    precision: mean(scores.map((score) => score.precision)),
    found: mean(scores.map((score) => score.found)),
    shown: mean(scores.map((score) => score.shown)),
    violations: refusing.reduce((sum, score) => sum + score.violations, 0) / Math.max(1, judged),
  };
}

const catalogue = createCatalogue();
const search = createMusicSearch(catalogue);
const tracksOf = (playlist: Playlist): Judged =>
  playlist.trackIds.flatMap((id) => catalogue.tracks.get(id) ?? []);
const judge = createJudge([...catalogue.tracks.values()]);
const allSongs = [...catalogue.tracks.values()].map((track: Track) => [track]);
const allPlaylists = [...catalogue.playlists.values()].map(tracksOf);

const fixture = new URL('../src/fixtures/music-eval.tsv', import.meta.url);
const requests = readRequests(readFileSync(fixture, 'utf8'));
const product = process.argv.includes('--from-table') ? undefined : await productQuery();
const queryOf = product ?? tableQuery;
console.log(
  `${requests.length} requests; constraints ${product ? 'as the product reads them' : 'as the table states them'}\n`,
);

const scores = requests.map((request) => {
  const query = queryOf(request);
  const { playlist, track } = search({ query, types: ['playlist', 'track'], limit: shown, offset: 0 });
  return {
    playlists: scoreOf(request, query, (playlist?.items ?? []).map(tracksOf), allPlaylists),
    songs: scoreOf(
      request,
      query,
      (track?.items ?? []).map((item) => [item]),
      allSongs,
    ),
  };
});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
console.log('mood       kind       precision@10    found  shown  violations');
let missed = false;
for (const mood of [...moods, 'all']) {
  for (const kind of ['playlists', 'songs'] as const) {
    const chosen = scores
      .map((score) => score[kind])
      .filter(({ request }) => mood === 'all' || request.mood === mood);
    const { precision, found, shown: average, violations } = summary(chosen);
    console.log(
      `${mood.padEnd(10)} ${kind.padEnd(10)} ${percent(precision).padStart(12)} ${percent(found)} ${average.toFixed(1).padStart(6)} ${percent(violations).padStart(11)}`,
    );
    if (mood === 'all' && (precision < goals.precision || violations > goals.violations)) missed = true;
  }
}
if (process.argv.includes('--misses')) {
  for (const kind of ['playlists', 'songs'] as const) {
    console.log(`\nBelow the goal, ${kind}:`);
    for (const { [kind]: score } of scores) {
      if (score.precision >= goals.precision && score.violations === 0 && score.found >= 0.5) continue;
      console.log(
        `${percent(score.precision)} of ${score.shown}, found ${percent(score.found)}, violating ${score.violations}: ${score.request.text} → ${score.query}`,
      );
    }
  }
}
console.log(
  `\nGoals: precision@10 at least ${percent(goals.precision).trim()}, violations at most ${percent(goals.violations).trim()}: ${missed ? 'MISSED' : 'met'}`,
);
process.exitCode = missed ? 1 : 0;
