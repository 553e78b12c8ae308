import type { FuzzRequest } from './fuzz-request.ts';
import type { Outcome } from './send.ts';

interface Row {
  requests: number;
  /** By status; what ended without an answer stands under how it ended. */
  ends: Map<string, number>;
  longestServerMs: number;
  longestClientMs: number;
}

/** Counts what each route answered. */
export function createRouteTable() {
  const rows = new Map<string, Row>();
  return {
    add({ route, manner }: FuzzRequest, { status, end, clientMs, server }: Outcome): void {
      const row = rows.get(route) ?? { requests: 0, ends: new Map(), longestServerMs: 0, longestClientMs: 0 };
      rows.set(route, row);
      row.requests += 1;
      const name = end === 'answered' ? String(status) : end;
      row.ends.set(name, (row.ends.get(name) ?? 0) + 1);
      row.longestServerMs = Math.max(row.longestServerMs, server?.app ?? 0);
      if (manner === 'plain') row.longestClientMs = Math.max(row.longestClientMs, clientMs);
    },
    requestsOf: (route: string) => rows.get(route)?.requests ?? 0,
    countOf: (end: string) => [...rows.values()].reduce((sum, { ends }) => sum + (ends.get(end) ?? 0), 0),
    print(): string {
      const lines = [...rows].sort(([one], [other]) => one.localeCompare(other));
      const width = Math.max(...lines.map(([route]) => route.length));
      const head = `${'route'.padEnd(width)}  requests   server   client  answers`;
      const body = lines.map(([route, { requests, ends, longestServerMs, longestClientMs }]) => {
        const answers = [...ends].sort(([one], [other]) => one.localeCompare(other));
        return [
          route.padEnd(width),
          String(requests).padStart(8),
          `${Math.round(longestServerMs)} ms`.padStart(7),
          `${Math.round(longestClientMs)} ms`.padStart(7),
          answers.map(([end, count]) => `${count} × ${end}`).join(', '),
        ].join('  ');
      });
      return [head, ...body].join('\n');
    },
  };
}
