import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessageWords } from '../../message.ts';
import { readConstraintChanges } from './read-constraint-changes.ts';

const read = (text: string) =>
  readConstraintChanges(readMessageWords(text), newBrief('calm', null)).map(
    ({ operation, value }) => `${operation} ${value}`,
  );

test.each([
  ['no highlife? in Ghana?', ['want highlife']],
  ['no jazz please', ['avoid jazz']],
  ['no jazz', ['avoid jazz']],
  ["I don't much care for the harp", ['avoid harp']],
  ['exclude the harp', ['avoid harp']],
  ['not mad on bagpipes', ['avoid bagpipes']],
  ["she's screaming for frozen", []],
  ['english songs with slow singing', ['want slow']],
] as const)('with music on the screen "%s" asks for what it names, or turns it down', (text, changes) => {
  expect(read(text).filter((one) => !one.endsWith(' vocals'))).toEqual(changes);
});
