import { ArrowDown } from 'lucide-react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { Failure } from '../../lib/error-text.ts';
import type { Conversation } from './conversation.ts';
import { MessageBubble } from './message-bubble.tsx';
import { texts } from './texts.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

/** The page closed before the answer came. */
const cutOff: Failure = { code: 'cut_off', retryAtMs: null };

interface MessageListProps {
  conversation: Conversation;
  isWaiting: boolean;
  /** `null` while nothing may be sent. */
  onRetry: (() => void) | null;
}

export function MessageList({ conversation, isWaiting, onRetry }: MessageListProps) {
  const { messages, failure, helpUrls, helpLines, languages } = conversation;
  const last = messages.at(-1);
  const { listRef, onScroll, isBehind, jumpToNewest } = useScrollToNewest(
    `${last?.id} ${isWaiting}`,
    last?.isUser === true,
    messages.length > 1,
  );
  const isUnanswered = !isWaiting && (failure !== null || last?.isUser === true);
  return (
    <div className="message-list relative">
      <div
        ref={listRef}
        onScroll={onScroll}
        role="log"
        aria-label={texts.conversation}
        aria-busy={isWaiting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
        tabIndex={0}
        className="flex grow flex-col gap-4 overflow-y-auto overscroll-contain rounded-medium px-1 py-3 sm:px-2"
      >
        <MessageBubble text={texts.greeting} isUser={false} />
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            text={message.text}
            isUser={message.isUser}
            mood={message.isUser ? undefined : message.detectedMood}
            helpUrl={message.isUser ? undefined : helpUrls[message.id]}
            helpLine={message.isUser ? undefined : helpLines[message.id]}
            language={message.isUser ? undefined : languages[message.id]}
          />
        ))}
        {isWaiting && <TypingIndicator />}
        {isUnanswered && <FailureNotice failure={failure ?? cutOff} onRetry={onRetry} />}
      </div>
      {isBehind && (
        <button
          type="button"
          onClick={jumpToNewest}
          className="button button-quiet absolute inset-x-0 bottom-3 mx-auto w-fit shadow-high"
        >
          <ArrowDown size={16} aria-hidden />
          {texts.jumpToLatest}
        </button>
      )}
      <p role="status" className="sr-only">
        {isWaiting ? texts.thinking : ''}
      </p>
    </div>
  );
}

function TypingIndicator() {
  return (
    <div
      aria-hidden
      data-testid="typing-indicator"
      className="message flex w-fit items-center gap-1.5 self-start rounded-large rounded-bl-small border border-line bg-surface px-4 py-4"
    >
      <span className="typing-dot" />
      <span className="typing-dot" />
      <span className="typing-dot" />
    </div>
  );
}
