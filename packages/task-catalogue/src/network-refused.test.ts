import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

/** What tried to reach the network, by the door it knocked on. */
const attempts: string[] = [];

function refuse(door: string): () => never {
  return () => {
    attempts.push(door);
    throw new Error(`The network is refused here: ${door}.`);
  };
}

beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(refuse('fetch'));
  vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse('net'));
  vi.spyOn(tls, 'connect').mockImplementation(refuse('tls'));
  vi.spyOn(dns, 'lookup').mockImplementation(refuse('dns'));
  vi.spyOn(dns.promises, 'lookup').mockImplementation(refuse('dns'));
  for (const door of ['WebSocket', 'XMLHttpRequest', 'EventSource']) vi.stubGlobal(door, vi.fn(refuse(door)));
});

beforeEach(() => {
  attempts.length = 0;
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('with the network refused', () => {
  test('CAT-14 the whole catalogue loads and answers, and nothing asks for the network', async () => {
    const catalogue = await import('./index.ts');
    const tasks = catalogue.taskTypes.map(({ id }) => id);
    for (const pipeline_tag of tasks) {
      const model = catalogue.parseModelRecord({
        id: 'owner/name',
        tags: [...catalogue.libraryIds, 'conversational', 'skops'],
        pipeline_tag,
      });
      expect(catalogue.getTaskType(pipeline_tag)).toBeDefined();
      expect(catalogue.inputExample(model, { singleLine: true, stripQuotes: true })).not.toBe('');
      expect(catalogue.usageSnippets(model)).toHaveLength(catalogue.libraryIds.length);
      catalogue.requestSnippets(model);
    }
    expect(catalogue.requestSnippets({ id: 'a/b', tags: [], pipeline_tag: 'translation' })).not.toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(attempts).toEqual([]);
  });

  test('the refusal itself works: each door is shut and counted', async () => {
    expect(() => fetch('http://127.0.0.1:9/')).toThrow('refused');
    expect(() => net.connect(9, '127.0.0.1')).toThrow('refused');
    expect(() => tls.connect(9, '127.0.0.1')).toThrow('refused');
    expect(() => http.get('http://127.0.0.1:9/')).toThrow('refused');
    expect(() => dns.lookup('localhost', () => undefined)).toThrow('refused');
    expect(attempts).toEqual(['fetch', 'net', 'tls', 'net', 'dns']);
  });
});
