import { beforeEach, describe, expect, test } from 'vitest';
import { track } from '../../testing/samples.ts';
import { createOtherTab, type TabChannel } from './other-tab.ts';

type Listener = (event: MessageEvent) => void;

/** Channels that reach each other at once, and not themselves. */
let channels: Map<TabChannel, Set<Listener>>;
function openChannel(): TabChannel {
  const listeners = new Set<Listener>();
  const channel = {
    postMessage(data: unknown) {
      if (!channels.has(channel)) throw new DOMException('Channel is closed', 'InvalidStateError');
      for (const [other, theirs] of channels)
        if (other !== channel) for (const listener of theirs) listener({ data } as MessageEvent);
    },
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    close: () => channels.delete(channel),
  } as unknown as TabChannel;
  channels.set(channel, listeners);
  return channel;
}

type Locks = NonNullable<Parameters<typeof createOtherTab>[0]['locks']>;

/** Locks of one browser: exclusive ones are held, shared ones wait for their holder. */
function createLocks() {
  const holders = new Map<string, () => void>();
  const waiting = new Map<string, (() => void)[]>();
  const end = (name: string) => {
    holders.delete(name);
    for (const go of waiting.get(name) ?? []) go();
    waiting.delete(name);
  };
  const locks = {
    async request(name: string, ...rest: unknown[]) {
      const callback = rest.at(-1) as () => unknown;
      const isShared = rest.length === 2;
      if (!isShared) {
        holders.set(name, () => end(name));
        await callback();
        end(name);
        return;
      }
      const { signal } = rest[0] as { signal: AbortSignal };
      if (holders.has(name))
        await new Promise<void>((go) => waiting.set(name, [...(waiting.get(name) ?? []), go]));
      if (signal.aborted) throw new DOMException('Aborted', 'AbortError');
      callback();
    },
  };
  return {
    locks: locks as unknown as Locks,
    kill: (tabId: string) => holders.get(`attune_sounding/${tabId}`)?.(),
  };
}

beforeEach(() => {
  channels = new Map();
});
const settled = () => Promise.resolve().then(() => undefined);
const undertow = { ...track, name: 'Undertow' };

describe.each([['with locks'], ['without locks']])('%s', (kind) => {
  const locksOf = kind === 'with locks' ? createLocks : () => ({ locks: undefined });

  test('one tab hears what sounds in another, follows it, and hears its end', async () => {
    const { locks } = locksOf();
    const here = createOtherTab({ channel: openChannel(), locks, tabId: 'here' });
    const there = createOtherTab({ channel: openChannel(), locks, tabId: 'there' });
    expect(here.get()).toBeNull();
    there.tell(track);
    await settled();
    expect(here.get()).toEqual(track);
    expect(there.get()).toBeNull();
    there.tell(undertow);
    expect(here.get()?.name).toBe('Undertow');
    there.tell(null);
    expect(here.get()).toBeNull();
  });

  test('a tab that is opened later asks', async () => {
    const { locks } = locksOf();
    const there = createOtherTab({ channel: openChannel(), locks, tabId: 'there' });
    there.tell(track);
    await settled();
    const here = createOtherTab({ channel: openChannel(), locks, tabId: 'here' });
    expect(here.get()).toEqual(track);
  });

  test('a sign-in that ends in one tab while it sounds is heard in the others', async () => {
    const { locks } = locksOf();
    const here = createOtherTab({ channel: openChannel(), locks, tabId: 'here' });
    const there = createOtherTab({ channel: openChannel(), locks, tabId: 'there' });
    there.tell(track);
    await settled();
    there.close();
    expect(() => there.tell(null)).not.toThrow();
    await settled();
    expect(here.get()).toBeNull();
  });

  test('where the sound moves to a third tab, the silence of the one before it changes nothing', async () => {
    const { locks } = locksOf();
    const here = createOtherTab({ channel: openChannel(), locks, tabId: 'here' });
    const first = createOtherTab({ channel: openChannel(), locks, tabId: 'first' });
    const second = createOtherTab({ channel: openChannel(), locks, tabId: 'second' });
    first.tell(track);
    await settled();
    second.tell(undertow);
    await settled();
    first.tell(null);
    await settled();
    expect(here.get()?.name).toBe('Undertow');
    expect(first.get()?.name).toBe('Undertow');
  });
});

test('a tab that is killed is missed at once', async () => {
  const { locks, kill } = createLocks();
  const here = createOtherTab({ channel: openChannel(), locks, tabId: 'here' });
  const there = createOtherTab({ channel: openChannel(), locks, tabId: 'there' });
  there.tell(track);
  await settled();
  kill('there');
  await settled();
  expect(here.get()).toBeNull();
});

test('a wish for silence reaches every other tab, whichever of them sounds', () => {
  const asked: string[] = [];
  const open = (tabId: string) =>
    createOtherTab({
      channel: openChannel(),
      locks: undefined,
      tabId,
      onHush: () => void asked.push(tabId),
    });
  const [here] = [open('here'), open('there'), open('elsewhere')];
  here.hush();
  expect(asked).toEqual(['there', 'elsewhere']);
});

test('what no tab of this version says is not shown', () => {
  const here = createOtherTab({ channel: openChannel(), locks: undefined, tabId: 'here' });
  openChannel().postMessage({ kind: 'sounds', from: 'older', track: { title: 'Halflight' } });
  expect(here.get()).toBeNull();
});
