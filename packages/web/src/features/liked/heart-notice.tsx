import { useEffect } from 'react';
import { Toast } from '../../components/toast.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { sentencesOf, textOfFailure } from '../../lib/error-text.ts';
import { useStore } from '../../lib/store.ts';
import { heartFailure } from './api/hearts.ts';
import { texts } from './texts.ts';

/** Says why a heart was taken back, and asks for the permission where that was it. */
export function HeartNotice() {
  const { ask } = useApi();
  const failure = useStore(heartFailure);
  useEffect(() => () => heartFailure.set(null), []);
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
