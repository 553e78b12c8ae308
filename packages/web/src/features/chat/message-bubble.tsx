import type { Mood } from '@attune/contract';
import { MoodBadge } from '../../components/mood-badge.tsx';
import { texts } from './texts.ts';

interface MessageBubbleProps {
  text: string;
  isUser: boolean;
  mood?: Mood | undefined;
}

/** One line of the chat: the listener's on the right, the assistant's on the left with the mood it heard. */
export function MessageBubble({ text, isUser, mood }: MessageBubbleProps) {
  return (
    <div
      data-author={isUser ? 'listener' : 'assistant'}
      className={`message flex max-w-[85%] flex-col gap-1.5 sm:max-w-[75%] ${
        isUser ? 'items-end self-end' : 'items-start self-start'
      }`}
    >
      <span className="sr-only">{isUser ? texts.youSaid : texts.assistantSaid}</span>
      <p
        dir="auto"
        className={`whitespace-pre-wrap rounded-large px-4 py-2.5 wrap-anywhere ${
          isUser
            ? 'rounded-br-small bg-accent text-on-accent'
            : 'rounded-bl-small border border-line bg-surface'
        }`}
      >
        {text}
      </p>
      {mood !== undefined && <MoodBadge mood={mood} />}
    </div>
  );
}
