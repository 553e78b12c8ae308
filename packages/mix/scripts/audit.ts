/**
 * `npm run mix:audit -- answer.json [request.json]`: recounts a mix from its own facts, independent of the code that made it, and
 * exits 1 on any claim that does not hold. `answer.json` is an answer of POST /api/mixes, `request.json` the body it was asked
 * with; with that, what was asked is held against what was told as well.
 */
import { readFileSync } from 'node:fs';
import { mixRequestSchema, mixSchema } from '@attune/contract';
import { faultsOf } from './audit/recount.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const [answerPath, requestPath] = process.argv.slice(2);
if (answerPath === undefined) {
  console.error('Which answer? npm run mix:audit -- answer.json [request.json]');
  process.exit(2);
}
const mix = mixSchema.parse(read(answerPath));
const asked = requestPath === undefined ? null : mixRequestSchema.parse(read(requestPath));
const faults = faultsOf(mix, asked);
for (const fault of faults) console.log(fault);
console.log(`"${mix.title}": ${mix.tracks.length} tracks, ${faults.length} claims that do not hold`);
process.exitCode = faults.length === 0 ? 0 : 1;
