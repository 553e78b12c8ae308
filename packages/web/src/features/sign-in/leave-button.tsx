import type { Leaving } from './api/logout.ts';

interface LeaveButtonProps {
  words: string;
  failed: string;
  leaving: Leaving;
}

/** Ends a sign-in, and says so where that did not work. */
export function LeaveButton({ words, failed, leaving }: LeaveButtonProps) {
  const { leave, isLeaving, error } = leaving;
  return (
    <>
      <button
        type="button"
        className="button button-quiet w-fit"
        disabled={isLeaving}
        onClick={() => void leave()}
      >
        {words}
      </button>
      {error !== null && (
        <p role="alert" className="text-s">
          {failed}
        </p>
      )}
    </>
  );
}
