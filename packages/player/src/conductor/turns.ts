/** A queue that runs one piece of work at a time, in the order they were asked for; one that fails does not stop the next. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
