import type { Situation } from '@attune/contract';
import { bright } from './situations/bright.ts';
import { doing } from './situations/doing.ts';
import { everyday } from './situations/everyday.ts';
import { hurting } from './situations/hurting.ts';

/** First sentences by what a message is about. */
export const situationOpenings: Readonly<Record<Situation, readonly string[]>> = {
  ...hurting,
  ...bright,
  ...doing,
  ...everyday,
};
