import { type Mood, messageMaxUnits } from '@attune/contract';
import { ArrowUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { sendsText } from '../../lib/sends-text.ts';
import type { OpenedDevice } from './opened-device.ts';
import { openingLines, texts } from './texts.ts';

/** A message that was tried, with the sound device that the same gesture has opened. */
export interface Tried {
  text: string;
  device: OpenedDevice | null;
}

interface TryCardProps {
  /** What was typed before a sign-in that did not come about. */
  firstText: string;
  tried: Tried | null;
  mood: Mood | null;
  onTry: (text: string) => void;
  onAgain: () => void;
  /** What stands below a message once it is said. */
  answer: ReactNode;
  /** What it takes is about to be wanted. */
  onPrefetch: () => void;
}

/** The first sentence of a conversation, before anybody has signed in. */
export function TryCard({ firstText, tried, mood, onTry, onAgain, answer, onPrefetch }: TryCardProps) {
  return (
    <section
      aria-label={texts.tryTitle}
      data-tone={mood ?? 'calm'}
      className="card flex min-h-104 min-w-0 flex-col gap-4 p-5 shadow-high sm:p-6"
    >
      {tried === null ? (
        <SayForm firstText={firstText} onTry={onTry} onPrefetch={onPrefetch} />
      ) : (
        <>
          <p
            dir="auto"
            className="max-w-[90%] self-end whitespace-pre-wrap rounded-large rounded-br-small bg-accent px-4 py-2.5 text-on-accent wrap-anywhere"
          >
            <span className="sr-only">{texts.youSaid} </span>
            {tried.text}
          </p>
          {answer}
          <button
            type="button"
            className="button button-plain mt-auto self-start px-3 text-s"
            onClick={onAgain}
          >
            {texts.sayElse}
          </button>
        </>
      )}
    </section>
  );
}

function SayForm({ firstText, onTry, onPrefetch }: Pick<TryCardProps, 'firstText' | 'onTry' | 'onPrefetch'>) {
  const id = useId();
  const [text, setText] = useState(firstText);
  const submit = () => {
    if (text.trim() !== '') onTry(text);
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
  return (
    <>
      <form onSubmit={onSubmit} className="flex flex-col gap-3">
        <label htmlFor={id} className="font-bold font-title text-l">
          {texts.tryLabel}
        </label>
        <p id={`${id}-hint`} className="text-muted text-s">
          {texts.tryHint}
        </p>
        <div className="card relative transition-colors duration-150 focus-within:border-line-strong">
          <textarea
            id={id}
            rows={2}
            dir="auto"
            value={text}
            maxLength={messageMaxUnits}
            aria-describedby={`${id}-hint`}
            placeholder={texts.tryPlaceholder}
            enterKeyHint="send"
            onFocus={onPrefetch}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="composer-input pe-14"
          />
          <IconButton
            type="submit"
            label={texts.send}
            tooltipSide="top"
            isPrimary
            className="absolute end-2 bottom-2"
            disabled={text.trim() === ''}
          >
            <ArrowUp size={20} aria-hidden />
          </IconButton>
        </div>
      </form>
      <p className="text-muted text-s">{texts.orTry}</p>
      <ul className="flex flex-wrap gap-2">
        {openingLines.map((line) => (
          <li key={line}>
            <button
              type="button"
              className="button button-quiet text-start font-medium"
              onPointerEnter={onPrefetch}
              onClick={() => onTry(line)}
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
