import { countCodePoints, messageMaxCodePoints } from '@attune/contract';
import { ArrowUp, Dices } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useSparks } from '../../components/sparks.tsx';
import { sendsText } from '../../lib/sends-text.ts';
import { messageFieldId } from './message-field-id.ts';
import { MoodPicker } from './mood-picker.tsx';
import { moodStarters, withStarter } from './starters.ts';
import { texts } from './texts.ts';

interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  isWaiting: boolean;
  /** A message waits for a network; the next one can be written meanwhile. */
  isQueued: boolean;
  /** From 0 to below 1; the tests bring their own. */
  random?: () => number;
}

/** From here on the listener sees how much room is left. */
const countFrom = messageMaxCodePoints * 0.9;

/** Fetched when one is asked for: nobody's first message waits for them, nor does a press wait for a network. */
const loadSurprises = async (): Promise<readonly string[]> =>
  navigator.onLine ? (await import('./surprise-starters.ts')).surpriseStarters : [];

export function Composer({
  draft,
  onDraft,
  onSend,
  isWaiting,
  isQueued,
  random = Math.random,
}: ComposerProps) {
  const id = messageFieldId;
  const input = useRef<HTMLTextAreaElement>(null);
  const surprises = useRef<readonly string[]>([]);
  const sendButton = useRef<HTMLButtonElement>(null);
  const sparks = useSparks();
  const length = countCodePoints(draft);
  const isTooLong = length > messageMaxCodePoints;
  const canSend = !isWaiting && !isQueued && draft.trim() !== '' && !isTooLong;

  useFocusAfterAnswer(input, isWaiting);
  useHeightOfText(input, draft);

  const submit = () => {
    if (!canSend) return;
    const button = sendButton.current;
    if (button !== null) {
      sparks.burst(button.offsetLeft + button.offsetWidth / 2, button.offsetTop + button.offsetHeight / 2);
    }
    onSend(draft);
    onDraft('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sendsText(event)) return;
    event.preventDefault();
    submit();
  };
  const write = (starter: string) => {
    const element = input.current;
    if (element === null) return;
    const text = withStarter(element.value, starter, surprises.current);
    onDraft(text);
    element.focus();
    // After React has put the new text in, the caret belongs behind it.
    queueMicrotask(() => element.setSelectionRange(text.length, text.length));
  };
  const surprise = async () => {
    // Once they are here nothing may come between the press and the focus.
    if (surprises.current.length === 0) surprises.current = await loadSurprises().catch(() => []);
    const known = surprises.current.length > 0 ? surprises.current : Object.values(moodStarters);
    const others = known.filter((starter) => input.current?.value.endsWith(starter) === false);
    write(others[Math.floor(random() * others.length)] ?? '');
  };

  return (
    <form
      onSubmit={onSubmit}
      className="card relative flex flex-col low:flex-row low:items-center transition-colors duration-150 focus-within:border-line-strong"
    >
      <label htmlFor={id} className="sr-only">
        {texts.inputLabel}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={1}
        dir="auto"
        value={draft}
        disabled={isWaiting}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTooLong}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        enterKeyHint="send"
        className="composer-input"
      />
      <div className="flex items-center gap-x-1 px-2 pb-2 low:shrink-0 low:pb-0 max-sm:flex-wrap">
        <MoodPicker isDisabled={isWaiting} onPick={(mood) => write(moodStarters[mood])} />
        <IconButton
          label={texts.surprise}
          tooltipSide="top"
          disabled={isWaiting}
          onClick={() => void surprise()}
        >
          <Dices size={20} aria-hidden />
        </IconButton>
        <p id={`${id}-hint`} className="sr-only">
          {texts.keyHint}
        </p>
        <p
          role="status"
          className={`ms-auto px-2 text-end text-xs max-sm:not-empty:order-first max-sm:not-empty:mb-1 max-sm:not-empty:basis-full ${isTooLong ? 'text-danger' : 'text-muted'}`}
        >
          {length >= countFrom && texts.count(length, messageMaxCodePoints)}
          {isTooLong && <span className="block">{texts.tooLong}</span>}
        </p>
        <IconButton
          ref={sendButton}
          type="submit"
          label={texts.send}
          tooltipSide="top"
          isPrimary
          className="max-sm:ms-auto"
          disabled={!canSend}
        >
          <ArrowUp size={20} aria-hidden />
        </IconButton>
      </div>
      {sparks.layer}
    </form>
  );
}

/** A disabled field loses the focus; the listener gets it back when they may write again. */
function useFocusAfterAnswer(input: React.RefObject<HTMLTextAreaElement | null>, isWaiting: boolean): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    const nothingElseFocused = document.activeElement === null || document.activeElement === document.body;
    if (wasWaiting.current && !isWaiting && nothingElseFocused) input.current?.focus({ preventScroll: true });
    wasWaiting.current = isWaiting;
  }, [input, isWaiting]);
}

/** Lets the field grow with its text where the browser does not do so by itself (`field-sizing`). */
function useHeightOfText(input: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the height follows
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [input, text]);
}
