import autocannon from 'autocannon';

export interface Measured {
  /** Answers per second. */
  throughput: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failures: number;
}

let texts = 0;

/** Every message is another one, by another listener, so that nothing can have been remembered. */
const newMessage = (request: autocannon.Request): autocannon.Request => {
  texts += 1;
  return {
    ...request,
    headers: { ...request.headers, authorization: `Bearer BQC-${texts}` },
    body: JSON.stringify({ text: `so happy about sunny day number ${texts}, it could go on like this` }),
  };
};

export const moodRequest: autocannon.Request = {
  method: 'POST',
  path: '/api/mood',
  headers: { 'content-type': 'application/json' },
  setupRequest: newMessage,
};

export function trackRequest(listeners: number): autocannon.Request {
  let next = 0;
  return {
    method: 'GET',
    path: '/api/current-track',
    setupRequest: (request) => {
      next = (next + 1) % listeners;
      return { ...request, headers: { ...request.headers, authorization: `Bearer BQC-${next}` } };
    },
  };
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** Requests per second over all connections; absent: as many as are answered. */
  rate?: number;
}

/** Keeps a server busy and counts. Percentiles are the load generator's, in whole milliseconds. */
export async function load(
  url: string,
  request: autocannon.Request,
  options: LoadOptions,
): Promise<Measured> {
  const { connections, seconds, rate } = options;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [request],
    ...(rate !== undefined && { overallRate: rate }),
  });
  return {
    throughput: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
