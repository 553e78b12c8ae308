import { Eraser, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Composer } from './composer.tsx';
import { readDraft, writeDraft } from './conversation-storage.ts';
import { MessageList } from './message-list.tsx';
import { openingStarters } from './starters.ts';
import { texts } from './texts.ts';
import type { ConversationControl } from './use-conversation.ts';

interface ChatProps {
  control: ConversationControl;
  storage: Storage;
}

/** Greeting and input at first; with the first message the list of messages takes the greeting's place. */
export function Chat({ control, storage }: ChatProps) {
  const [draft, setDraft] = useState(() => readDraft(storage));
  const { conversation, isWaiting, send, retry, clear, undoClear } = control;
  const hasBegun = conversation.messages.length > 0;

  const changeDraft = (text: string) => {
    setDraft(text);
    writeDraft(storage, text);
  };
  const composer = <Composer draft={draft} onDraft={changeDraft} onSend={send} isWaiting={isWaiting} />;

  return (
    <section
      aria-label={texts.title}
      className={`mx-auto flex w-full max-w-3xl flex-col gap-3 ${hasBegun ? '' : 'justify-center gap-8 lg:min-h-[calc(100dvh-14rem)]'}`}
    >
      <h1 className="sr-only">{texts.title}</h1>
      {hasBegun ? (
        <>
          <div className="flex items-center justify-end">
            <button type="button" className="button button-plain" onClick={clear}>
              <Eraser size={16} aria-hidden />
              {texts.clear}
            </button>
          </div>
          <MessageList conversation={conversation} isWaiting={isWaiting} onRetry={retry} />
        </>
      ) : (
        <p className="max-w-2xl text-balance font-bold font-title text-2xl leading-tight tracking-tight">
          {texts.greeting}
        </p>
      )}
      <div key="composer">{composer}</div>
      {!hasBegun && (
        <div>
          <p className="mb-2 text-muted text-s">{texts.starters}</p>
          <ul className="flex flex-wrap gap-2">
            {openingStarters.map((starter) => (
              <li key={starter}>
                <button
                  type="button"
                  className="button button-quiet font-medium"
                  onClick={() => changeDraft(starter)}
                >
                  {starter}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status" className="min-h-11">
        {undoClear !== null && (
          <span className="flex items-center gap-2 text-muted text-s">
            {texts.cleared}
            <button type="button" className="button button-plain px-3 text-accent" onClick={undoClear}>
              <Undo2 size={16} aria-hidden />
              {texts.undo}
            </button>
          </span>
        )}
      </div>
    </section>
  );
}
