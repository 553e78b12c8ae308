/**
 * `npm run mix:bench`: how long a mix of 20 tracks takes to make of many candidates, in processor time, so that other work on
 * the machine does not count. The ratio is to one pass over the same candidates that reads two features and sorts: what the
 * simplest mix, the twenty nearest, would take.
 */
import { cpus } from 'node:os';
import type { Brief } from '@attune/contract';
import { type Candidate, makeMix } from '../src/index.ts';
import { inventedCandidates } from './invented-candidates.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';

const constraint = (kind: 'genre' | 'instrument' | 'vocals', value: string) => ({
  kind,
  value,
  matched: value,
});

const brief: Brief = {
  mood: 'calm',
  feeling: { valence: 0.3, energy: 0.7 },
  target: { valence: 0.55, energy: 0.25 },
  path: 'shift',
  wanted: [constraint('genre', 'rock'), constraint('vocals', 'vocals')],
  avoided: [constraint('instrument', 'drums'), constraint('genre', 'metal')],
  like: [{ kind: 'artist', name: 'Artist 7' }],
  length: { tracks: 20 },
  explicit: false,
  discovery: 'any',
  situation: null,
};

const budgetsMs = new Map([
  [5_000, 30],
  [100_000, 250],
]);

/** The least of fifteen runs: whatever else the machine does can only add. */
function leastMs(run: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function twentyNearest(candidates: readonly Candidate[]): Candidate[] {
  const { valence, energy } = brief.target;
  return candidates
    .map((candidate) => {
      const { facts } = candidate;
      return { candidate, off: Math.hypot((facts.valence ?? 0) - valence, (facts.energy ?? 0) - energy) };
    })
    .sort((a, b) => a.off - b.off)
    .slice(0, 20)
    .map(({ candidate }) => candidate);
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, node ${process.version}`);
let isOver = false;
for (const [count, budgetMs] of budgetsMs) {
  const candidates = inventedCandidates(count);
  for (const path of ['match', 'shift'] as const) {
    const ms = leastMs(() => makeMix({ ...brief, path }, candidates));
    const bareMs = leastMs(() => twentyNearest(candidates));
    isOver ||= ms > budgetMs;
    console.log(
      `${count} candidates, ${path}: ${ms.toFixed(1)} ms of ${budgetMs}, ratio to the twenty nearest ${(ms / bareMs).toFixed(1)}`,
    );
  }
}

interface Dear {
  name: string;
  run: () => unknown;
  budgetMs: number;
}

/** The dearest there is to ask for: many variants chosen again, and a length that a hundred tracks cannot last. */
const fourHours: Brief = { ...brief, length: { minutes: 240 } };
const fiveHours: Brief = {
  ...brief,
  target: { valence: 0, energy: 1 },
  path: 'match',
  wanted: [],
  avoided: [],
  like: [],
  length: { minutes: 300 },
};
const ofInvented = inventedCandidates(5_000);
const ofRepertoire = repertoireCandidates();
const dear: readonly Dear[] = [
  {
    name: '5000 candidates, four hours, the eighth variant',
    run: () => makeMix(fourHours, ofInvented, { variant: 7 }),
    budgetMs: 250,
  },
  {
    name: 'the repertoire, five hours of its shortest tracks',
    run: () => makeMix(fiveHours, ofRepertoire, { variant: 307 }),
    budgetMs: 400,
  },
];
for (const { name, run, budgetMs } of dear) {
  const ms = leastMs(run);
  isOver ||= ms > budgetMs;
  console.log(`${name}: ${ms.toFixed(1)} ms of ${budgetMs}`);
}
process.exitCode = isOver ? 1 : 0;
