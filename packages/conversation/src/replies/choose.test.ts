import { expect, test } from 'vitest';
import { kindLeads, kindOpenings, plainLeads, plainOpenings } from './texts/plain.ts';
import { askingOpenings, askingReplies } from './texts/turns.ts';

test.each([
  ['plain', plainOpenings, plainLeads],
  ['kind', kindOpenings, kindLeads],
  ['asking', askingOpenings, askingReplies],
])('of the two sentences of a %s reply all pairs can come together', (_, openings, leads) => {
  expect((openings.length * leads.length) % 4).not.toBe(0);
});
