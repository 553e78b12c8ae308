import { writeFileSync } from 'node:fs';
import { rankedOpenings } from '../src/replies/openings/choose-opening.ts';
import type { OpeningModel } from '../src/replies/openings/opening-model.ts';
import { openingRecipe } from '../training/fit-openings.ts';
import {
  type MarkedMessage,
  readMarkedMessages,
  readOpeningRows,
  trainOpenings,
} from '../training/opening-rows.ts';

/**
 * Fits what tells how readers find first sentences, and writes `model/opening-weights.json`. The report says how the sentences that are
 * chosen were marked, each writer's by a model of all the others.
 */
const rows = readOpeningRows();
const messages = await readMarkedMessages(rows);
const writers = [...new Set(messages.map(({ writer }) => writer))];

const chosen = writers.flatMap((writer) => {
  const model = trainOpenings(
    messages.filter((one) => one.writer !== writer),
    openingRecipe,
  );
  return messages.filter((one) => one.writer === writer).map((one) => markOfChosen(one, model));
});
const report = {
  recipe: openingRecipe,
  rows: rows.length,
  messages: messages.length,
  writers: writers.length,
  chosenOfWritersLeftOut: Object.fromEntries(
    ['fits', 'generic', 'wrong'].map((mark) => [mark, shareOf(chosen.filter((one) => one === mark).length)]),
  ),
  anyFits: shareOf(
    messages.filter(({ candidates }) => candidates.some(({ mark }) => mark === 'fits')).length,
  ),
};
writeFileSync(
  new URL('../model/opening-weights.json', import.meta.url),
  `${JSON.stringify(trainOpenings(messages, openingRecipe), null, 2)}\n`,
);
writeFileSync(
  new URL('../training/opening-report.json', import.meta.url),
  `${JSON.stringify(report, null, 2)}\n`,
);
console.log(JSON.stringify(report, null, 2));

/** What claims nothing could stand under any message; it was marked of one in six alone. */
function markOfChosen({ told, candidates }: MarkedMessage, model: OpeningModel): string {
  for (const { kind, about } of rankedOpenings(told, model)) {
    const mark = candidates.find((one) => one.kind === kind && one.about === about)?.mark;
    if (mark !== undefined) return mark;
    if (kind === 'plain') break;
  }
  return 'generic';
}

function shareOf(count: number): string {
  return `${((100 * count) / messages.length).toFixed(1)} % of ${messages.length}`;
}
