import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { whenOver } from './request-over.ts';

export interface OrderlyStopOptions {
  /**
   * How long no request may have arrived before the port closes, in milliseconds: a balancer that has not yet
   * read the readiness keeps sending.
   */
  idleMs: number;
  /** Told at once, before anything is waited for. */
  onStopping: () => void;
  /** How long requests in flight are waited for, in milliseconds. Default 30,000: no browser waits longer. */
  drainMs?: number;
}

/** When the browser application gives up, and the proxy of `deploy/`. */
const longestWaitMs = 30_000;
/** How long the hook of it may take: the framework gives up on any that takes longer than it is told, and fails the stop. */
export const longestStopMs = longestWaitMs + 5_000;
const lookEveryMs = 20;
/** Connections over which nothing was ever sent do not end by themselves. */
const lastWordsMs = 1_000;

/** The checks of a balancer do not keep a server from stopping. */
const isCheck = (path: string | undefined) => path === '/healthz' || path === '/readyz';

/**
 * Stops without failing anyone: what is in flight is answered, what still arrives is served and told that its
 * connection ends. The port stays open until then, because with the built-in streaming service an answer in flight
 * calls this very server.
 */
export const orderlyStop = fp<OrderlyStopOptions>(
  async (app, { idleMs, onStopping, drainMs = longestWaitMs }) => {
    let stopping = false;
    let inFlight = 0;
    let arrivedAt = Number.NEGATIVE_INFINITY;

    app.addHook('onRequest', (request, reply, done) => {
      if (!isCheck(request.routeOptions.url)) arrivedAt = performance.now();
      inFlight += 1;
      whenOver(request, reply, () => {
        inFlight -= 1;
      });
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (stopping) reply.header('connection', 'close');
      done();
    });

    const isIdle = () => inFlight === 0 && performance.now() - arrivedAt >= idleMs;
    app.addHook('preClose', async () => {
      stopping = true;
      onStopping();
      const begunAt = performance.now();
      while (!isIdle() && performance.now() - begunAt < drainMs) await wait(lookEveryMs);
      setTimeout(() => app.server.closeAllConnections(), lastWordsMs).unref();
    });
  },
  { name: 'orderly-stop' },
);
