/**
 * `npm run mix:eval`: makes mixes of the built-in catalogue for every brief of `eval-briefs.ts`, recounts each with the audit, and
 * exits 1 when a bar is missed. `--misses` lists the briefs below a bar.
 */
import type { Brief, Mix, MixTrack } from '@attune/contract';
import { type Candidate, makeMix } from '../src/index.ts';
import { fittingTracks, hasAllWanted, judgeArtists } from './audit/artists.ts';
import { faultsOf } from './audit/recount.ts';
import { verdictOf } from './audit/verdicts.ts';
import { evalBriefs } from './eval-briefs.ts';
import { type Changed, keepThree, playHalf, removeTwo } from './eval-changes.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';
import { meanJump, shuffled } from './smoothness.ts';

const bars = { wanted: 0.9, length: 0.03, smooth: 0.7, shared: 1 / 3, played: 0.2 };
const listsMisses = process.argv.includes('--misses');
const candidates = repertoireCandidates();

/** A candidate as a track, to be judged by the audit's own rules. */
const asTrack = (candidate: Candidate): MixTrack => ({
  ...candidate,
  artists: [...candidate.artists],
  album: candidate.album ?? null,
  explicit: candidate.explicit ?? null,
  year: candidate.year ?? null,
  reasons: [],
  checks: [],
});
const catalogue = candidates.map(asTrack);

const verdict = (of: string, track: MixTrack, brief: Brief) =>
  verdictOf(of, track, brief) ?? track.checks.find((check) => check.of === of)?.verdict ?? 'unknown';

/** Enough: twice as many tracks as asked, by enough artists that none is heard more than in a third of it. */
function isEnough(brief: Brief, tracks: number, times: number): boolean {
  const fitting = fittingTracks(catalogue, { brief });
  const byArtist = new Map<string, number>();
  for (const { artists } of fitting)
    byArtist.set(artists[0] ?? '', (byArtist.get(artists[0] ?? '') ?? 0) + 1);
  const most = Math.max(2, Math.floor(tracks / 3));
  const room = [...byArtist.values()].reduce((sum, count) => sum + Math.min(count, most * times), 0);
  return room >= tracks * times;
}

interface Missed {
  name: string;
  what: string;
}
const missed: Missed[] = [];
const count = {
  mixes: 0,
  faults: 0,
  hard: 0,
  artists: 0,
  artistFaults: 0,
  row: 0,
  lengthAsked: 0,
  lengthHeld: 0,
  wantedAsked: 0,
  wantedHeld: 0,
  shifts: 0,
  lines: 0,
  pairs: 0,
  pairsShared: 0,
  removals: 0,
  removalFaults: 0,
  keeps: 0,
  keepFaults: 0,
  playedCount: 0,
  playedFaults: 0,
  played: 0,
  playedAgain: 0,
};
const jumps: { made: number; random: number }[] = [];

function judge(name: string, brief: Brief): void {
  const mix = makeMix(brief, candidates);
  count.mixes += 1;
  const miss = (what: string) => missed.push({ name, what });
  const faults = faultsOf(mix, { brief });
  count.faults += faults.length;
  for (const fault of faults) miss(fault);
  const violations = mix.tracks.filter((track) =>
    brief.avoided.some(
      ({ kind, value, soft }) =>
        soft !== true && verdict(`avoided:${kind}:${value}`, track, brief) === 'unmet',
    ),
  ).length;
  count.hard += violations;
  if (violations > 0) miss(`${violations} hard violations`);
  judgeArtistsOf(mix, brief, miss);
  judgeChanges(mix, brief, miss);
  judgeLength(mix, brief, miss);
  judgeWanted(mix, brief, miss);
  judgeVariant(mix, brief, miss);
  if (brief.path === 'shift') {
    count.shifts += 1;
    if (mix.receipt.held.some((what) => what.startsWith('a slow change'))) count.lines += 1;
    else miss('no line from the feeling to the target');
  } else if (mix.tracks.length > 5) {
    jumps.push({ made: meanJump(mix.tracks), random: meanJump(shuffled(mix.tracks, name)) });
  }
}

function judgeArtistsOf(mix: Mix, brief: Brief, miss: (what: string) => void): void {
  const { tooMany, faults } = judgeArtists(mix, { brief }, catalogue);
  if (tooMany > 0) count.artists += 1;
  count.artistFaults += faults.length;
  for (const fault of faults) miss(fault);
  const rows = mix.tracks.filter(({ artists }, at) =>
    artists.some((artist) => mix.tracks[at - 1]?.artists.includes(artist)),
  ).length;
  count.row += rows;
  if (rows > 0) miss(`${rows} times two of an artist in a row`);
}

/** The mix as a listener goes on with it: something removed, something kept, half of it heard. */
function judgeChanges(mix: Mix, brief: Brief, miss: (what: string) => void): void {
  const evaluated = { brief, mix, candidates };
  const counted = (what: string, { faults }: Changed) => {
    for (const fault of faults) miss(`${what}: ${fault}`);
    return faults.length;
  };
  count.keeps += 1;
  count.keepFaults += counted('three kept', keepThree(evaluated));
  if (!isEnough(brief, mix.tracks.length, 2)) return;
  count.removals += 1;
  count.removalFaults += counted('two removed', removeTwo(evaluated));
  const afterPlaying = playHalf(evaluated);
  count.playedCount += 1;
  count.playedFaults += counted('half heard', afterPlaying);
  count.played += afterPlaying.played;
  count.playedAgain += afterPlaying.again;
}

function judgeLength(mix: Mix, { length }: Brief, miss: (what: string) => void): void {
  if (length === null) return;
  count.lengthAsked += 1;
  const off =
    'minutes' in length
      ? Math.abs(mix.receipt.minutes / length.minutes - 1)
      : Math.abs(mix.tracks.length - length.tracks);
  if (off <= ('minutes' in length ? bars.length : 0)) count.lengthHeld += 1;
  else miss(`length ${mix.receipt.minutes} minutes, ${mix.tracks.length} tracks`);
}

function judgeWanted(mix: Mix, brief: Brief, miss: (what: string) => void): void {
  if (brief.wanted.length === 0 || !isEnough(brief, mix.tracks.length, 1)) return;
  const held = mix.tracks.filter((track) => hasAllWanted(track, brief)).length;
  count.wantedAsked += 1;
  if (held >= bars.wanted * mix.tracks.length) count.wantedHeld += 1;
  else miss(`${held} of ${mix.tracks.length} have what was wanted`);
}

function judgeVariant(mix: Mix, brief: Brief, miss: (what: string) => void): void {
  if (!isEnough(brief, mix.tracks.length, 2)) return;
  const other = makeMix(brief, candidates, { variant: 1 });
  const shared = other.tracks.filter(({ id }) => mix.tracks.some((track) => track.id === id)).length;
  count.pairs += 1;
  if (shared <= bars.shared * Math.min(mix.tracks.length, other.tracks.length)) count.pairsShared += 1;
  else miss(`${shared} of ${mix.tracks.length} shared with the next variant`);
}

for (const { name, brief } of evalBriefs) judge(name, brief);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ratio = mean(jumps.map(({ made }) => made)) / mean(jumps.map(({ random }) => random));
const results: readonly (readonly [what: string, figure: string, isGood: boolean])[] = [
  ['mixes', `${count.mixes}, of at least 300`, count.mixes >= 300],
  ['claims that do not hold', `${count.faults}`, count.faults === 0],
  ['hard violations', `${count.hard}`, count.hard === 0],
  [
    'more than two of an artist without need, or unevenly',
    `${count.artistFaults}; ${count.artists} mixes have more, where there are too few`,
    count.artistFaults === 0,
  ],
  ['two of an artist in a row', `${count.row}`, count.row === 0],
  [
    'three kept, the rest anew: what does not hold',
    `${count.keepFaults} in ${count.keeps} mixes`,
    count.keepFaults === 0,
  ],
  [
    'two removed, the rest as it was: what does not hold',
    `${count.removalFaults} in ${count.removals} mixes where there is enough`,
    count.removalFaults === 0,
  ],
  [
    'half heard this hour: heard and early, or untrue',
    `${count.playedFaults} in ${count.playedCount} mixes where there is enough`,
    count.playedFaults === 0,
  ],
  [
    'heard this hour and there again',
    `${count.playedAgain} of ${count.played} tracks, at most ${100 * bars.played} %`,
    count.playedAgain <= bars.played * count.played,
  ],
  [
    'wanted held in 90 % of the tracks',
    `${count.wantedHeld} of ${count.wantedAsked} where there is enough`,
    count.wantedHeld === count.wantedAsked,
  ],
  ['length held', `${count.lengthHeld} of ${count.lengthAsked}`, count.lengthHeld === count.lengthAsked],
  ['changes that only go on', `${count.lines} of ${count.shifts}`, count.lines === count.shifts],
  [
    'variants sharing a third at most',
    `${count.pairsShared} of ${count.pairs} where there is enough`,
    count.pairsShared === count.pairs,
  ],
  [
    'jump between neighbours beside a random order',
    `${ratio.toFixed(2)}, at most ${bars.smooth}`,
    ratio <= bars.smooth,
  ],
];
if (listsMisses) for (const { name, what } of missed) console.log(`${name}: ${what}`);
for (const [what, figure, isGood] of results)
  console.log(`${isGood ? 'ok    ' : 'missed'}  ${what}: ${figure}`);
process.exitCode = results.every(([, , isGood]) => isGood) ? 0 : 1;
