import { screenPaths } from '@attune/contract';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Waveform } from '../../components/waveform.tsx';
import { useIsSignedIn } from '../../features/sign-in/session-context.tsx';
import { log } from '../../lib/log.ts';
import { unbuiltItems } from '../dashboard-menu.ts';
import { texts } from '../texts.ts';

export function NotFound() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const unbuilt = unbuiltItems.find((item) => item.path === pathname);
  useEffect(() => log.error(texts.notFoundLogged, pathname), [pathname]);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem)] max-w-xl flex-col items-center justify-center px-4 py-16 text-center">
      <title>{texts.titled(texts.notFoundTitle)}</title>
      <Waveform shape="sad" bars={28} className="h-16 w-56 stroke-4" />
      <h1 className="mt-8 text-3xl">{texts.notFoundCode}</h1>
      <p className="mt-2 font-title text-xl">{texts.notFound}</p>
      {unbuilt !== undefined && <p className="mt-3 text-muted">{texts.unbuilt(unbuilt.label)}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={screenPaths.landing} className="button button-primary">
          {texts.home}
        </Link>
        {isSignedIn && (
          <Link to={screenPaths.dashboard} className="button button-quiet">
            {texts.toChat}
          </Link>
        )}
      </div>
    </div>
  );
}
