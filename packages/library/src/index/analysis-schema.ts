import * as z from 'zod';
import type { AnalysisOutcome } from '../analysis/sound-features.ts';

const figure = z.number().check(z.refine(Number.isFinite));

/** What analysing a track came to, as it stands in the index. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('measured'),
    measured: z.object({
      tempoBpm: figure.nullable(),
      pulseStrength: figure,
      onsetRate: figure,
      fluxMean: figure,
    }),
  }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]) satisfies z.ZodType<AnalysisOutcome>;
