import * as z from 'zod/mini';
import { readJson, tryToStore } from '../../../lib/browser-storage.ts';
import { localKeys } from '../storage-keys.ts';
import { storedTurnsSchema, type Turns } from '../turns.ts';

/** So many conversations of an account are stored, those that were changed last. */
const mostConversations = 20;
/** So many turns of each, the newest. */
const mostTurns = 50;
/** So many characters all of them may take together; browsers give a site some five million. */
const mostCharacters = 1_000_000;
/** Nobody looks for what was said longer ago. */
const storedForMs = 90 * 24 * 3_600_000;

const storedSchema = z.object({
  id: z.string(),
  /** The account that wrote it: the address of its profile. */
  account: z.string(),
  atMs: z.number(),
  turns: storedTurnsSchema,
});
const listSchema = z.object({ version: z.literal(1), conversations: z.array(z.unknown()) });
const choicesSchema = z.record(z.string(), z.enum(['asked-for', 'yes', 'no']));

export interface StoredConversation {
  id: string;
  atMs: number;
  turns: Turns;
}

/** `null`: nobody was asked, and there was nothing to keep. `asked-for`: it is time to ask. */
export type KeepChoice = 'asked-for' | 'yes' | 'no' | null;

/** Conversations of one account that are stored in this browser beyond their tab. Nothing is, unless the listener said so. */
export interface StoredConversations {
  choice(): KeepChoice;
  /** Choosing not to keep any forgets those that were. */
  choose(choice: Exclude<KeepChoice, null>): void;
  /** The newest first. */
  list(): readonly StoredConversation[];
  keep(conversation: StoredConversation): void;
  forget(id: string): void;
  forgetAll(): void;
}

export function storedConversations(
  storage: Storage,
  account: string,
  now: () => number,
): StoredConversations {
  function readAll() {
    const stored = listSchema.safeParse(readJson(storage.getItem(localKeys.conversations)));
    const all = stored.success ? stored.data.conversations : [];
    return all.flatMap((one) => {
      // One that cannot be read, of another version maybe, does not cost the others.
      const { success, data } = storedSchema.safeParse(one);
      return success && data.turns.length > 0 && now() - data.atMs < storedForMs ? [data] : [];
    });
  }

  const ofAccount = () =>
    readAll()
      .filter((one) => one.account === account)
      .sort((one, other) => other.atMs - one.atMs);

  /** Gives up the oldest until the rest fits. */
  function write(own: readonly z.infer<typeof storedSchema>[]): void {
    const others = readAll().filter((one) => one.account !== account);
    for (let count = Math.min(own.length, mostConversations); count >= 0; count -= 1) {
      const conversations = [...own.slice(0, count), ...others];
      if (conversations.length === 0) break;
      const text = JSON.stringify({ version: 1, conversations });
      if (text.length <= mostCharacters && tryToStore(storage, localKeys.conversations, text)) return;
    }
    storage.removeItem(localKeys.conversations);
  }

  function readChoices() {
    const stored = choicesSchema.safeParse(readJson(storage.getItem(localKeys.choices)));
    return stored.success ? stored.data : {};
  }

  return {
    choice: () => readChoices()[account] ?? null,
    choose(choice) {
      tryToStore(storage, localKeys.choices, JSON.stringify({ ...readChoices(), [account]: choice }));
      if (choice === 'no') write([]);
    },
    list: ofAccount,
    keep({ id, atMs, turns }) {
      if (readChoices()[account] !== 'yes' || turns.length === 0) return;
      const stored = storedSchema.safeParse({ id, account, atMs, turns: turns.slice(-mostTurns) });
      if (stored.success) write([stored.data, ...ofAccount().filter((one) => one.id !== id)]);
    },
    forget: (id) => write(ofAccount().filter((one) => one.id !== id)),
    forgetAll: () => write([]),
  };
}
