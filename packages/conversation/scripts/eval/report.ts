import type { Check, TurnResult } from './check-turn.ts';

/** A share of turns with its Wilson 95 % interval, in percent. */
function shareOf(holding: number, all: number): string {
  if (all === 0) return 'none';
  const z = 1.96;
  const share = holding / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const [low, high] = [-1, 1].map((side) => (100 * (middle + side * spread)) / (1 + (z * z) / all));
  const percent = (value: number | undefined) => (value ?? 0).toFixed(1);
  return `${percent(100 * share)} %  (${percent(low)} to ${percent(high)})  of ${all}`;
}

const holds = (checks: readonly Check[]) => checks.every((check) => check.holds);

/** How many turns have the right intent, and in how many all that is expected holds, the intent included. */
function countTurns(results: readonly TurnResult[]) {
  const ofIntent = results.filter(({ checks }) => checks.some(({ field }) => field === 'intent'));
  const rightIntent = ofIntent.filter(({ checks }) =>
    holds(checks.filter(({ field }) => field === 'intent')),
  );
  const expecting = results.filter(({ threw, checks }) => threw || checks.length > 0);
  const right = expecting.filter(({ threw, checks }) => !threw && holds(checks));
  return {
    intent: shareOf(rightIntent.length, ofIntent.length),
    turn: shareOf(right.length, expecting.length),
  };
}

export function printShares(name: string, results: readonly TurnResult[]): void {
  const { intent, turn } = countTurns(results);
  console.log(name);
  console.log(`  intent       ${intent}`);
  console.log(`  whole turn   ${turn}`);
}

export function printReport(
  results: readonly TurnResult[],
  { misses, field }: { misses: boolean; field: string | undefined },
): void {
  const ofBrief = results
    .map(({ checks }) => checks.filter((check) => check.field !== 'intent'))
    .filter((checks) => checks.length > 0);
  const count = (checks: readonly Check[]) => checks.filter((check) => check.holds).length;
  const { intent, turn } = countTurns(results);
  console.log(`turns          ${results.length}`);
  console.log(`intent         ${intent}`);
  console.log(`whole turn     ${turn}`);
  console.log(`but the intent ${shareOf(ofBrief.filter(holds).length, ofBrief.length)}`);
  for (const name of [...new Set(ofBrief.flat().map((check) => check.field))].sort()) {
    const checks = ofBrief.flat().filter((check) => check.field === name);
    console.log(`  ${name.padEnd(13)}${shareOf(count(checks), checks.length)}`);
  }
  const asked = results.filter(({ seen }) => seen?.reading.asks !== undefined).length;
  const felt = results.filter(({ seen }) => seen?.reading.intent === 'mood').length;
  console.log(`asks           ${shareOf(asked, felt)} messages read as a mood`);
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(
    `milliseconds   ${mean.toFixed(2)} a message, median ${percentile(0.5)}, 95th percentile ${percentile(0.95)}, 99th ${percentile(0.99)}`,
  );
  console.log(`threw          ${results.filter(({ threw }) => threw).length}`);
  if (misses) printMisses(results, field);
}

function printMisses(results: readonly TurnResult[], field: string | undefined): void {
  for (const { id, say, checks, seen } of results) {
    const missed = checks.filter((check) => !check.holds && (field === undefined || check.field === field));
    if (missed.length === 0) continue;
    console.log(`\n${id}  ${say}`);
    for (const check of missed) console.log(`   ${check.field}: ${JSON.stringify(check.expected)}`);
    const { intent, edits, command, undo, language } = seen?.reading ?? {};
    console.log(`   read ${JSON.stringify({ intent, language, edits, command, undo })}`);
    console.log(`   ${JSON.stringify(seen?.brief)}`);
  }
}
