import { screenPaths } from '@attune/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { takeReturn } from '../../features/sign-in/return-path.ts';
import { type Arrival, type ArrivedTokens, takeTokens } from '../../features/sign-in/take-tokens.ts';
import { texts } from '../../features/sign-in/texts.ts';
import { PageTitle } from '../page-title.tsx';
import type { Services } from '../services.ts';
import { useServices } from '../services-context.tsx';
import { texts as appTexts } from '../texts.ts';
import type { DashboardState } from './dashboard/dashboard-state.ts';
import { loadDashboard } from './lazy-screens.ts';

const kept: DashboardState = { signIn: 'kept' };

/** The sign-in return handler: takes the tokens out of the address before anything is painted, then goes on. */
export function Callback() {
  const [, navigate] = useLocation();
  const services = useServices();
  const arrival = useRef<Arrival | null>(null);
  useLayoutEffect(() => {
    arrival.current ??= takeTokens(
      window.location.search,
      services.session,
      window.history,
      screenPaths.callback,
    );
  }, [services]);
  useEffect(() => {
    const arrived = arrival.current;
    if (arrived === null || arrived.kind === 'nothing') {
      navigate(screenPaths.landing, { replace: true });
      return;
    }
    let isGone = false;
    const goOn = (state: DashboardState | null) => {
      if (isGone) return;
      const path = takeReturn(services.sessionStorage) ?? screenPaths.dashboard;
      navigate(path, { replace: true, state });
    };
    // Shown until the dashboard's code is here. If it cannot be loaded, the dashboard's place says so.
    const isLoaded = loadDashboard().catch(() => undefined);
    const isAccepted = arrived.kind === 'accepted' || takeIfGood(arrived.tokens, services);
    void Promise.all([isAccepted, isLoaded]).then(([isNew]) => goOn(isNew ? null : kept));
    return () => {
      isGone = true;
    };
  }, [navigate, services]);
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4">
      <PageTitle title={appTexts.titled(texts.processingTitle)} />
      <h1 role="status" className="text-xl">
        {texts.processing}
      </h1>
    </div>
  );
}

/** @returns whether the tokens took the place of those of before. */
async function takeIfGood(tokens: ArrivedTokens, services: Services): Promise<boolean> {
  const { acceptIfGood } = await import('../prove-tokens.ts');
  return acceptIfGood(tokens, services);
}
