import { type AnalysisOutcome, stateOf } from '../src/analysis/sound-features.ts';
import { idFor } from '../src/catalogue/ids.ts';
import { closeIndex, openIndexFile } from '../src/index/index-file.ts';
import { openLibrary } from '../src/open-library.ts';
import { inventedSongs, inventedSource } from './invented-songs.ts';

/** Writes down for each song what an analysis may have come to: tempo and energy spread over all there are. */
function writeAnalyses(directory: string, indexName: string, count: number): void {
  const { database } = openIndexFile(directory, indexName);
  const put = database.prepare('INSERT INTO analyses (id, state, outcome) VALUES (?, ?, ?)');
  database.exec('BEGIN IMMEDIATE');
  let at = 0;
  for (const song of inventedSongs(count)) {
    const outcome: AnalysisOutcome = {
      kind: 'measured',
      measured: {
        tempoBpm: 60 + ((at * 37) % 120),
        pulseStrength: 0.4,
        onsetRate: 1 + ((at * 61) % 70) / 10,
        fluxMean: 2 + ((at * 17) % 50) / 10,
      },
    };
    put.run(idFor('track', song.path), stateOf(song), JSON.stringify(outcome));
    at += 1;
  }
  database.exec('COMMIT');
  closeIndex(database);
}

/** Fills an index as a first look through so many songs does, and where that is wanted as an analysis of all of them does. */
export async function writeIndex(
  directory: string,
  count: number,
  { indexName = 'invented', isAnalysed = false } = {},
): Promise<{ seconds: number }> {
  const begun = performance.now();
  const library = openLibrary({
    source: inventedSource(count, indexName),
    indexDirectory: directory,
    onNews: () => {},
    every: () => () => {},
    now: Date.now,
    listen: null,
  });
  await library.look();
  await library.close();
  const seconds = (performance.now() - begun) / 1000;
  if (isAnalysed) writeAnalyses(directory, indexName, count);
  return { seconds };
}
