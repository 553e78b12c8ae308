import { bias, weights } from './theme-weights.ts';

let table: ReadonlyMap<string, number> | null = null;

/** Each theme, or two themes together, with how much it speaks for distress; made once. */
function themeTable(): ReadonlyMap<string, number> {
  table ??= new Map(
    weights
      .split(/[\n,]/)
      .map((entry) => entry.trim().split(' '))
      .flatMap(([name = '', weight]) => (weight === undefined ? [] : [[name, Number(weight)]])),
  );
  return table;
}

/** What the weights are written by: the themes and every two of them, in one order. */
export function themeFeatures(themes: ReadonlySet<string>): string[] {
  const sorted = [...themes].sort();
  return sorted.flatMap((one, at) => [one, ...sorted.slice(at + 1).map((other) => `${one}+${other}`)]);
}

/** How much the themes of a text, taken together, speak for distress: above zero more likely than not. */
export function themeScore(themes: ReadonlySet<string>): number {
  return themeFeatures(themes).reduce((sum, feature) => sum + (themeTable().get(feature) ?? 0), bias);
}
