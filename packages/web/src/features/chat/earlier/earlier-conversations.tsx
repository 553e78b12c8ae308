import { History, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
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
  const choose = (chosen: 'yes' | 'no') => {
    stored.choose(chosen);
    setChoice(chosen);
  };
  if (choice === 'asked-for') return <Question onChoose={choose} />;
  if (choice !== 'yes' || conversations.length === 0) return null;
  const shown = showsAll ? conversations : conversations.slice(0, shownAtFirst);
  return (
    <section aria-label={texts.title} className="mt-6">
      <h2 className="mb-2 font-body font-normal text-muted text-s">{texts.title}</h2>
      <ul className="flex flex-col">
        {shown.map((conversation) => {
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
                onClick={() => {
                  stored.forget(conversation.id);
                  setConversations(stored.list());
                }}
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
