import type { Section, SectionKind } from './types.ts';

/** How a style tells its story. */
export type FormName = 'song' | 'evolving' | 'head' | 'build' | 'suite';

interface Step {
  kind: SectionKind;
  /** Wished length, in phrases of the style. */
  phrases: number;
  intensity: number;
}

const step = (kind: SectionKind, phrases: number, intensity: number): Step => ({ kind, phrases, intensity });

/** A piece of less than half a minute's worth of phrases: statement, change, leave. */
const miniature: readonly Step[] = [
  step('intro', 1, 0.3),
  step('a', 1, 0.6),
  step('variation', 1, 0.8),
  step('outro', 1, 0.3),
];

/** Each form from its shortest telling to its longest; the longest that fits the track is taken. */
const forms: Readonly<Record<FormName, readonly (readonly Step[])[]>> = {
  song: [
    [
      step('intro', 1, 0.3),
      step('a', 2, 0.6),
      step('variation', 1, 0.7),
      step('b', 1, 0.9),
      step('outro', 1, 0.3),
    ],
    [
      step('intro', 1, 0.3),
      step('a', 2, 0.55),
      step('b', 2, 0.8),
      step('variation', 1, 0.5),
      step('b', 2, 1),
      step('outro', 1, 0.35),
    ],
    [
      step('intro', 1, 0.3),
      step('a', 2, 0.55),
      step('b', 2, 0.8),
      step('a', 2, 0.65),
      step('b', 2, 0.9),
      step('variation', 2, 0.5),
      step('b', 2, 1),
      step('outro', 1, 0.35),
    ],
  ],
  evolving: [
    [
      step('intro', 1, 0.25),
      step('a', 2, 0.5),
      step('variation', 1, 0.8),
      step('a', 1, 0.6),
      step('outro', 1, 0.25),
    ],
    [
      step('intro', 1, 0.25),
      step('a', 2, 0.5),
      step('b', 2, 0.7),
      step('variation', 2, 0.9),
      step('a', 2, 0.6),
      step('outro', 1, 0.25),
    ],
  ],
  head: [
    [
      step('intro', 1, 0.35),
      step('a', 2, 0.6),
      step('variation', 1, 0.9),
      step('a', 1, 0.7),
      step('outro', 1, 0.4),
    ],
    [
      step('intro', 1, 0.35),
      step('a', 2, 0.55),
      step('b', 1, 0.65),
      step('variation', 2, 0.9),
      step('a', 2, 0.7),
      step('outro', 1, 0.4),
    ],
    [
      step('intro', 1, 0.35),
      step('a', 4, 0.55),
      step('b', 2, 0.65),
      step('variation', 4, 0.9),
      step('b', 2, 0.75),
      step('a', 2, 0.7),
      step('outro', 1, 0.4),
    ],
  ],
  build: [
    [step('intro', 1, 0.4), step('a', 2, 0.7), step('break', 1, 0.3), step('b', 2, 1), step('outro', 1, 0.4)],
    [
      step('intro', 2, 0.4),
      step('a', 4, 0.7),
      step('break', 2, 0.3),
      step('b', 4, 1),
      step('variation', 2, 0.75),
      step('b', 2, 0.95),
      step('outro', 2, 0.4),
    ],
    [
      step('intro', 2, 0.4),
      step('a', 4, 0.7),
      step('break', 2, 0.3),
      step('b', 4, 0.95),
      step('variation', 4, 0.75),
      step('break', 2, 0.35),
      step('b', 4, 1),
      step('outro', 2, 0.4),
    ],
  ],
  suite: [
    [
      step('intro', 1, 0.3),
      step('a', 2, 0.5),
      step('variation', 1, 0.8),
      step('a', 1, 0.7),
      step('outro', 1, 0.3),
    ],
    [
      step('intro', 1, 0.3),
      step('a', 2, 0.5),
      step('b', 2, 0.65),
      step('variation', 2, 0.9),
      step('a', 2, 0.6),
      step('outro', 1, 0.3),
    ],
    [
      step('intro', 1, 0.3),
      step('a', 4, 0.5),
      step('b', 2, 0.65),
      step('variation', 4, 0.9),
      step('b', 2, 0.7),
      step('a', 2, 0.6),
      step('outro', 1, 0.3),
    ],
  ],
};

/** Where a bar over goes first, so that the statement of the tune stays square. */
const stretchable: readonly SectionKind[] = ['variation', 'a', 'b', 'break', 'intro', 'outro'];

/**
 * Lays a form over a number of bars. Sections are whole phrases long; bars that no phrase fills lengthen the outro.
 * @throws {RangeError} when there are fewer bars than four phrases.
 */
export function planForm(name: FormName, bars: number, phraseBars: number): Section[] {
  if (phraseBars > 4) return planChoruses(bars, phraseBars);
  const phrases = Math.floor(bars / phraseBars);
  if (phrases < miniature.length) throw new RangeError(`no form fits ${bars} bars`);
  const template = bestTelling(forms[name], phrases);
  const lengths = fitLengths(template, phrases);
  let firstBar = 0;
  return template.map((part, index) => {
    const spare = index === template.length - 1 ? bars - phrases * phraseBars : 0;
    const length = (lengths[index] ?? 1) * phraseBars + spare;
    const section: Section = { kind: part.kind, firstBar, bars: length, intensity: part.intensity };
    firstBar += length;
    return section;
  });
}

function sum(steps: readonly Step[]): number {
  return steps.reduce((total, { phrases }) => total + phrases, 0);
}

function bestTelling(tellings: readonly (readonly Step[])[], phrases: number): readonly Step[] {
  const fitting = tellings.filter((telling) => sum(telling) <= phrases);
  return fitting.at(-1) ?? miniature;
}

/** Long phrases, such as the twelve bars of a blues, follow each other as choruses between a short way in and out. */
function planChoruses(bars: number, phraseBars: number): Section[] {
  const choruses = Math.max(1, Math.floor((bars - 8) / phraseBars));
  const sections: Section[] = [{ kind: 'intro', firstBar: 0, bars: 4, intensity: 0.35 }];
  for (let chorus = 0; chorus < choruses; chorus++) {
    const kind = chorusKind(chorus, choruses);
    const intensity = Math.min(1, 0.55 + (0.4 * chorus) / choruses);
    sections.push({ kind, firstBar: 4 + chorus * phraseBars, bars: phraseBars, intensity });
  }
  const firstBar = 4 + choruses * phraseBars;
  return [...sections, { kind: 'outro', firstBar, bars: bars - firstBar, intensity: 0.5 }];
}

/** Scales the requested lengths to the phrases there are; sections of two or more phrases stay even where they can. */
function fitLengths(template: readonly Step[], phrases: number): number[] {
  const scale = phrases / sum(template);
  const lengths = template.map(({ phrases: asked }) => {
    const scaled = asked * scale;
    return asked > 1 ? Math.max(1, Math.round(scaled / 2) * 2) : Math.max(1, Math.floor(scaled));
  });
  for (let round = 0; lengths.reduce((a, b) => a + b, 0) !== phrases; round++) {
    const missing = phrases - lengths.reduce((a, b) => a + b, 0);
    const kind = stretchable[round % stretchable.length];
    const index = template.findIndex(
      (part, at) => part.kind === kind && (missing > 0 || (lengths[at] ?? 0) > 1),
    );
    if (index < 0) continue;
    const by = Math.abs(missing) >= 2 && (missing > 0 || (lengths[index] ?? 0) > 2) ? 2 : 1;
    lengths[index] = (lengths[index] ?? 0) + Math.sign(missing) * by;
  }
  return lengths;
}

/** The tune first and last, and solos between. */
function chorusKind(chorus: number, choruses: number): SectionKind {
  if (chorus === 0 || (chorus === 1 && choruses > 3)) return 'a';
  if (chorus === choruses - 1 && choruses > 2) return 'a';
  return (choruses - chorus) % 2 === 0 ? 'variation' : 'b';
}
