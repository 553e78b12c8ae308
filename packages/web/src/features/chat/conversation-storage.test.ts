import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { calmAnswer, playlist } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { createConversationStorage } from './conversation-storage.ts';
import { forgetConversations, storageKeys } from './storage-keys.ts';
import type { Turns } from './turns.ts';

const answered = { kind: 'answered', answer: answerOf(calmAnswer) } as const;
const turns: Turns = [
  { number: 1, said: 'rainy day', end: answered },
  { number: 2, said: 'and then', end: { kind: 'failed', failure: { code: 'network', retryAtMs: 7 } } },
];
const none = { account: null, turns: [] };

let storage: Storage;
beforeEach(() => {
  storage = createMemoryStorage();
});
const of = (signIn: string) => createConversationStorage(storage, signIn);
/** Everything stored whose key holds `part`. */
const stored = (part: string) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.includes(part))
    .map((key) => storage.getItem(key));

describe('a stored conversation', () => {
  test('is read back as it was, with the account that wrote it; an empty one leaves nothing', () => {
    of('one').write({ account: 'https://music.test/mira', turns });
    of('one').writeDraft('half a sen');
    expect(of('one').read()).toEqual({ account: 'https://music.test/mira', turns });
    expect(of('one').readDraft()).toBe('half a sen');
    of('one').write(none);
    of('one').writeDraft('');
    expect(storage.length).toBe(0);
  });

  test('is read without a brief that somebody changed into none, and names its field', () => {
    const damaged = {
      ...answered.answer,
      brief: { ...answered.answer.brief, target: { valence: 7, energy: 0 } },
    };
    const changed = [{ number: 1, said: 'rainy day', end: { kind: 'answered', answer: damaged } }];
    storage.setItem('attune_conversation/one', JSON.stringify({ version: 2, account: null, turns: changed }));
    const read = of('one').read();
    expect(read.unreadField).toBe('brief.target.valence');
    expect(read.turns).toMatchObject([{ said: 'rainy day', end: { answer: { brief: null } } }]);
  });

  test('is not seen by another sign-in, nor its draft', () => {
    of('one').write({ account: null, turns });
    of('one').writeDraft('half a sen');
    expect(of('two').read()).toEqual(none);
    expect(of('two').readDraft()).toBe('');
    expect(of('one').read().turns).toEqual(turns);
  });

  test('comes back to the account that wrote it under its next sign-in, once, and to no other', () => {
    of('one').write({ account: 'mira', turns });
    of('one').writeDraft('half a sen');
    of('two').write({ account: null, turns });
    expect(of('three').takeOver('noor')).toBeNull();
    expect(of('three').takeOver('mira')).toEqual({ turns, draft: 'half a sen' });
    expect(of('three').takeOver('mira')).toBeNull();
    expect(of('one').read()).toEqual(none);
    expect(of('one').readDraft()).toBe('');
    expect(of('two').read().turns).toEqual(turns);
  });

  test('brings its mixes along, but over none that are there', () => {
    const stored = (signIn: string) => storage.getItem(`${storageKeys.mixes}/${signIn}`);
    of('one').write({ account: 'mira', turns });
    storage.setItem(`${storageKeys.mixes}/one`, 'mixes of one');
    of('two').takeOver('mira');
    expect([stored('one'), stored('two')]).toEqual([null, 'mixes of one']);
    of('two').write({ account: 'mira', turns });
    storage.setItem(`${storageKeys.mixes}/three`, 'mixes of three');
    of('three').takeOver('mira');
    expect([stored('two'), stored('three')]).toEqual([null, 'mixes of three']);
  });

  test('that awaited an answer is cut off', () => {
    of('one').write({ account: null, turns: [{ number: 1, said: 'rainy day', end: null }] });
    expect(of('one').read().turns).toEqual([{ number: 1, said: 'rainy day', end: { kind: 'cut-off' } }]);
  });

  test.each([
    ['of a newer version', JSON.stringify({ version: 3, account: null, rounds: ['rainy day'] })],
    ['with a turn of another shape', JSON.stringify({ version: 2, account: null, turns: [{ said: 1 }] })],
    ['that is no JSON', '{"version":2,'],
  ])('%s is kept aside, and nothing writes over it', (_what, text) => {
    storage.setItem('attune_conversation/one', text);
    expect(of('one').read()).toEqual(none);
    of('one').write({ account: null, turns });
    storage.setItem('attune_conversation/one', 'broken as well');
    expect(of('one').read()).toEqual(none);
    expect(stored('unreadable')).toEqual([text, 'broken as well']);
  });

  test('stays as it was when the storage is full', () => {
    of('one').write({ account: null, turns });
    const write = storage.setItem;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    of('one').write({ account: null, turns: turns.slice(0, 1) });
    of('one').writeDraft('half a sen');
    storage.setItem = write;
    expect(of('one').read().turns).toEqual(turns);
  });

  test('is forgotten with all others, drafts and what was kept aside; other values stay', () => {
    storage.setItem('attune_conversation', 'first version');
    storage.setItem('attune_draft/one', 'half a sen');
    storage.setItem('attune_conversation/one', 'x');
    storage.setItem('attune_unreadable_conversation/1', 'x');
    storage.setItem('attune_conversationalist', 'stays');
    forgetConversations(storage);
    expect(stored('')).toEqual(['stays']);
  });
});

describe('the first version', () => {
  const failure = "Let's try that again - how are you feeling right now?";
  const helpLine = { text: 'Ayuda: help.example', url: 'https://help.example' };
  /** As the first version wrote it. */
  const first = {
    messages: [
      { id: 'message-1', text: 'bad day', isUser: true },
      { id: 'message-2', text: failure, isUser: false },
      { id: 'message-3', text: 'rainy day', isUser: true },
      { id: 'message-4', text: 'Slowly now.', isUser: false, detectedMood: 'sad' },
      { id: 'message-5', text: 'calm me down', isUser: true },
      { id: 'message-7', text: 'Breathe.', isUser: false, detectedMood: 'calm' },
      { id: 'message-8', text: 'and then', isUser: true },
      { id: 'message-9', text: failure, isUser: false },
    ],
    mood: 'calm',
    playlists: [playlist],
    failure: { code: 'streaming_quota_exceeded', retryAtMs: 9 },
    helpUrls: { 'message-4': 'https://help.example' },
    helpLines: { 'message-7': helpLine },
    languages: { 'message-7': 'es' },
    nextNumber: 10,
  };

  test('is carried over with every message, what it brought, and why the newest failed', () => {
    storage.setItem('attune_conversation', JSON.stringify(first));
    storage.setItem('attune_draft', 'half a sen');
    const quota = { code: 'streaming_quota_exceeded', retryAtMs: 9 };
    expect(of('one').read()).toEqual({
      account: null,
      turns: [
        {
          number: 1,
          said: 'bad day',
          end: { kind: 'failed', failure: { code: 'unknown', retryAtMs: null } },
        },
        {
          number: 2,
          said: 'rainy day',
          end: {
            kind: 'answered',
            answer: {
              text: 'Slowly now.',
              mood: 'sad',
              playlists: [],
              brief: null,
              helpUrl: 'https://help.example',
            },
          },
        },
        {
          number: 3,
          said: 'calm me down',
          end: {
            kind: 'answered',
            answer: {
              text: 'Breathe.',
              mood: 'calm',
              playlists: [playlist],
              brief: null,
              helpLine,
              language: 'es',
            },
          },
        },
        { number: 4, said: 'and then', end: { kind: 'failed', failure: quota } },
      ],
    });
    expect(of('one').readDraft()).toBe('half a sen');
    expect(storage.getItem('attune_conversation')).toBeNull();
    expect(of('two').read()).toEqual(none);
    expect(of('two').readDraft()).toBe('');
  });

  test('from before there were lines of help is carried over as well, and a message without an answer', () => {
    const { helpUrls: _, helpLines: __, languages: ___, ...before } = first;
    const messages = first.messages.slice(0, 3);
    storage.setItem('attune_conversation', JSON.stringify({ ...before, messages, failure: null }));
    expect(of('one').read().turns).toEqual([
      { number: 1, said: 'bad day', end: { kind: 'failed', failure: { code: 'unknown', retryAtMs: null } } },
      { number: 2, said: 'rainy day', end: { kind: 'cut-off' } },
    ]);
  });

  test('with a line of help of another shape is kept aside whole', () => {
    const text = JSON.stringify({ ...first, helpLines: { 'message-7': 'help.example' } });
    storage.setItem('attune_conversation', text);
    expect(of('one').read()).toEqual(none);
    expect(stored('unreadable')).toEqual([text]);
  });

  test('that cannot be read is kept aside; so is one that would take the place of a newer conversation', () => {
    storage.setItem('attune_conversation', '{"messages":[{"text":"another shape"}]}');
    expect(of('one').read()).toEqual(none);
    of('one').write({ account: null, turns });
    storage.setItem('attune_conversation', JSON.stringify(first));
    expect(of('one').read().turns).toEqual(turns);
    expect(stored('unreadable')).toEqual(['{"messages":[{"text":"another shape"}]}', JSON.stringify(first)]);
  });
});
