/** A library has few different values of a kind and many songs of each; strangers may write any number, so it is bounded. */
const mostRemembered = 5_000;

/** Reads each value once, as told by its key, and gives out the same result again: songs that are alike share it. */
export function remembering<Given extends readonly unknown[], Result>(
  keyOf: (...given: Given) => string,
  read: (...given: Given) => Result,
): (...given: Given) => Result {
  const known = new Map<string, { result: Result }>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key);
    if (found) return found.result;
    if (known.size >= mostRemembered) known.clear();
    const result = read(...given);
    known.set(key, { result });
    return result;
  };
}
