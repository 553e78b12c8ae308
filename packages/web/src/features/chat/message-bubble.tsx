import type { HelpLine, Mood } from '@attune/contract';
import type { ReactNode } from 'react';
import { MoodBadge } from '../../components/mood-badge.tsx';
import { texts } from './texts.ts';

interface MessageBubbleProps {
  text: string;
  isUser: boolean;
  /** What stands under it is read from here. */
  beginsNewest?: boolean;
  mood?: Mood | undefined;
  /** Stands for the badge where the mood can be corrected. */
  badge?: ReactNode;
  /** What could not be done. */
  note?: string | undefined;
  /** Where help is found. A message with one is for someone in need: the link, and no mood beside it. */
  helpUrl?: string | undefined;
  /** Where help is found, said quietly under the message. A message with one shows no mood either. */
  helpLine?: HelpLine | undefined;
  /** The language of message and line, where it is not the page's. */
  language?: string | undefined;
}

/** One line of the chat: the listener's on the right, the assistant's on the left with the mood it heard. */
export function MessageBubble({
  text,
  isUser,
  beginsNewest,
  mood,
  badge,
  note,
  helpUrl,
  helpLine,
  language,
}: MessageBubbleProps) {
  const showsMood = helpUrl === undefined && helpLine === undefined;
  // Where the window is low the mood stands beside the words.
  const isOneLine = showsMood && note === undefined;
  return (
    <div
      data-begins-newest={beginsNewest || undefined}
      data-author={isUser ? 'listener' : 'assistant'}
      className={`message flex max-w-[85%] flex-col gap-1.5 sm:max-w-[75%] ${
        isUser
          ? 'items-end self-end'
          : `items-start self-start ${isOneLine ? 'low:flex-row low:items-center' : ''}`
      }`}
    >
      <span className="sr-only">{isUser ? texts.youSaid : texts.assistantSaid}</span>
      <p
        dir="auto"
        lang={language}
        className={`whitespace-pre-wrap rounded-large px-4 py-2.5 wrap-anywhere ${
          isUser
            ? 'rounded-br-small bg-accent text-on-accent'
            : 'rounded-bl-small border border-line bg-surface'
        }`}
      >
        {helpUrl === undefined ? text : <TextWithLink text={text} url={helpUrl} />}
      </p>
      {note !== undefined && <p className="px-1 text-muted text-s wrap-anywhere">{note}</p>}
      {helpLine !== undefined && (
        <p dir="auto" lang={language} className="px-1 text-muted text-s wrap-anywhere">
          <TextWithLink text={helpLine.text} url={helpLine.url} />
        </p>
      )}
      {mood !== undefined && showsMood && (badge ?? <MoodBadge mood={mood} />)}
    </div>
  );
}

/** The address where the text names it, or after the text, as a link that can be pressed. */
function TextWithLink({ text, url }: { text: string; url: string }) {
  const shown = addressToShow(url);
  if (shown === null) return text;
  const at = text.indexOf(shown);
  const [before, after] = at === -1 ? [`${text} `, ''] : [text.slice(0, at), text.slice(at + shown.length)];
  return (
    <>
      {before}
      <a href={url} target="_blank" rel="noopener noreferrer" className="text-link font-semibold">
        {shown}
        <span lang="en" className="sr-only">
          {' '}
          {texts.opensInNewTab}
        </span>
      </a>
      {after}
    </>
  );
}

/** An address as people write it; `null` for anything a browser should not follow. */
function addressToShow(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (protocol !== 'https:') return null;
  return pathname === '/' ? host : `${host}${pathname}`;
}
