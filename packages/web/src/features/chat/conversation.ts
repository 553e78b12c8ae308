import type { Brief } from '@attune/contract';
import { SignedOutError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';
import type { SentMessage } from './api/analyse-mood.ts';
import { careOf, withHelpClosed } from './care.ts';
import type { ConversationStorage } from './conversation-storage.ts';
import { fieldOf, refusedFieldOf } from './refused-brief.tsx';
import { canUndo, correctByHand, newestStep, undoByHand, withFound } from './steps.ts';
import { texts } from './texts.ts';
import {
  type Answer,
  endNewest,
  failureOfNewest,
  isAwaiting,
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
  /** The music for what the listener corrected: `null` while none is awaited, or why it was not found. */
  search: 'under-way' | Failure | null;
  /** The field for which the stored brief could not be read, until the next message is sent. */
  unreadField: string | null;
}

/** One sign-in's conversation. It goes on whatever screen is shown, until it is closed. */
export interface Conversation extends ReadonlyStore<ConversationView> {
  send(text: string): void;
  /** Waits no longer for the answer that is on its way. */
  stop(): void;
  /** Sends the newest message once more, if it has no answer. */
  retry(): void;
  /** Puts another brief in the place of the newest one, as a change of its own, and finds the music for it. */
  correct(brief: Brief): void;
  /** Takes the newest change back. */
  undo(): void;
  /** Looks once more for the music that was not found. */
  searchAgain(): void;
  /** Puts the card of help away, or takes it out again. */
  closeHelp(isClosed: boolean): void;
  clear(): void;
  undoClear(): void;
  /** Goes on with a conversation of before, while there is none. */
  reopen(turns: Turns): void;
  writeDraft(draft: string): void;
  /** Whose it is: what the same account wrote here under an earlier sign-in comes before it. */
  belongTo(account: string): void;
  /** Ends what is under way. What was written stays stored. */
  close(): void;
}

export interface ConversationParts {
  storage: ConversationStorage;
  ask: (message: SentMessage, signal: AbortSignal) => Promise<Answer>;
  findPlaylists: (brief: Brief, signal: AbortSignal) => Promise<Answer['playlists']>;
  now: () => number;
}

export function createConversation({ storage, ask, findPlaylists, now }: ConversationParts): Conversation {
  const stored = storage.read();
  let account = stored.account;
  let underWay: AbortController | null = null;
  let searching: AbortController | null = null;
  let isClosed = false;
  const store = createStore<ConversationView>({
    turns: stored.turns,
    draft: storage.readDraft(),
    cleared: null,
    search: null,
    unreadField: stored.unreadField ?? null,
  });

  function change(changes: Partial<ConversationView>): void {
    if (isClosed) return;
    store.set({ ...store.get(), ...changes });
    if (changes.turns !== undefined) storage.write({ account, turns: changes.turns });
    if (changes.draft !== undefined) storage.writeDraft(changes.draft);
  }

  function abandon(): void {
    underWay?.abort();
    underWay = null;
  }

  function endSearch(): void {
    searching?.abort();
    searching = null;
  }

  /** Finds the music for the newest change, if it is one of the listener's own hand that has none yet. */
  function search(): void {
    endSearch();
    const { brief, unfound } = newestStep(store.get().turns);
    if (brief === null || unfound === undefined) {
      if (store.get().search !== null) change({ search: null });
      return;
    }
    const mine = new AbortController();
    searching = mine;
    change({ search: 'under-way' });
    findPlaylists(brief, mine.signal).then(
      (playlists) => {
        if (searching !== mine) return;
        searching = null;
        change({ turns: withFound(store.get().turns, unfound, playlists), search: null });
      },
      (error: unknown) => {
        if (searching !== mine) return;
        searching = null;
        if (!(error instanceof SignedOutError)) log.error('No playlists for what was corrected.', error);
        change({ search: failureOf(error, now()) });
      },
    );
  }

  async function awaitAnswer(text: string, { withoutBrief = false } = {}): Promise<void> {
    const mine = new AbortController();
    underWay = mine;
    const { turns } = store.get();
    const newest = newestStep(turns);
    const brief = withoutBrief ? null : newest.brief;
    const message = {
      text,
      brief,
      step: newest.id,
      replyIds: replyIdsOf(turns),
      lists: newest.playlists,
      helpOpen: careOf(turns)?.isClosed === false,
    };
    const end = await ask(message, mine.signal).then(
      (answer): TurnEnd => ({ kind: 'answered', answer: withWayBack(answer, turns, brief) }),
      (error: unknown): TurnEnd => {
        if (error instanceof SignedOutError) return { kind: 'cut-off' };
        if (!mine.signal.aborted) log.error('The mood of the message could not be read.', error);
        return { kind: 'failed', failure: { ...failureOf(error, now()), ...fieldOf(error) } };
      },
    );
    // Cleared or closed meanwhile: the newest turn is another one, or none.
    if (underWay !== mine) return;
    underWay = null;
    const ended = endNewest(store.get().turns, end);
    const closesHelp = end.kind === 'answered' && end.answer.closesHelp === true;
    change({ turns: closesHelp ? withHelpClosed(ended, true) : ended });
    // What was gone back to may have been left before its music was found.
    if (searching === null) search();
  }

  search();

  return {
    get: store.get,
    subscribe: store.subscribe,
    send(text) {
      const { turns } = store.get();
      if (isAwaiting(turns) || text.trim() === '') return;
      change({ turns: say(turns, text), cleared: null, unreadField: null });
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
      const failure = failureOfNewest(turns);
      if (newest === undefined || failure === null) return;
      change({ turns: endNewest(turns, null) });
      // A brief that was refused would be refused again; the words are what counts.
      void awaitAnswer(newest.said, { withoutBrief: refusedFieldOf(failure) !== null });
    },
    correct(brief) {
      const { turns } = store.get();
      if (turns.length === 0 || isAwaiting(turns)) return;
      change({ turns: correctByHand(turns, brief) });
      search();
    },
    undo() {
      const { turns } = store.get();
      if (isAwaiting(turns)) return;
      change({ turns: undoByHand(turns) });
      search();
    },
    searchAgain: search,
    closeHelp: (isClosed) => change({ turns: withHelpClosed(store.get().turns, isClosed) }),
    clear() {
      const { turns } = store.get();
      const cleared = underWay === null ? turns : endNewest(turns, { kind: 'cut-off' });
      abandon();
      endSearch();
      change({ turns: [], cleared, search: null, unreadField: null });
    },
    undoClear() {
      const { cleared } = store.get();
      if (cleared === null) return;
      change({ turns: cleared, cleared: null });
      search();
    },
    reopen(turns) {
      if (store.get().turns.length > 0) return;
      change({ turns, cleared: null, unreadField: null });
      search();
    },
    writeDraft: (draft) => change({ draft }),
    belongTo(owner) {
      if (account === owner) return;
      account = owner;
      const { turns, draft } = store.get();
      const earlier = storage.takeOver(owner);
      if (earlier === null) change({ turns });
      else {
        change({ turns: joined(earlier.turns, turns), draft: draft || earlier.draft });
        // The turns have been counted anew.
        search();
      }
    },
    close() {
      isClosed = true;
      abandon();
      endSearch();
    },
  };
}

/**
 * The backend does not know what there is to go back to, and takes no brief for nothing before: whether there is something is
 * said here where it guesses wrong. With nothing before, nothing is taken back.
 */
function withWayBack({ undo, ...answer }: Answer, turns: Turns, brief: Brief | null): Answer {
  if (undo === undefined) return answer;
  const way = canUndo(turns);
  const back = { ...answer, ...(way && { undo }) };
  if (way === (brief !== null)) return back;
  const { replyId: _, ...rest } = back;
  return { ...rest, text: way ? texts.backAgain : texts.nothingToUndo };
}

/** Two conversations one after the other; the later one's turns go on counting. */
function joined(earlier: Turns, later: Turns): Turns {
  const from = earlier.at(-1)?.number ?? 0;
  return [...earlier, ...later.map((turn) => ({ ...turn, number: turn.number + from }))];
}
