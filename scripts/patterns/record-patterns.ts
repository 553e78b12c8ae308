/** A pattern that code made while it ran, and the place in the source that made it. */
export interface RecordedPattern {
  source: string;
  flags: string;
  file: string;
  line: number;
}

const place = /(?:\(|at )(?:file:\/\/)?(?<file>[^()]+?)(?:\?[^()]*)?:(?<line>\d+):\d+\)?$/;

/**
 * Writes down what `RegExp` is made to build while `load` runs. Only patterns built while modules load are seen,
 * which is when they have to be built to be checked at all.
 */
export async function recordPatterns(load: () => Promise<void>): Promise<RecordedPattern[]> {
  const recorded: RecordedPattern[] = [];
  const original = globalThis.RegExp;
  const record = (pattern: RegExp) => {
    // The frames are this function, the trap it is called from, and the code that builds the pattern.
    const { file, line } = place.exec(new Error().stack?.split('\n')[3] ?? '')?.groups ?? {};
    if (file !== undefined)
      recorded.push({ source: pattern.source, flags: pattern.flags, file, line: Number(line) });
    return pattern;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, parts, newTarget) => record(Reflect.construct(target, parts, newTarget)),
    apply: (target, self, parts) => record(Reflect.apply(target, self, parts)),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return recorded;
}
