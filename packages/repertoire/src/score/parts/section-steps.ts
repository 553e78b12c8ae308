import type { Bars } from '../arrangements/arrangement.ts';
import { activity, byLevel, type Plan } from '../draft.ts';
import { readSteps, type Step } from '../rhythm/steps.ts';
import type { Section } from '../types.ts';

/** What a part strikes through a section: every four bars by the pattern for how busy it is there. */
export function sectionSteps(plan: Plan, section: Section, patterns: readonly Bars[]): Step[] {
  const steps: Step[] = [];
  for (let bar = 0; bar < section.bars; bar += 4) {
    const bars = byLevel(patterns, activity(plan, section), bar / section.bars);
    const length = Math.min(4, section.bars - bar);
    const texts = Array.from({ length }, (_, index) => bars[index % bars.length] ?? '');
    steps.push(...readSteps(texts, plan.beatsPerBar, (section.firstBar + bar) * plan.beatsPerBar));
  }
  return steps;
}
