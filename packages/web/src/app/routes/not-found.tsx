import { screenPaths } from '@attune/contract';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Waveform } from '../../components/waveform.tsx';
import { useIsSignedIn } from '../../features/sign-in/session-context.tsx';
import { log } from '../../lib/log.ts';
import { useListenerOutlet } from '../listener/listener-outlet.ts';
import { PageTitle } from '../page-title.tsx';
import { texts } from '../texts.ts';

const notFoundTexts = {
  notFoundCode: '404',
  notFound: 'Oops! Page not found',
  notFoundTitle: 'Page not found',
  notFoundLogged: 'No screen at this path:',
  toChat: 'Open the chat assistant',
} as const;

export function NotFound() {
  const [pathname] = useLocation();
  const isSignedIn = useIsSignedIn();
  // Signed out, it stands alone.
  const layout = useListenerOutlet();
  useEffect(() => log.error(notFoundTexts.notFoundLogged, pathname), [pathname]);
  return (
    <div
      className={`flex flex-col ${layout === null ? 'min-h-[calc(100dvh-var(--header-height))]' : 'h-full px-3 py-4 sm:px-6 xl:py-6'}`}
    >
      {layout !== null && <div className="flex flex-wrap items-center gap-2">{layout.top}</div>}
      <div className="mx-auto flex max-w-xl grow flex-col items-center justify-center px-4 py-16 text-center">
        <PageTitle title={texts.titled(notFoundTexts.notFoundTitle)} />
        <Waveform shape="sad" bars={28} className="h-16 w-56 stroke-4" />
        <h1 className="mt-8 text-3xl">{notFoundTexts.notFoundCode}</h1>
        <p className="mt-2 font-title text-xl">{notFoundTexts.notFound}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={screenPaths.landing} className="button button-primary">
            {texts.home}
          </Link>
          {isSignedIn && (
            <Link to={screenPaths.dashboard} className="button button-quiet">
              {notFoundTexts.toChat}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
