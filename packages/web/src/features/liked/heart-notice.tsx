import { useEffect, useId } from 'react';
import { Toast } from '../../components/toast.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { sentencesOf, textOfFailure } from '../../lib/error-text.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { heartFailure } from './api/hearts.ts';
import { texts } from './texts.ts';

/** Those that stand: the first speaks. */
const standing = createStore<readonly string[]>([]);

/**
 * Says why a heart was taken back, and asks for the permission where that was it. It comes along wherever hearts are;
 * however many of it stand on a screen, it is said once.
 */
export function HeartNotice() {
  const id = useId();
  useEffect(() => {
    standing.set([...standing.get(), id]);
    return () => {
      standing.set(standing.get().filter((one) => one !== id));
      if (standing.get().length === 0) heartFailure.set(null);
    };
  }, [id]);
  return useStore(standing)[0] === id && <Notice />;
}

function Notice() {
  const { ask } = useApi();
  const failure = useStore(heartFailure);
  const needsPermission = failure?.code === 'permission_missing';
  return (
    <Toast
      onDismiss={() => heartFailure.set(null)}
      action={
        needsPermission && (
          <button type="button" className="button button-quiet" onClick={() => ask('liked-songs')}>
            {texts.allow}
          </button>
        )
      }
    >
      {failure === null
        ? null
        : needsPermission
          ? texts.why
          : `${texts.notChanged} ${sentencesOf(textOfFailure(failure, Date.now()))}`}
    </Toast>
  );
}
