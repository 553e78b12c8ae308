import { expect, test } from 'vitest';
import {
  gladOpenings,
  hardOpenings,
  kindLeads,
  kindOpenings,
  mixedOpenings,
  plainLeads,
  plainOpenings,
} from './texts/plain.ts';
import { askingOpenings, askingReplies, gladAskingOpenings, hardAskingOpenings } from './texts/turns.ts';

test.each([
  ['plain', plainOpenings, plainLeads],
  ['kind', kindOpenings, kindLeads],
  ['hard', hardOpenings, kindLeads],
  ['mixed', mixedOpenings, kindLeads],
  ['mixed, with plain leads', mixedOpenings, plainLeads],
  ['glad', gladOpenings, plainLeads],
  ['asking', askingOpenings, askingReplies],
  ['asking in trouble', hardAskingOpenings, askingReplies],
  ['asking in joy', gladAskingOpenings, askingReplies],
])('of the two sentences of a %s reply all pairs can come together', (_, openings, leads) => {
  expect((openings.length * leads.length) % 4).not.toBe(0);
});
