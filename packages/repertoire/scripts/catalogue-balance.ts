/**
 * Prints what the catalogue holds, by mood, genre, era, activity and instrument, and every rule it breaks.
 * Exits 1 when there is one. The rules are those of `balance.ts`, which the tests assert as well.
 */

import { createCatalogue } from '../src/build-catalogue.ts';
import { balanceOf } from './balance.ts';

const { report, violations } = balanceOf(createCatalogue());
console.log(report);
console.log(
  violations.length === 0 ? '\nIn balance.' : `\n${violations.length} violations:\n${violations.join('\n')}`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
