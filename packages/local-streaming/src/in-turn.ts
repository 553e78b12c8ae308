/** Does what is asked for one key in the order it was asked, one after the other. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, done);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
