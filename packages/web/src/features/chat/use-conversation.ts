import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { useAnalyseMood } from './api/analyse-mood.ts';
import { type Conversation, changeConversation, emptyConversation, unansweredText } from './conversation.ts';
import { readConversation, writeConversation } from './conversation-storage.ts';

export interface ConversationControl {
  conversation: Conversation;
  /** An answer is awaited. */
  isWaiting: boolean;
  send: (text: string) => void;
  /** Sends the last message once more, if it has no answer. */
  retry: () => void;
  clear: () => void;
  /** Brings back what `clear` took, until the next message is sent; `null` when there is nothing to bring back. */
  undoClear: (() => void) | null;
}

export function useConversation(storage: Storage): ConversationControl {
  const [conversation, dispatch] = useReducer(changeConversation, storage, readConversation);
  const [cleared, setCleared] = useState<Conversation | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const current = useRef<AbortController | null>(null);
  const { mutateAsync: analyse } = useAnalyseMood();

  useEffect(() => writeConversation(storage, conversation), [storage, conversation]);

  const drop = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setIsWaiting(false);
  }, []);
  useEffect(() => drop, [drop]);

  const ask = useCallback(
    async (text: string) => {
      const controller = new AbortController();
      current.current = controller;
      setIsWaiting(true);
      try {
        const answer = await analyse({ text, signal: controller.signal });
        if (current.current === controller) dispatch({ type: 'answered', answer });
      } catch (error) {
        if (current.current !== controller || error instanceof SignedOutError) return;
        log.error('The mood of the message could not be read.', error);
        dispatch({ type: 'failed', failure: failureOf(error, Date.now()) });
      } finally {
        if (current.current === controller) drop();
      }
    },
    [analyse, drop],
  );

  const unanswered = unansweredText(conversation);
  return {
    conversation,
    isWaiting,
    send: (text) => {
      if (isWaiting || text.trim() === '') return;
      setCleared(null);
      dispatch({ type: 'sent', text });
      void ask(text);
    },
    retry: () => {
      if (isWaiting || unanswered === null) return;
      dispatch({ type: 'retried' });
      void ask(unanswered);
    },
    clear: () => {
      drop();
      setCleared(conversation);
      dispatch({ type: 'replaced', conversation: emptyConversation });
    },
    undoClear:
      cleared === null
        ? null
        : () => {
            dispatch({ type: 'replaced', conversation: cleared });
            setCleared(null);
          },
  };
}
