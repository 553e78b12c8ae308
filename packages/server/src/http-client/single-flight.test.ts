import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

/** A call that answers when told, and remembers its signal. */
function heldCall() {
  const held: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const start = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => held.push({ signal, answer: resolve, fail: reject })),
  );
  return { held, start };
}

test('callers with the same key share one call, others make their own', async () => {
  const { held, start } = heldCall();
  const flight = createSingleFlight<string>();
  const together = [flight.join('a', start), flight.join('a', start), flight.join('b', start)];
  expect(start).toHaveBeenCalledTimes(2);
  held[0]?.answer('one');
  held[1]?.answer('two');
  expect(await Promise.all(together)).toEqual(['one', 'one', 'two']);
  void flight.join('a', start);
  expect(start).toHaveBeenCalledTimes(3);
});

test('a failure reaches everyone who waits and is not remembered', async () => {
  const { held, start } = heldCall();
  const flight = createSingleFlight<string>();
  const together = [flight.join('a', start), flight.join('a', start)];
  held[0]?.fail(new Error('outage'));
  for (const waiting of together) await expect(waiting).rejects.toThrow('outage');
  void flight.join('a', start);
  expect(start).toHaveBeenCalledTimes(2);
});

test('the call ends when the last caller has left, and not before', async () => {
  const { held, start } = heldCall();
  const flight = createSingleFlight<string>();
  const [one, two] = [new AbortController(), new AbortController()];
  const first = flight.join('a', start, one.signal);
  const second = flight.join('a', start, two.signal);
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(held[0]?.signal.aborted).toBe(false);
  two.abort(new Error('left too'));
  await expect(second).rejects.toThrow('left too');
  expect(held[0]?.signal.aborted).toBe(true);
});

test('whoever comes after everyone left starts anew', async () => {
  const { held, start } = heldCall();
  const flight = createSingleFlight<string>();
  const leaving = new AbortController();
  const left = flight.join('a', start, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow();
  const next = flight.join('a', start);
  held[1]?.answer('fresh');
  expect(await next).toBe('fresh');
});

test('a call that ends after everyone left it does not end the sharing of the next one', async () => {
  const { held, start } = heldCall();
  const flight = createSingleFlight<string>();
  const leaving = new AbortController();
  const left = flight.join('a', start, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = flight.join('a', start);
  held[0]?.fail(new Error('aborted'));
  await new Promise((resolve) => setImmediate(resolve));
  const joined = flight.join('a', start);
  expect(start).toHaveBeenCalledTimes(2);
  held[1]?.answer('fresh');
  expect(await Promise.all([next, joined])).toEqual(['fresh', 'fresh']);
});
