interface Flight<T> {
  answer: Promise<T>;
  waiting: number;
  controller: AbortController;
}

/** Lets callers who want the same thing at the same time share one call. */
export interface SingleFlight<T> {
  /**
   * Joins the call in flight under `key`, or starts it. A caller who leaves stops waiting; the call itself is
   * aborted when nobody waits any more.
   */
  join(key: string | symbol, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string | symbol, Flight<T>>();

  function begin(key: string | symbol, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { answer: start(controller.signal), waiting: 0, controller };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(land, land);
    return flight;
  }

  return {
    join(key, start, signal) {
      const flight = flights.get(key) ?? begin(key, start);
      flight.waiting += 1;
      if (signal === undefined) return flight.answer;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1;
          if (flight.waiting === 0) {
            flights.delete(key);
            flight.controller.abort();
          }
          reject(signal.reason);
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
