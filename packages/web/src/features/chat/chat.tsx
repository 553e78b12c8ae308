import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Waveform } from '../../components/waveform.tsx';
import { focusStartOfScreen } from '../../lib/start-of-screen.ts';
import { useStore } from '../../lib/store.ts';
import type { AnswerParts } from './answer-parts.ts';
import { careOf } from './care.ts';
import { CareCard, type PlayButtonOf } from './care-card.tsx';
import { ClearButton } from './clear-button.tsx';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './message-list.tsx';
import type { MixAt } from './mix-places.ts';
import type { Opening } from './opening.ts';
import { texts } from './texts.ts';
import { failureOfNewest, isAwaiting } from './turns.ts';

interface ChatProps {
  conversation: Conversation;
  /** Without a network the newest message waits for one, and nothing else is sent or changed. */
  isOnline: boolean;
  /** What stands above the conversation: the menu's button and the current track. */
  top: ReactNode;
  /** What has to be answered before anything can be written; it stands in the input's place. */
  question: ReactNode | null;
  opening: Opening;
  /** What was said before, for who keeps that. */
  earlier: ReactNode;
  playButton: PlayButtonOf;
  /** The mix made for an answer. */
  mixAt: MixAt;
  /** What the newest answer has beside its words; `null` until it is loaded. */
  parts: AnswerParts | null;
  /** On a phone, the edge of what was found. */
  sheet: ReactNode | null;
}

/** Greeting and input at first; with the first message the list of messages takes the greeting's place. */
export function Chat({
  conversation,
  isOnline,
  top,
  question,
  opening,
  earlier,
  playButton,
  mixAt,
  parts,
  sheet,
}: ChatProps) {
  const view = useStore(conversation);
  const { turns, draft, cleared } = view;
  const { send, stop, retry, correct, undo, searchAgain, clear, undoClear, writeDraft } = conversation;
  const care = careOf(turns);
  const isWaiting = isAwaiting(turns);
  const hasBegun = turns.length > 0;
  const isQueued = !isOnline && failureOfNewest(turns)?.code === 'network';
  const maySend = question === null && isOnline;
  // Its button goes with it, and takes the focus along.
  const andGoOn = (act: () => void) => () => {
    act();
    focusStartOfScreen();
  };
  return (
    <section
      // A landmark may not stand in another, and the sheet has one.
      aria-label={sheet === null ? texts.title : undefined}
      className={`chat ${hasBegun ? 'chat-begun' : ''} @container max-sm:has-data-[credit=logo]:[--credit-room:4rem] max-sm:has-data-[credit=words]:[--credit-room:1.75rem]`}
    >
      <h1 className="sr-only">{texts.title}</h1>
      <div className="flex flex-wrap items-center gap-2">
        {top}
        {hasBegun && (
          <div className="ms-auto">
            <ClearButton onClear={andGoOn(clear)} />
          </div>
        )}
      </div>
      {hasBegun ? (
        <MessageList
          view={view}
          onStop={stop}
          isQueued={isQueued}
          onRetry={maySend ? retry : null}
          onSearchAgain={searchAgain}
          byHand={maySend ? { correct, undo, say: send } : null}
          isInNeed={care !== null}
          mixAt={mixAt}
          parts={parts}
        />
      ) : (
        <div className="pt-10 pb-5 low:pt-0 low:pb-0 lg:pt-[14dvh]">
          <Waveform shape="all" bars={24} className="h-12 w-44 stroke-4 low:hidden" />
          <p dir="auto" className="mt-6 text-muted wrap-anywhere low:mt-0">
            {opening.greeting}
          </p>
          <p className="mt-1 text-balance font-bold font-title text-2xl leading-tight tracking-tight">
            {texts.greeting}
          </p>
        </div>
      )}
      {care !== null && (
        <CareCard key={care.turn} care={care} onClose={conversation.closeHelp} playButton={playButton} />
      )}
      {sheet}
      <div key="composer" className="chat-input">
        {question ?? (
          <Composer
            draft={draft}
            onDraft={writeDraft}
            onSend={send}
            isWaiting={isWaiting}
            isQueued={isQueued}
          />
        )}
      </div>
      <div role="status">
        {cleared !== null && (
          <span className="flex items-center gap-2 text-muted text-s">
            {texts.cleared}
            <button
              type="button"
              className="button button-plain px-3 text-accent"
              onClick={andGoOn(undoClear)}
            >
              <Undo2 size={16} aria-hidden />
              {texts.undo}
            </button>
          </span>
        )}
      </div>
      {!hasBegun && question === null && <Starters starters={opening.starters} onPick={send} />}
      {!hasBegun && question === null && earlier}
    </section>
  );
}

function Starters({ starters, onPick }: { starters: readonly string[]; onPick: (text: string) => void }) {
  return (
    <div className="mt-3">
      <p className="mb-2 text-muted text-s">{texts.starters}</p>
      <ul className="flex flex-wrap gap-2">
        {starters.map((starter) => (
          <li key={starter}>
            <button type="button" className="button button-quiet font-medium" onClick={() => onPick(starter)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
