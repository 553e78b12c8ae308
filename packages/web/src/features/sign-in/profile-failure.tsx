import { RotateCcw } from 'lucide-react';
import { failureOf, textOfFailure } from '../../lib/error-text.ts';
import { texts } from './texts.ts';

interface ProfileFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** One calm line below the header, which itself goes on saying that the profile loads. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  const now = Date.now();
  const { title, hint, action } = textOfFailure(failureOf(error, now), now);
  return (
    <div
      role="status"
      className="flex min-h-13 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-line border-b bg-surface px-4 py-1 text-s"
    >
      <p className="py-2 text-muted">
        <span className="font-semibold text-ink">{title}</span> {hint}
      </p>
      {(action === 'retry' || action === 'wait') && (
        <button type="button" className="button button-plain px-3 text-accent" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden />
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
