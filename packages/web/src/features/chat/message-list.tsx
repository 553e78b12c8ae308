import { ArrowDown } from 'lucide-react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { texts } from './texts.ts';
import { failureOfNewest, isAwaiting, linesOf, type Turns } from './turns.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

interface MessageListProps {
  turns: Turns;
  /** `null` while nothing may be sent. */
  onRetry: (() => void) | null;
}

export function MessageList({ turns, onRetry }: MessageListProps) {
  const lines = linesOf(turns);
  const isWaiting = isAwaiting(turns);
  const failure = failureOfNewest(turns);
  const last = lines.at(-1)?.message;
  const { listRef, onScroll, isBehind, jumpToNewest } = useScrollToNewest(
    `${last?.id} ${isWaiting}`,
    last?.isUser === true,
    lines.length > 1,
  );
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
        {lines.map(({ message, answer }) => (
          <MessageBubble
            key={message.id}
            text={message.text}
            isUser={message.isUser}
            mood={answer?.mood}
            helpUrl={answer?.helpUrl}
            helpLine={answer?.helpLine}
            language={answer?.language}
          />
        ))}
        {isWaiting && <TypingIndicator />}
        {failure !== null && <FailureNotice failure={failure} onRetry={onRetry} />}
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
