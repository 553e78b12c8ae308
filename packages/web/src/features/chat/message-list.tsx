import { ArrowDown, Square } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MoodBadge } from '../../components/mood-badge.tsx';
import type { AnswerParts } from './answer-parts.ts';
import type { ByHand } from './by-hand.ts';
import type { ConversationView } from './conversation.ts';
import { isWithoutMusic, linesOf } from './lines.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { MixAt } from './mix-places.ts';
import { RefusedBrief, refusedFieldOf } from './refused-brief.tsx';
import { canUndo, type NewestAnswer, newestAnswer } from './steps.ts';
import { texts } from './texts.ts';
import { failureOfNewest, isAwaiting } from './turns.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

interface MessageListProps {
  view: Pick<ConversationView, 'turns' | 'search' | 'unreadField'>;
  onStop: () => void;
  /** The newest message waits for a network: it has not failed, and its answer is still to come. */
  isQueued: boolean;
  /** `null` while nothing may be sent. */
  onRetry: (() => void) | null;
  onSearchAgain: () => void;
  /** `null` while nothing may be sent or changed. */
  byHand: ByHand | null;
  /** Somebody was in danger: nothing cheerful is put in their mouth. */
  isInNeed: boolean;
  mixAt: MixAt;
  /** What the newest answer has beside its words; `null` until it is loaded. */
  parts: AnswerParts | null;
}

export function MessageList(props: MessageListProps) {
  const { view, onStop, isQueued, onRetry, onSearchAgain, byHand, isInNeed, mixAt, parts } = props;
  const { turns, search, unreadField } = view;
  // What is said to a failure asks for another message.
  const lines = isQueued ? linesOf(turns).slice(0, -1) : linesOf(turns);
  const isWaiting = isAwaiting(turns);
  const takesLong = useTakesLong(isWaiting);
  const failure = failureOfNewest(turns);
  const refusedField = failure && refusedFieldOf(failure);
  const last = lines.at(-1)?.message;
  const newest = newestAnswer(turns);
  const { listRef, onScroll, isBehind, jumpToNewest } = useScrollToNewest(
    `${last?.id} ${isWaiting} ${takesLong}`,
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
        // What is only heard stands in it, or it would lengthen the page.
        className="relative flex grow flex-col gap-4 overflow-y-auto overscroll-contain rounded-medium px-1 py-3 low:gap-2 low:py-1 sm:px-2"
      >
        <MessageBubble text={texts.greeting} isUser={false} />
        {lines.map(({ message, answer, mix }) => (
          <Fragment key={message.id}>
            <MessageBubble
              text={message.text}
              isUser={message.isUser}
              beginsNewest={mix !== undefined && message === last}
              mood={message.isUser ? undefined : message.detectedMood}
              badge={newest !== null && answer === newest.answer && badgeOf(newest, byHand, parts)}
              note={answer?.note}
              helpUrl={answer?.helpUrl}
              helpLine={answer?.helpLine}
              language={answer?.language}
            />
            {mix !== undefined && mixAt(mix)}
          </Fragment>
        ))}
        {failure !== null && (
          <div data-begins-newest className="flex flex-col items-start">
            {isQueued ? (
              <p className="self-end px-1 text-end text-muted text-s">{texts.queued}</p>
            ) : refusedField !== null ? (
              <RefusedBrief field={refusedField} onRetry={onRetry} />
            ) : isWithoutMusic(failure) ? (
              onRetry !== null && (
                <button type="button" className="button button-quiet" onClick={onRetry}>
                  {texts.lookAgain}
                </button>
              )
            ) : (
              <FailureNotice failure={failure} onRetry={onRetry} />
            )}
          </div>
        )}
        {newest !== null &&
          (parts === null ? (
            <div className="min-h-11" />
          ) : (
            <parts.AnswerAside
              key={last?.id}
              newest={newest}
              byHand={byHand}
              canUndo={canUndo(turns)}
              search={search}
              onSearchAgain={onSearchAgain}
              isInNeed={isInNeed}
            />
          ))}
        {unreadField !== null && (
          <p role="alert" className="px-1 text-muted text-s wrap-anywhere">
            {texts.unread(unreadField)}
          </p>
        )}
        {isWaiting && <TypingIndicator />}
        {takesLong && <StillLooking onStop={onStop} />}
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
        {takesLong ? texts.stillLooking : isWaiting ? texts.thinking : whatCame(turns)}
      </p>
    </div>
  );
}

/** The playlists of the newest answer, for who does not see them come. */
function whatCame(turns: ConversationView['turns']): string {
  const end = turns.at(-1)?.end;
  const playlists = end?.kind === 'answered' ? end.answer.playlists : [];
  const [first] = playlists;
  return first === undefined ? '' : texts.playlistsCame(playlists.length, first.name);
}

function badgeOf(
  { answer, briefs: { now: brief }, mood }: NewestAnswer,
  byHand: ByHand | null,
  parts: AnswerParts | null,
): ReactNode {
  if (brief === null || mood === undefined) return null;
  if (parts === null) return <MoodBadge mood={mood} />;
  return (
    <parts.MoodCorrection mood={mood} brief={brief} asks={answer.asks} onCorrect={byHand?.correct ?? null} />
  );
}

/** So long the dots may speak for themselves. */
const longAfterMs = 4000;

/** Whether an answer has been awaited for longer than people like to wait without a word. */
function useTakesLong(isWaiting: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setTakesLong(true), longAfterMs);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isWaiting]);
  return takesLong && isWaiting;
}

function StillLooking({ onStop }: { onStop: () => void }) {
  return (
    <div className="message flex items-center gap-2 px-1 text-muted text-s">
      <span aria-hidden>{texts.stillLooking}</span>
      <button type="button" className="button button-quiet" onClick={onStop}>
        <Square size={14} aria-hidden fill="currentColor" />
        {texts.stop}
      </button>
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
