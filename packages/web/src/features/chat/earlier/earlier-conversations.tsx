import { History, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../components/icon-button.tsx';
import { focusStartOfScreen } from '../../../lib/start-of-screen.ts';
import type { KeepChoice, StoredConversation, StoredConversations } from './stored-conversations.ts';
import { earlierTexts as texts, whenSaid } from './texts.ts';

interface EarlierConversationsProps {
  stored: StoredConversations;
  now: () => number;
  onReopen: (conversation: StoredConversation) => void;
}

/** So many are offered at first. */
const shownAtFirst = 3;

/** Below the greeting: what was said here before, for who keeps it; and once the question whether to. */
export function EarlierConversations({ stored, now, onReopen }: EarlierConversationsProps) {
  const [choice, setChoice] = useState<KeepChoice>(() => stored.choice());
  const [conversations, setConversations] = useState(() => stored.list());
  const [showsAll, setShowsAll] = useState(false);
  const [nowMs] = useState(now);
  const list = useRef<HTMLUListElement>(null);
  const choose = (chosen: 'yes' | 'no') => {
    stored.choose(chosen);
    setChoice(chosen);
    focusStartOfScreen();
  };
  const forget = (id: string, at: number) => {
    stored.forget(id);
    flushSync(() => setConversations(stored.list()));
    // The focus goes on to the next one, while there is one.
    const left = list.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    if (next === undefined) focusStartOfScreen();
    else next.focus();
  };
  if (choice === 'asked-for') return <Question onChoose={choose} />;
  if (choice !== 'yes' || conversations.length === 0) return null;
  const shown = showsAll ? conversations : conversations.slice(0, shownAtFirst);
  return (
    <section aria-label={texts.title} className="mt-6">
      <h2 className="mb-2 font-body font-normal text-muted text-s">{texts.title}</h2>
      <ul ref={list} className="flex flex-col">
        {shown.map((conversation, at) => {
          const said = conversation.turns[0]?.said ?? '';
          const when = whenSaid(conversation.atMs, nowMs);
          return (
            <li key={conversation.id} className="flex items-center gap-1">
              <button
                type="button"
                aria-label={texts.goOn(said, when)}
                className="menu-item min-w-0 grow"
                onClick={() => onReopen(conversation)}
              >
                <History size={18} aria-hidden className="shrink-0" />
                <span dir="auto" className="min-w-0 grow truncate text-start">
                  {said}
                </span>
                <span className="shrink-0 font-normal text-muted text-xs">{when}</span>
              </button>
              <IconButton
                label={texts.forget(said)}
                tooltipSide="end"
                data-forget
                onClick={() => forget(conversation.id, at)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {shown.length < conversations.length && (
          <button type="button" className="button button-plain px-3" onClick={() => setShowsAll(true)}>
            {texts.showAll(conversations.length)}
          </button>
        )}
        <button
          type="button"
          className="button button-plain px-3"
          onClick={() => {
            stored.forgetAll();
            setConversations([]);
            focusStartOfScreen();
          }}
        >
          {texts.forgetAll}
        </button>
      </div>
    </section>
  );
}

function Question({ onChoose }: { onChoose: (choice: 'yes' | 'no') => void }) {
  return (
    <section aria-label={texts.title} className="message mt-6">
      <p>{texts.ask}</p>
      <p className="mt-1 text-muted text-s">{texts.askHint}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button button-quiet" onClick={() => onChoose('yes')}>
          {texts.keep}
        </button>
        <button type="button" className="button button-plain px-3" onClick={() => onChoose('no')}>
          {texts.dontKeep}
        </button>
      </div>
    </section>
  );
}
