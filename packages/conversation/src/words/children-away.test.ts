import { expect, test } from 'vitest';
import { begun, readWhilePlaying } from '../testing/said-after.ts';
import { childrenAway } from './children-away.ts';

test.each([
  "two kids at their dad's this week",
  "the kids aren't here though",
  'no kids tonight, wine and a bath',
  'my children are with their grandparents',
  'one quiet hour before my kids wake',
  'until the boys get up I write',
])('children are elsewhere: %s', (text) => {
  expect(childrenAway(text)).toBe(true);
});

test.each([
  'kids are here',
  'the kids are at the table with us',
  'no kids songs please',
  'my son is with me',
])('children are not: %s', (text) => {
  expect(childrenAway(text)).toBe(false);
});

test('what was kept in mind for children goes with them', async () => {
  const before = begun('music for the living room, my kids are dancing around me');
  expect(before).not.toBeNull();
  if (before === null) return;
  const after = await readWhilePlaying("the kids aren't here tonight", {
    ...before,
    situation: 'children around',
  });
  expect(after.brief?.situation).toBeNull();
});
