import { readFileSync } from 'node:fs';
import type { CurrentTrack } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { createCurrentTrackReader } from './current-track-reader.ts';
import { createQuotaGate } from './quota-gate.ts';

type EventKind = 'skip' | 'change' | 'pause' | 'resume' | 'own';
interface Trace {
  hours: number;
  trackSeconds: number;
  pollSeconds: number;
  listeners: { name: string; tabsOpenAtSeconds: number[]; events: [time: string, kind: EventKind][] }[];
}

const trace: Trace = JSON.parse(
  readFileSync(new URL('fixtures/listening-trace.json', import.meta.url), 'utf8'),
);
const endsAt = trace.hours * 3600;
const seconds = (time: string) => {
  const [minutes = 0, rest = 0] = time.split(':').map(Number);
  return minutes * 60 + rest;
};

/** A listener's player on a phone, second by second: what plays, since when, and how each change came about. */
class Phone {
  number = 1;
  progress = 0;
  playing = true;
  /** The change the pill has still to show. */
  pending: { cause: 'end' | 'elsewhere' | 'own'; at: number } | null = { cause: 'elsewhere', at: 0 };

  step(now: number): void {
    if (!this.playing) return;
    this.progress += 1;
    if (this.progress < trace.trackSeconds) return;
    const unnoticed = this.pending;
    this.play(now, 'end');
    // An end that nobody could foresee, since an earlier change has not been noticed yet, counts as that change.
    if (unnoticed !== null) this.pending = unnoticed;
  }

  act(kind: EventKind, now: number): void {
    if (kind === 'pause' || kind === 'resume') {
      this.playing = kind === 'resume';
      this.pending = { cause: 'elsewhere', at: now };
    } else {
      this.play(now, kind === 'own' ? 'own' : 'elsewhere');
    }
  }

  private play(now: number, cause: 'end' | 'elsewhere' | 'own'): void {
    this.number += 1;
    this.progress = 0;
    this.pending = { cause, at: now };
  }

  heard(now: number): CurrentTrack {
    return {
      id: String(this.number).padStart(22, '0'),
      name: `Track ${this.number}`,
      artist: 'Somebody',
      image: 'none',
      isPlaying: this.playing,
      progressMs: this.progress * 1000,
      durationMs: trace.trackSeconds * 1000,
      observedAt: new Date(now * 1000).toISOString(),
    };
  }

  isShownBy(track: CurrentTrack | null): boolean {
    return track?.name === `Track ${this.number}` && track.isPlaying === this.playing;
  }
}

/** Plays the committed trace through the real gate and reader with a clock of its own. */
async function simulate(playingMaxAgeSeconds: number) {
  let now = 0;
  let calls = 0;
  const late = { end: 0, elsewhere: 0, own: 0 };
  const clock = () => now * 1000;
  const store = createMemoryStore({ now: clock });
  const gate = createQuotaGate({ store, now: clock, onBlocked: () => {}, onCallsToday: () => {} });
  const phones = trace.listeners.map(() => new Phone());
  const reader = createCurrentTrackReader({
    streaming: {
      currentTrack: ({ accessToken }) =>
        gate.read(accessToken, async () => {
          calls += 1;
          return phones[Number(accessToken)]?.heard(now) ?? null;
        }),
    },
    store,
    schedule: {
      playingMaxAgeMs: playingMaxAgeSeconds * 1000,
      idleMaxAgeMs: Math.min(2 * playingMaxAgeSeconds, 75) * 1000,
      throttleMs: 2_000,
    },
    now: clock,
    // In the trace nobody acts within two seconds of an ask.
    wait: () => Promise.reject(new Error('throttled')),
    onRefused: () => {},
    onForbidden: () => {},
  });

  for (now = 0; now < endsAt; now += 1) {
    for (const [index, listener] of trace.listeners.entries()) {
      const phone = phones[index] ?? new Phone();
      phone.step(now);
      const events = listener.events.filter(([time]) => seconds(time) === now);
      for (const [, kind] of events) phone.act(kind, now);
      const acted = events.some(([, kind]) => kind === 'own');
      for (const [tab, opensAt] of listener.tabsOpenAtSeconds.entries()) {
        const polls = now >= opensAt && (now - opensAt) % trace.pollSeconds === 0;
        // The tab in which the listener acted asks at once.
        const fresh = acted && tab === 0;
        if (!polls && !fresh) continue;
        const shown = await reader.read({ accessToken: String(index), fresh });
        if (phone.pending === null || !phone.isShownBy(shown)) continue;
        late[phone.pending.cause] = Math.max(late[phone.pending.cause], now - phone.pending.at);
        phone.pending = null;
      }
    }
  }
  const counted = await gate.callsToday();
  return { calls, counted, late };
}

const naive =
  trace.listeners.reduce((sum, { tabsOpenAtSeconds }) => sum + tabsOpenAtSeconds.length, 0) *
  (endsAt / trace.pollSeconds);

function report(maxAge: number, calls: number, late: Record<string, number>): void {
  const latest = Object.entries(late).map(([cause, after]) => `${cause} ${after} s`);
  process.stdout.write(`at most ${maxAge} s old: ${calls} calls of ${naive}; latest: ${latest.join(', ')}\n`);
}

describe('five listeners, two tabs each, three hours', () => {
  test('cost below 1,000 calls where a naive poll costs 10,800, and the pill stays true', async () => {
    const { calls, counted, late } = await simulate(75);
    report(75, calls, late);
    expect(naive).toBe(10_800);
    expect(calls).toBeLessThan(1_000);
    expect(counted).toBe(calls);
    expect(late.end).toBeLessThanOrEqual(trace.pollSeconds);
    expect(late.elsewhere).toBeLessThanOrEqual(75);
    expect(late.own).toBe(0);
  });

  test('with answers at most 30 s old changes show sooner and cost more', async () => {
    const { calls, late } = await simulate(30);
    report(30, calls, late);
    expect(late.end).toBeLessThanOrEqual(trace.pollSeconds);
    expect(late.elsewhere).toBeLessThanOrEqual(60 + trace.pollSeconds);
    expect(calls).toBeLessThan(naive / 4);
  });
});
