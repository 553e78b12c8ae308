import { briefSchema } from '@attune/contract';
import * as z from 'zod/mini';
import { readJson, tryToStore } from '../../lib/browser-storage.ts';
import { turnsOfFirstShape } from './conversation-migration.ts';
import { keysBelow, storageKeys } from './storage-keys.ts';
import { cutOffAwaited, storedTurnsSchema, type Turns } from './turns.ts';

/** Raise it with a shape that older code cannot read, and read the older one in `conversation-migration.ts`. */
const version = 2;

const storedSchema = z.object({
  version: z.literal(version),
  /** The account that wrote it: the address of its profile; `null` while that was not known. */
  account: z.nullable(z.string()),
  turns: storedTurnsSchema,
});

export interface StoredConversation {
  account: string | null;
  turns: Turns;
}

export interface ReadConversation extends StoredConversation {
  /** The field for which the newest brief could not be read; absent where it could, or there is none. */
  unreadField?: string;
}

/**
 * Conversation and draft of one sign-in, kept as long as the tab: a reload finds them again, another tab starts afresh,
 * and another sign-in does not see them.
 */
export interface ConversationStorage {
  read(): ReadConversation;
  write(conversation: StoredConversation): void;
  readDraft(): string;
  writeDraft(draft: string): void;
  /** Takes over what the same account wrote in this tab under an earlier sign-in, with its mixes; `null` when there is nothing. */
  takeOver(account: string): { turns: Turns; draft: string } | null;
}

const {
  conversation: conversationKey,
  draft: draftKey,
  mixes: mixesKey,
  station: stationKey,
  storedAs: storedAsKey,
  unreadable: unreadableKey,
} = storageKeys;

export function createConversationStorage(storage: Storage, signIn: string): ConversationStorage {
  const keyOf = (base: string) => `${base}/${signIn}`;

  function read(key: string): ReadConversation | null {
    const text = storage.getItem(key);
    if (text === null) return null;
    const stored = readJson(text);
    const parsed = storedSchema.safeParse(stored);
    if (parsed.success) {
      const { account, turns } = parsed.data;
      const unreadField = unreadFieldOf(stored);
      return { account, turns, ...(unreadField !== null && { unreadField }) };
    }
    setAside(storage, key, text);
    return null;
  }

  function write(key: string, { account, turns }: StoredConversation): void {
    if (turns.length === 0) storage.removeItem(key);
    else tryToStore(storage, key, JSON.stringify({ version, account, turns: cutOffAwaited(turns) }));
  }

  /** What the first version kept, for whichever sign-in there was, becomes this sign-in's. */
  function carryOver(): void {
    const draft = storage.getItem(draftKey);
    if (draft !== null) {
      if (storage.getItem(keyOf(draftKey)) === null) tryToStore(storage, keyOf(draftKey), draft);
      storage.removeItem(draftKey);
    }
    const text = storage.getItem(conversationKey);
    if (text === null) return;
    const turns = turnsOfFirstShape(readJson(text));
    const isFree = storage.getItem(keyOf(conversationKey)) === null;
    if (turns === null || !isFree) {
      setAside(storage, conversationKey, text);
      return;
    }
    write(keyOf(conversationKey), { account: null, turns });
    storage.removeItem(conversationKey);
  }

  return {
    read() {
      carryOver();
      return read(keyOf(conversationKey)) ?? { account: null, turns: [] };
    },
    write: (conversation) => write(keyOf(conversationKey), conversation),
    readDraft: () => storage.getItem(keyOf(draftKey)) ?? '',
    writeDraft(draft) {
      if (draft === '') storage.removeItem(keyOf(draftKey));
      else tryToStore(storage, keyOf(draftKey), draft);
    },
    takeOver(account) {
      for (const key of keysBelow(storage, conversationKey)) {
        if (key === keyOf(conversationKey)) continue;
        const earlier = read(key);
        if (earlier?.account !== account) continue;
        const itsDraftKey = key.replace(conversationKey, draftKey);
        const draft = storage.getItem(itsDraftKey) ?? '';
        storage.removeItem(key);
        storage.removeItem(itsDraftKey);
        for (const base of [mixesKey, stationKey, storedAsKey]) {
          const itsKey = key.replace(conversationKey, base);
          const text = storage.getItem(itsKey);
          storage.removeItem(itsKey);
          if (text !== null && storage.getItem(keyOf(base)) === null) tryToStore(storage, keyOf(base), text);
        }
        return { turns: earlier.turns, draft };
      }
      return null;
    },
  };
}

const storedBriefsSchema = z.object({
  turns: z.array(
    z.object({
      end: z.object({ answer: z.optional(z.object({ brief: z.optional(z.unknown()) })) }),
      byHand: z.optional(z.array(z.object({ brief: z.optional(z.unknown()) }))),
    }),
  ),
});

/** The turns are read without a brief that is none; which field was at fault has to be told. */
function unreadFieldOf(stored: unknown): string | null {
  const parsed = storedBriefsSchema.safeParse(stored);
  if (!parsed.success) return null;
  const briefs = parsed.data.turns.flatMap(({ end, byHand = [] }) => [
    end.answer?.brief,
    ...byHand.map((step) => step.brief),
  ]);
  const newest = briefs.findLast((brief) => brief !== undefined && brief !== null);
  const checked = newest === undefined ? null : briefSchema.safeParse(newest);
  return checked?.error?.issues[0] === undefined
    ? null
    : ['brief', ...checked.error.issues[0].path].map(String).join('.');
}

/** Keeps what cannot be read, from a newer version or damaged, where nothing writes over it. */
function setAside(storage: Storage, key: string, text: string): void {
  const place = keysBelow(storage, unreadableKey).length + 1;
  tryToStore(storage, `${unreadableKey}/${place}`, text);
  storage.removeItem(key);
}
