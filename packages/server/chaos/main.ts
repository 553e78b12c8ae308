import { runFault } from './fault-run.ts';
import { faults } from './faulty-upstream.ts';
import { runOverload } from './overload.ts';

/*
 * `npm run chaos [fault …] [overload]`: everything upstreams can do wrong, against the real server in a process of its
 * own. Without arguments all of it runs, which takes some minutes.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const complaints: string[] = [];

for (const fault of faults.filter(isWanted)) {
  const report = await runFault(fault);
  complaints.push(...report.complaints);
  const recovery =
    report.recoveryMs === undefined ? 'keeps silent' : `recovers in ${Math.round(report.recoveryMs)} ms`;
  say(`\n${fault}: ${recovery}, heap ${(report.heapGrowthBytes / 1e6).toFixed(1)} MB`);
  for (const { kind, statuses, longestMs } of report.summary) {
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    say(`  ${kind.padEnd(16)} ${counts.join(', ').padEnd(28)} longest ${longestMs} ms`);
  }
}
if (isWanted('overload')) {
  const report = await runOverload();
  complaints.push(...report.complaints);
  say(
    `\noverload: ${report.answered} answered, ${report.shed} shed within ${report.longestShedMs} ms at most`,
  );
  say(`  health within ${report.longestHealthMs} ms, normal after ${Math.round(report.normalAfterMs)} ms`);
}
say(complaints.length === 0 ? '\nEverything went as listed beforehand.' : `\n${complaints.join('\n')}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
