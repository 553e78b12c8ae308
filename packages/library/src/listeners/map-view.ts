/** A part of a map, or several maps as one, that changes with what it is of. */
export class MapView<Value> implements ReadonlyMap<string, Value> {
  readonly #at: (key: string) => Value | undefined;
  readonly #all: () => Iterable<[string, Value]>;

  /** @param all the entries that `at` has a value for, each once */
  constructor(at: (key: string) => Value | undefined, all: () => Iterable<[string, Value]>) {
    this.#at = at;
    this.#all = all;
  }

  get(key: string): Value | undefined {
    return this.#at(key);
  }

  has(key: string): boolean {
    return this.#at(key) !== undefined;
  }

  /** Counted each time. */
  get size(): number {
    let count = 0;
    for (const _ of this.#all()) count += 1;
    return count;
  }

  *entries(): MapIterator<[string, Value]> {
    yield* this.#all();
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.#all()) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.#all()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(callback: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.#all()) callback(value, key, this);
  }
}

/** Of a map those entries that `narrow` leaves something of. */
export function narrowed<Value>(
  map: ReadonlyMap<string, Value>,
  narrow: (value: Value, key: string) => Value | undefined,
): MapView<Value> {
  return new MapView(
    (key) => {
      const value = map.get(key);
      return value === undefined ? undefined : narrow(value, key);
    },
    function* () {
      for (const [key, value] of map) {
        const left = narrow(value, key);
        if (left !== undefined) yield [key, left];
      }
    },
  );
}
