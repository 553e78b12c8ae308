import type { Installation, Mood, TryAnswer } from '@attune/contract';
import { type ReactNode, useEffect } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MoodBadge } from '../../components/mood-badge.tsx';
import type { Failure } from '../../lib/error-text.ts';
import { HelpWords } from './help-words.tsx';
import { KeepForm } from './keep-form.tsx';
import { tryTexts } from './try-texts.ts';

/** How a tried message stands. */
export type TryState =
  | { kind: 'waiting' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'answered'; answer: TryAnswer };

interface TryReplyProps {
  state: TryState;
  streaming: Installation['streaming'] | undefined;
  preview: ReactNode;
  onMood: (mood: Mood | null) => void;
  onRetry: () => void;
  /** The listener is about to leave for the sign-in. */
  onKeep: () => void;
}

/** What was heard in a tried message, and the way to keep it. */
export function TryReply({ state, streaming, preview, onMood, onRetry, onKeep }: TryReplyProps) {
  const mood = state.kind === 'answered' ? shownMood(state.answer) : null;
  useEffect(() => onMood(mood), [mood, onMood]);
  return (
    <>
      <div role="status" className="flex max-w-[90%] flex-col items-start gap-1.5">
        {state.kind === 'waiting' && (
          <p className="flex items-center gap-1.5 px-4 py-4" data-testid="try-waiting">
            <span className="sr-only">{tryTexts.waiting}</span>
            <span className="typing-dot" />
            <span className="typing-dot" />
            <span className="typing-dot" />
          </p>
        )}
        {state.kind === 'answered' && (
          <>
            <p
              dir="auto"
              lang={state.answer.language === 'und' ? undefined : state.answer.language}
              className="message whitespace-pre-wrap rounded-large rounded-bl-small border border-line px-4 py-2.5 wrap-anywhere"
            >
              <span className="sr-only">{tryTexts.attuneSaid} </span>
              {state.answer.botResponse}
            </p>
            {mood !== null && <MoodBadge mood={mood} />}
            <HelpWords answer={state.answer} />
          </>
        )}
      </div>
      {state.kind === 'failed' && (
        <FailureNotice failure={state.failure} what={tryTexts.failed} onRetry={onRetry} />
      )}
      {state.kind === 'answered' && preview}
      {state.kind === 'answered' && state.answer.helpUrl === undefined && (
        <KeepForm streaming={streaming} onKeep={onKeep} />
      )}
    </>
  );
}

/** A message that may come from somebody in need shows no mood. */
function shownMood({ detectedMood, helpUrl, helpLine }: TryAnswer): Mood | null {
  return helpUrl === undefined && helpLine === undefined ? (detectedMood ?? null) : null;
}
