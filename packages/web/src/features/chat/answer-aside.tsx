import { moodLooks } from '../../components/moods.ts';
import { heardOf, suggestionsAfter } from './heard.ts';
import { texts } from './texts.ts';
import type { Answer } from './turns.ts';

interface AnswerAsideProps {
  answer: Answer;
  /** `null` while nothing may be sent. */
  onSay: ((message: string) => void) | null;
}

/** Under the newest answer: what was heard, and what can be said next with one touch. */
export function AnswerAside({ answer, onSay }: AnswerAsideProps) {
  const heard = answer.brief === null ? [] : heardOf(answer.brief);
  const suggestions = suggestionsAfter(answer);
  if (heard.length === 0 && suggestions.length === 0) return null;
  return (
    <div className="message flex max-w-full flex-col gap-2 self-start px-1">
      {heard.length > 0 && (
        <p className="text-muted text-s wrap-anywhere">
          {texts.heard} {heard.join(' · ')}
        </p>
      )}
      {suggestions.length > 0 && (
        <fieldset aria-label={texts.suggestions} className="flex flex-wrap gap-2">
          {suggestions.map(({ label, message, mood }) => (
            <button
              key={label}
              type="button"
              disabled={onSay === null}
              onClick={() => onSay?.(message)}
              className="button button-quiet font-medium"
            >
              {mood === undefined ? label : moodLooks[mood].label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
