import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';
import type { SentMessage } from './api/analyse-mood.ts';
import type { ConversationStorage } from './conversation-storage.ts';
import {
  type Answer,
  endNewest,
  failureOfNewest,
  isAwaiting,
  newestStep,
  replyIdsOf,
  say,
  type TurnEnd,
  type Turns,
} from './turns.ts';

export interface ConversationView {
  turns: Turns;
  draft: string;
  /** What `clear` took, until the next message is sent. */
  cleared: Turns | null;
}

/** One sign-in's conversation. It goes on whatever screen is shown, until it is closed. */
export interface Conversation extends ReadonlyStore<ConversationView> {
  send(text: string): void;
  /** Waits no longer for the answer that is on its way. */
  stop(): void;
  /** Sends the newest message once more, if it has no answer. */
  retry(): void;
  clear(): void;
  undoClear(): void;
  writeDraft(draft: string): void;
  /** Whose it is: what the same account wrote here under an earlier sign-in comes before it. */
  belongTo(account: string): void;
  /** Ends what is under way. What was written stays stored. */
  close(): void;
}

export interface ConversationParts {
  storage: ConversationStorage;
  ask: (message: SentMessage, signal: AbortSignal) => Promise<Answer>;
  now: () => number;
}

export function createConversation({ storage, ask, now }: ConversationParts): Conversation {
  const kept = storage.read();
  let account = kept.account;
  let underWay: AbortController | null = null;
  const store = createStore<ConversationView>({
    turns: kept.turns,
    draft: storage.readDraft(),
    cleared: null,
  });

  function change(changes: Partial<ConversationView>): void {
    store.set({ ...store.get(), ...changes });
    if (changes.turns !== undefined) storage.write({ account, turns: changes.turns });
    if (changes.draft !== undefined) storage.writeDraft(changes.draft);
  }

  function abandon(): void {
    underWay?.abort();
    underWay = null;
  }

  async function awaitAnswer(text: string): Promise<void> {
    const mine = new AbortController();
    underWay = mine;
    const { turns } = store.get();
    const message = { text, brief: newestStep(turns).brief, replyIds: replyIdsOf(turns) };
    const end = await ask(message, mine.signal).then(
      (answer): TurnEnd => ({ kind: 'answered', answer }),
      (error: unknown): TurnEnd => {
        if (error instanceof SignedOutError) return { kind: 'cut-off' };
        if (!mine.signal.aborted) log.error('The mood of the message could not be read.', error);
        return { kind: 'failed', failure: failureOf(error, now()) };
      },
    );
    // Cleared or closed meanwhile: the newest turn is another one, or none.
    if (underWay !== mine) return;
    underWay = null;
    change({ turns: endNewest(store.get().turns, end) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send(text) {
      const { turns } = store.get();
      if (isAwaiting(turns) || text.trim() === '') return;
      change({ turns: say(turns, text), cleared: null });
      void awaitAnswer(text);
    },
    stop() {
      if (underWay === null) return;
      abandon();
      change({ turns: endNewest(store.get().turns, { kind: 'cut-off' }) });
    },
    retry() {
      const { turns } = store.get();
      const newest = turns.at(-1);
      if (newest === undefined || failureOfNewest(turns) === null) return;
      change({ turns: endNewest(turns, null) });
      void awaitAnswer(newest.said);
    },
    clear() {
      const { turns } = store.get();
      const cleared = underWay === null ? turns : endNewest(turns, { kind: 'cut-off' });
      abandon();
      change({ turns: [], cleared });
    },
    undoClear() {
      const { cleared } = store.get();
      if (cleared !== null) change({ turns: cleared, cleared: null });
    },
    writeDraft: (draft) => change({ draft }),
    belongTo(owner) {
      if (account === owner) return;
      account = owner;
      const { turns, draft } = store.get();
      const earlier = storage.takeOver(owner);
      if (earlier === null) change({ turns });
      else change({ turns: joined(earlier.turns, turns), draft: draft || earlier.draft });
    },
    close: abandon,
  };
}

/** Two conversations one after the other; the later one's turns go on counting. */
function joined(earlier: Turns, later: Turns): Turns {
  const from = earlier.at(-1)?.number ?? 0;
  return [...earlier, ...later.map((turn) => ({ ...turn, number: turn.number + from }))];
}
