import { RotateCcw } from 'lucide-react';
import { ProblemError } from '../../lib/api-error.ts';
import { texts } from './texts.ts';
import type { SendFailure } from './turns.ts';

/** The field of the request that was refused, where the backend named one. */
export function fieldOf(error: unknown): Pick<SendFailure, 'field'> {
  const field = error instanceof ProblemError ? error.problem.errors?.[0]?.field : undefined;
  return field === undefined ? {} : { field };
}

/** The field of the brief for which a message was refused; `null` where it was refused for something else. */
export function refusedFieldOf({ code, field }: SendFailure): string | null {
  return code === 'invalid_request' && field !== undefined && /^brief(?:[.]|$)/.test(field) ? field : null;
}

interface RefusedBriefProps {
  field: string;
  /** `null` while nothing may be sent. */
  onRetry: (() => void) | null;
}

/** The brief has become none on its way, and not by anything the listener wrote. */
export function RefusedBrief({ field, onRetry }: RefusedBriefProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-s">
      <p className="wrap-anywhere">{texts.refused(field)}</p>
      {onRetry !== null && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden />
          {texts.sendWithout}
        </button>
      )}
    </div>
  );
}
