import type { Brief } from '@attune/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError, SignedOutError } from '../../lib/api-error.ts';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { expectConsole } from '../../testing/console-guard.ts';
import { calmAnswer, calmBrief, playlist } from '../../testing/samples.ts';
import { answerOf, type SentMessage } from './api/analyse-mood.ts';
import { careOf } from './care.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { createConversationStorage } from './conversation-storage.ts';
import { newestStep } from './steps.ts';
import type { Answer } from './turns.ts';

interface Asked extends SentMessage {
  signal: AbortSignal;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

let storage: Storage;
interface Sought {
  brief: Brief;
  signal: AbortSignal;
  find: (playlists: Answer['playlists']) => void;
  fail: (error: unknown) => void;
}
let asked: Asked[];
let sought: Sought[];
beforeEach(() => {
  storage = createMemoryStorage();
  asked = [];
  sought = [];
});

/** The backend answers when the test says so, and takes no notice of a call that was called off. */
const ask = (message: SentMessage, signal: AbortSignal) =>
  new Promise<Answer>((answer, fail) => asked.push({ ...message, signal, answer, fail }));

const findPlaylists = (brief: Brief, signal: AbortSignal) =>
  new Promise<Answer['playlists']>((find, fail) => sought.push({ brief, signal, find, fail }));

const open = (signIn = 'one'): Conversation =>
  createConversation({
    storage: createConversationStorage(storage, signIn),
    ask,
    findPlaylists,
    now: () => 1_000,
  });

const said = (conversation: Conversation) => conversation.get().turns.map((turn) => turn.said);
const ends = (conversation: Conversation) =>
  conversation.get().turns.map((turn) => turn.end?.kind ?? 'awaited');
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const answer = answerOf(calmAnswer);

describe('a conversation', () => {
  test('says that the card of help stands open, and has it closed by an answer, one press from coming back', async () => {
    const conversation = open();
    conversation.send('phone died, me too');
    expect(asked[0]?.helpOpen).toBe(false);
    asked[0]?.answer({ ...answer, helpUrl: 'https://help.example' });
    await settled();
    conversation.send('misunderstanding');
    expect(asked[1]?.helpOpen).toBe(true);
    asked[1]?.answer({ ...answer, closesHelp: true });
    await settled();
    expect(careOf(conversation.get().turns)).toMatchObject({ turn: 1, isClosed: true });
    conversation.send('jazz');
    expect(asked[2]?.helpOpen).toBe(false);
    conversation.closeHelp(false);
    expect(careOf(conversation.get().turns)?.isClosed).toBe(false);
  });

  test('sends with each message what is wanted so far, and which replies were given', async () => {
    const conversation = open();
    conversation.send('calm please');
    expect(asked[0]).toMatchObject({ brief: null, replyIds: [] });
    asked[0]?.answer({ ...answer, replyId: 'calm.1' });
    await settled();
    conversation.send('a bit slower');
    expect(asked[1]).toMatchObject({ brief: answer.brief, replyIds: ['calm.1'] });
  });

  test('takes one message at a time, and none of blanks', async () => {
    const conversation = open();
    const onChange = vi.fn();
    conversation.subscribe(onChange);
    conversation.send('  \n');
    expect(onChange).not.toHaveBeenCalled();
    conversation.send(' rainy day ');
    conversation.send('another');
    expect(asked.map(({ text }) => text)).toEqual([' rainy day ']);
    asked[0]?.answer(answer);
    await settled();
    expect(ends(conversation)).toEqual(['answered']);
    conversation.retry();
    expect(asked).toHaveLength(1);
  });

  test('sends a message that failed once more, and keeps what came of it', async () => {
    const logged = expectConsole(/^error: The mood of the message could not be read/);
    const conversation = open();
    conversation.send('rainy day');
    asked[0]?.fail(new NetworkError('away'));
    await settled();
    expect(conversation.get().turns[0]?.end).toEqual({
      kind: 'failed',
      failure: { code: 'network', retryAtMs: null },
    });
    expect(logged).toHaveLength(1);
    conversation.retry();
    expect(ends(conversation)).toEqual(['awaited']);
    conversation.retry();
    expect(asked.map(({ text }) => text)).toEqual(['rainy day', 'rainy day']);
    asked[1]?.answer(answer);
    await settled();
    expect(ends(open())).toEqual(['answered']);
  });

  test('that is not to wait any longer calls off what is under way, and can ask again', async () => {
    const conversation = open();
    conversation.stop();
    conversation.send('rainy day');
    conversation.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(ends(conversation)).toEqual(['cut-off']);
    asked[0]?.answer(answer);
    await settled();
    expect(ends(conversation)).toEqual(['cut-off']);
    conversation.retry();
    asked[1]?.answer(answer);
    await settled();
    conversation.stop();
    expect(ends(conversation)).toEqual(['answered']);
  });

  test('that is cleared calls off what is under way, and an answer that comes all the same ends nothing else', async () => {
    const conversation = open();
    conversation.send('rainy day');
    conversation.clear();
    expect(asked[0]?.signal.aborted).toBe(true);
    conversation.send('sunny day');
    asked[0]?.answer(answer);
    await settled();
    expect(said(conversation)).toEqual(['sunny day']);
    expect(ends(conversation)).toEqual(['awaited']);
  });

  test('comes back when its clearing is undone, until the next message is sent', () => {
    const conversation = open();
    conversation.send('rainy day');
    conversation.clear();
    expect(said(open())).toEqual([]);
    conversation.undoClear();
    expect(said(open())).toEqual(['rainy day']);
    expect(ends(conversation)).toEqual(['cut-off']);
    conversation.clear();
    conversation.send('sunny day');
    conversation.undoClear();
    expect(said(conversation)).toEqual(['sunny day']);
  });

  test('that is closed calls off what is under way and is found cut off by the next page', async () => {
    const conversation = open();
    conversation.send('rainy day');
    conversation.writeDraft('and th');
    conversation.close();
    asked[0]?.answer(answer);
    await settled();
    const next = open();
    expect(ends(next)).toEqual(['cut-off']);
    expect(next.get().draft).toBe('and th');
  });

  test('is cut off without a word on the console when the sign-in ends', async () => {
    const conversation = open();
    conversation.send('rainy day');
    asked[0]?.fail(new SignedOutError());
    await settled();
    expect(ends(conversation)).toEqual(['cut-off']);
  });
});

describe('what is corrected by hand', () => {
  const [first, second] = [
    { ...playlist, id: 'first' },
    { ...playlist, id: 'second' },
  ];
  const jazz: Brief = { ...calmBrief, wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }] };
  const shown = (conversation: Conversation) => newestStep(conversation.get().turns).playlists[0]?.id;

  async function begun(): Promise<Conversation> {
    const conversation = open();
    conversation.send('calm please');
    asked[0]?.answer(answer);
    await settled();
    return conversation;
  }

  test('takes effect at once, brings its music without a message, and goes along with the next one', async () => {
    const conversation = await begun();
    conversation.correct(jazz);
    expect(newestStep(conversation.get().turns).brief).toEqual(jazz);
    expect(shown(conversation)).toBe('low-tide');
    expect(conversation.get().search).toBe('under-way');
    expect(asked).toHaveLength(1);
    sought[0]?.find([first]);
    await settled();
    expect([shown(conversation), conversation.get().search]).toEqual(['first', null]);
    conversation.send('and slower');
    expect(asked[1]?.brief).toEqual(jazz);
  });

  test('is a step that undo takes back, by hand or by a message, and survives a reload', async () => {
    const conversation = await begun();
    conversation.correct(jazz);
    sought[0]?.find([first]);
    await settled();
    conversation.correct({ ...jazz, explicit: false });
    sought[1]?.find([second]);
    await settled();
    expect(shown(open())).toBe('second');
    conversation.undo();
    expect(shown(conversation)).toBe('first');
    conversation.send('undo');
    asked[1]?.answer({ ...answer, intent: 'undo', undo: 1, playlists: [], brief: jazz });
    await settled();
    expect(newestStep(conversation.get().turns).brief).toEqual(calmBrief);
    expect(shown(open())).toBe('low-tide');
    conversation.undo();
    expect(shown(conversation)).toBe('low-tide');
    expect(sought).toHaveLength(2);
  });

  test('an undo typed where nothing was before says so, and keeps the music', async () => {
    const conversation = await begun();
    conversation.send('undo');
    asked[1]?.answer({ ...answer, text: 'Back.', intent: 'undo', undo: 1, playlists: [], replyId: 'undo.1' });
    await settled();
    expect(shown(conversation)).toBe('low-tide');
    const end = conversation.get().turns.at(-1)?.end;
    expect(end).toMatchObject({ answer: { text: expect.stringMatching(/nothing before this/) } });
    expect(end).not.toHaveProperty('answer.replyId');
    conversation.send('and slower');
    expect(asked[2]?.brief).toEqual(calmBrief);
  });

  test('an undo after starting over is said to go back, as it does', async () => {
    const conversation = await begun();
    conversation.send('start over');
    asked[1]?.answer({ ...answer, intent: 'reset', brief: null, playlists: [] });
    await settled();
    const undo = { ...answer, text: 'Nothing yet.', intent: 'undo', undo: 1, brief: null, playlists: [] };
    conversation.send('undo');
    expect(asked[2]?.brief).toBeNull();
    asked[2]?.answer({ ...undo, replyId: 'nothing.1' });
    await settled();
    expect(newestStep(conversation.get().turns).brief).toEqual(calmBrief);
    const text = () => {
      const end = conversation.get().turns.at(-1)?.end;
      return end?.kind === 'answered' ? end.answer.text : null;
    };
    expect(text()).toBe('Back to where we were.');
    const fresh = open('two');
    fresh.send('undo');
    asked[3]?.answer(undo);
    await settled();
    expect(fresh.get().turns.at(-1)?.end).toMatchObject({ answer: { text: 'Nothing yet.' } });
  });

  test('calls off the search for what it replaces, and looks for it once it is gone back to', async () => {
    const conversation = await begun();
    conversation.correct(jazz);
    conversation.correct({ ...jazz, explicit: false });
    expect(sought[0]?.signal.aborted).toBe(true);
    sought[0]?.find([first]);
    sought[1]?.find([second]);
    await settled();
    expect(shown(conversation)).toBe('second');
    conversation.undo();
    expect(sought[2]?.brief).toEqual(jazz);
    sought[2]?.find([first]);
    await settled();
    expect(shown(conversation)).toBe('first');
  });

  test('keeps the music of before where none is found, says why, and can look again', async () => {
    expectConsole(/^error: No playlists for what was corrected/);
    const conversation = await begun();
    conversation.correct(jazz);
    sought[0]?.fail(new NetworkError('away'));
    await settled();
    expect(shown(conversation)).toBe('low-tide');
    expect(conversation.get().search).toEqual({ code: 'network', retryAtMs: null });
    conversation.searchAgain();
    sought[1]?.find([first]);
    await settled();
    expect([shown(conversation), conversation.get().search]).toEqual(['first', null]);
  });

  test('whose music was still on its way at a reload is looked for by the next page', async () => {
    (await begun()).correct(jazz);
    const next = open();
    expect(sought[1]?.brief).toEqual(jazz);
    sought[1]?.find([first]);
    await settled();
    expect(shown(next)).toBe('first');
  });

  test('is nothing while an answer is awaited, and ends with the conversation', async () => {
    const conversation = await begun();
    conversation.send('and slower');
    conversation.correct(jazz);
    conversation.undo();
    expect(sought).toHaveLength(0);
    asked[1]?.answer(answer);
    await settled();
    conversation.correct(jazz);
    conversation.clear();
    expect(sought[0]?.signal.aborted).toBe(true);
    expect(conversation.get().search).toBeNull();
  });

  test('a brief that the backend refuses is left out when the message is sent again', async () => {
    expectConsole(/^error: The mood of the message could not be read/);
    const conversation = await begun();
    conversation.send('and slower');
    const errors = [{ field: 'brief.target.valence', detail: 'Too big' }];
    asked[1]?.fail(
      new ProblemError(
        {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          detail: 'x',
          code: 'invalid_request',
          requestId: 'r',
          errors,
        },
        null,
      ),
    );
    await settled();
    expect(conversation.get().turns[1]?.end).toMatchObject({ failure: { field: 'brief.target.valence' } });
    conversation.retry();
    expect(asked[2]).toMatchObject({ text: 'and slower', brief: null });
  });
});

describe('a conversation and its account', () => {
  test('goes on under the next sign-in of the same account, before what was written meanwhile', async () => {
    const before = open('one');
    before.belongTo('mira');
    before.send('rainy day');
    asked[0]?.answer(answer);
    await settled();
    before.writeDraft('and th');
    const after = open('two');
    expect(said(after)).toEqual([]);
    after.send('sunny day');
    after.belongTo('mira');
    expect(said(after)).toEqual(['rainy day', 'sunny day']);
    expect(after.get().turns.map(({ number }) => number)).toEqual([1, 2]);
    expect(after.get().draft).toBe('and th');
    asked[1]?.answer(answer);
    await settled();
    expect(ends(open('two'))).toEqual(['answered', 'answered']);
  });

  test('is not seen by another account', async () => {
    const before = open('one');
    before.belongTo('mira');
    before.send('rainy day');
    before.writeDraft('and th');
    const after = open('two');
    after.belongTo('noor');
    expect(after.get()).toEqual({
      turns: [],
      draft: '',
      cleared: null,
      search: null,
      unreadField: null,
    });
  });
});
