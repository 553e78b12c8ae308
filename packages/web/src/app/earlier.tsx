import { type ReactNode, useEffect, useMemo } from 'react';
import { EarlierConversations } from '../features/chat/earlier/earlier-conversations.tsx';
import { keepConversation, reopenConversation } from '../features/chat/earlier/keep-conversation.ts';
import { type KeptConversations, keptConversations } from '../features/chat/earlier/kept-conversations.ts';
import { useProfile } from '../features/sign-in/api/get-profile.ts';
import { useListener } from './listener-context.tsx';
import { useServices } from './services-context.tsx';

/** What is kept for who is signed in; `null` until it is known who that is. */
export function useKept(): KeptConversations | null {
  const { localStorage, now } = useServices();
  const account = useProfile().data?.external_urls.spotify;
  return useMemo(
    () => (account === undefined ? null : keptConversations(localStorage, account, now)),
    [localStorage, account, now],
  );
}

/** Keeps what is said from now on, if the listener wants that. */
export function KeepEarlier(): null {
  const { sessionStorage: tab, session, now, newId } = useServices();
  const { conversation, signIn } = useListener();
  const kept = useKept();
  useEffect(() => {
    if (kept === null) return undefined;
    const goesOn = () => session.signIn() === signIn;
    return keepConversation({ conversation, kept, tab, signIn, goesOn, now, newId });
  }, [conversation, kept, tab, session, signIn, now, newId]);
  return null;
}

/** What was said here before. */
export function Earlier(): ReactNode {
  const { sessionStorage: tab, now } = useServices();
  const { conversation, signIn } = useListener();
  const kept = useKept();
  return (
    kept && (
      <EarlierConversations
        kept={kept}
        now={now}
        onReopen={(one) => reopenConversation({ conversation, tab, signIn }, one)}
      />
    )
  );
}
