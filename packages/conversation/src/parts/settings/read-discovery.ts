import type { Brief } from '@attune/contract';
import { type Cue, cuesOf, type Message, typed } from '../../message.ts';
import { isUnsaid } from '../refused-before.ts';

export interface AskedDiscovery {
  value: Brief['discovery'];
  words: string;
}

const unsure = /\b(?:don['’]?t know|not sure|no idea|no clue|unsure) $/i;

/** Songs that are known, songs that are new, or either. */
export function readDiscovery(message: Message): AskedDiscovery | null {
  const cues: ReadonlyArray<readonly [Cue, Brief['discovery']]> = [
    ['anyDiscovery', 'any'],
    ['fresh', 'new'],
    ['familiar', 'familiar'],
  ];
  // Of two things said the later counts, "I know all these. Surprise me", and of one said at once the longer.
  let best: { value: Brief['discovery']; words: string; from: number; to: number } | null = null;
  for (const [cue, value] of cues) {
    for (const { from, to } of cuesOf(message, cue)) {
      // "I never said new to me either".
      if (isUnsaid(message, { from })) continue;
      // "Don't know what I like".
      if (cue === 'familiar' && unsure.test(message.text.slice(0, message.words[from]?.start).slice(-30)))
        continue;
      const isLater = best !== null && from >= best.to;
      const isLonger = best !== null && to > best.from && to - from > best.to - best.from;
      if (best === null || isLater || isLonger) best = { value, words: typed(message, from, to), from, to };
    }
  }
  return best === null ? null : { value: best.value, words: best.words };
}
