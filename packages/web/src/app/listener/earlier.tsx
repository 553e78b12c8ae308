import { type ReactNode, useEffect, useMemo } from 'react';
import { EarlierConversations } from '../../features/chat/earlier/earlier-conversations.tsx';
import {
  type KeepingParts,
  keepConversation,
  reopenConversation,
} from '../../features/chat/earlier/keep-conversation.ts';
import {
  type StoredConversations,
  storedConversations,
} from '../../features/chat/earlier/stored-conversations.ts';
import { useProfile } from '../../features/sign-in/api/get-profile.ts';
import { useServices } from '../services-context.tsx';
import { useListener } from './listener-context.tsx';

/** What is stored for who is signed in; `null` until it is known who that is. */
export function useStoredConversations(): StoredConversations | null {
  const { localStorage, now } = useServices();
  const account = useProfile().data?.external_urls.spotify;
  return useMemo(
    () => (account === undefined ? null : storedConversations(localStorage, account, now)),
    [localStorage, account, now],
  );
}

/** What keeps the conversation of this tab; `null` until it is known whose it is. */
export function useKeeping(): KeepingParts | null {
  const { sessionStorage: tab, session, now, newId } = useServices();
  const { conversation, signIn } = useListener();
  const stored = useStoredConversations();
  return useMemo(() => {
    const goesOn = () => session.signIn() === signIn;
    return stored && { conversation, stored, tab, signIn, goesOn, now, newId };
  }, [conversation, stored, tab, session, signIn, now, newId]);
}

/** Keeps what is said from now on, if the listener wants that. */
export function KeepEarlier(): null {
  const keeping = useKeeping();
  useEffect(() => (keeping === null ? undefined : keepConversation(keeping)), [keeping]);
  return null;
}

/** What was said here before. */
export function Earlier(): ReactNode {
  const { sessionStorage: tab, now } = useServices();
  const { conversation, signIn } = useListener();
  const stored = useStoredConversations();
  return (
    stored && (
      <EarlierConversations
        stored={stored}
        now={now}
        onReopen={(one) => reopenConversation({ conversation, tab, signIn }, one)}
      />
    )
  );
}
