import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/browser-storage.ts';
import { calmAnswer } from '../../../testing/samples.ts';
import { answerOf } from '../api/analyse-mood.ts';
import { localKeys } from '../storage-keys.ts';
import type { Turns } from '../turns.ts';
import { storedConversations } from './stored-conversations.ts';

const dayMs = 24 * 3_600_000;
const ada = 'https://music.example/user/ada';
const bert = 'https://music.example/user/bert';

let storage: Storage;
let nowMs: number;
beforeEach(() => {
  storage = createMemoryStorage();
  nowMs = 1_000 * dayMs;
});

const of = (account: string) => storedConversations(storage, account, () => nowMs);
const turns = (said: string, count = 1): Turns =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    said: at === 0 ? said : `${said} ${at}`,
    end: { kind: 'answered', answer: answerOf(calmAnswer) },
  }));
const saidIn = (account: string) =>
  of(account)
    .list()
    .map((one) => one.turns[0]?.said);

describe('conversations that outlive their tab', () => {
  test.each(['asked-for', 'no'] as const)('are none as long as the choice is %s', (choice) => {
    of(ada).keep({ id: 'a', atMs: nowMs, turns: turns('never asked') });
    of(ada).choose(choice);
    of(ada).keep({ id: 'a', atMs: nowMs, turns: turns('private') });
    expect(storage.getItem(localKeys.conversations)).toBeNull();
  });

  test('are listed the newest first, each once, and to their own account alone', () => {
    of(ada).choose('yes');
    of(bert).choose('yes');
    of(ada).keep({ id: 'a', atMs: nowMs, turns: turns('first') });
    of(ada).keep({ id: 'b', atMs: nowMs + 1, turns: turns('second') });
    of(bert).keep({ id: 'c', atMs: nowMs + 2, turns: turns('of bert') });
    of(ada).keep({ id: 'a', atMs: nowMs + 3, turns: turns('first', 2) });
    expect(saidIn(ada)).toEqual(['first', 'second']);
    expect(of(ada).list()[0]?.turns).toHaveLength(2);
    expect(saidIn(bert)).toEqual(['of bert']);
    of(ada).forgetAll();
    expect(saidIn(ada)).toEqual([]);
    expect(saidIn(bert)).toEqual(['of bert']);
  });

  test('are twenty, of fifty turns each, for ninety days', () => {
    of(ada).choose('yes');
    for (let at = 0; at < 25; at += 1) {
      nowMs += 1;
      of(ada).keep({ id: `${at}`, atMs: nowMs, turns: turns(`said ${at}`, 60) });
    }
    expect(saidIn(ada)).toHaveLength(20);
    expect(of(ada).list()[0]?.turns).toHaveLength(50);
    expect(of(ada).list()[0]?.turns.at(-1)?.number).toBe(60);
    nowMs += 90 * dayMs;
    expect(saidIn(ada)).toEqual([]);
  });

  test('give way, the oldest first, where the browser has no more room', () => {
    const setItem = storage.setItem;
    storage.setItem = (key, value) => {
      if (value.length > 20_000) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    of(ada).choose('yes');
    for (let at = 0; at < 10; at += 1) {
      nowMs += 1;
      of(ada).keep({ id: `${at}`, atMs: nowMs, turns: turns('x'.repeat(3_000)) });
    }
    const ids = of(ada)
      .list()
      .map(({ id }) => id);
    expect(ids[0]).toBe('9');
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).not.toContain('0');
  });

  test('are read one by one: what makes no sense does not cost the others', () => {
    of(ada).choose('yes');
    of(ada).keep({ id: 'good', atMs: nowMs, turns: turns('good') });
    const stored = JSON.parse(storage.getItem(localKeys.conversations) ?? '');
    stored.conversations.push({ id: 'bad', account: ada, atMs: nowMs, turns: [{ said: 1 }] }, null, 'x');
    storage.setItem(localKeys.conversations, JSON.stringify(stored));
    expect(saidIn(ada)).toEqual(['good']);
    for (const damaged of ['', '{', '[]', '{"version":2,"conversations":[]}']) {
      storage.setItem(localKeys.conversations, damaged);
      expect(saidIn(ada)).toEqual([]);
    }
    storage.setItem(localKeys.choices, '{"x":"maybe"}');
    expect(of(ada).choice()).toBeNull();
  });

  test('are forgotten one by one, and all when none are wanted any more', () => {
    of(ada).choose('yes');
    of(ada).keep({ id: 'a', atMs: nowMs, turns: turns('first') });
    of(ada).keep({ id: 'b', atMs: nowMs, turns: turns('second') });
    of(ada).forget('a');
    expect(saidIn(ada)).toEqual(['second']);
    of(ada).choose('no');
    expect(storage.getItem(localKeys.conversations)).toBeNull();
  });
});
