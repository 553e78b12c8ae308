import { screenPaths } from '@attune/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../features/sign-in/session-context.tsx';
import { takeTokens } from '../../features/sign-in/take-tokens.ts';
import { texts } from '../../features/sign-in/texts.ts';
import { texts as appTexts } from '../texts.ts';
import { loadDashboard } from './load-screens.ts';

/** The sign-in return handler: takes the tokens out of the address before anything is painted, then goes on. */
export function Callback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const taken = useRef(false);
  useLayoutEffect(() => {
    taken.current = takeTokens(search, session, window.history, screenPaths.callback);
  }, [search, session]);
  // Not in the layout effect: the router above listens to the history only after those of its children have run.
  useEffect(() => {
    if (!taken.current) {
      navigate(screenPaths.landing, { replace: true });
      return;
    }
    let isGone = false;
    const goOn = () => {
      if (!isGone) navigate(screenPaths.dashboard, { replace: true });
    };
    // Shown until the dashboard's code is here. If it cannot be loaded, the dashboard's place says so.
    loadDashboard().then(goOn, goOn);
    return () => {
      isGone = true;
    };
  }, [navigate]);
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4">
      <title>{appTexts.titled(texts.processingTitle)}</title>
      <h1 role="status" className="text-xl">
        {texts.processing}
      </h1>
    </div>
  );
}
