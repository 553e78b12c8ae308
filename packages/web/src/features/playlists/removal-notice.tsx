import { useEffect } from 'react';
import { Toast } from '../../components/toast.tsx';
import { focusStartOfScreen } from '../../lib/start-of-screen.ts';
import { useStore } from '../../lib/store.ts';
import { texts } from './texts.ts';
import { useRemoval } from './use-removal.ts';

/** Says that a playlist is deleted, as long as it can be had back. */
export function RemovalNotice() {
  const removal = useRemoval();
  const { pending, failed } = useStore(removal);
  useEffect(() => {
    const look = () => removal.inSight(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removal.inSight(false);
    };
  }, [removal]);
  return (
    <Toast
      onDismiss={removal.dismiss}
      action={
        pending !== null && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              removal.undo();
              focusStartOfScreen();
            }}
          >
            {texts.undo}
          </button>
        )
      }
    >
      {pending !== null
        ? texts.removed(pending.name)
        : failed !== null
          ? texts.removeFailed(failed.name)
          : null}
    </Toast>
  );
}
