import { screenPaths } from '@attune/contract';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Callback } from './routes/callback.tsx';
import { Dashboard } from './routes/dashboard.tsx';
import { Landing } from './routes/landing.tsx';
import { LegalPage } from './routes/legal.tsx';
import { ListenerRoute } from './routes/listener-route.tsx';
import { Shell } from './shell.tsx';

const NotFound = lazy(async () => ({ default: (await import('./routes/not-found.tsx')).NotFound }));

/**
 * Every screen by its path. The declarative router rather than the data router: data lives in TanStack Query, and
 * the difference is 16 kB on the landing page. Letter case counts, as it does for the server, which answers 404 to what is
 * spelt otherwise: `/CALLBACK` may not take tokens.
 */
export function Router() {
  return (
    <BrowserRouter>
      <Shell>
        <Routes>
          <Route caseSensitive path={screenPaths.landing} element={<Landing />} />
          <Route caseSensitive path={screenPaths.callback} element={<Callback />} />
          <Route caseSensitive path={screenPaths.terms} element={<LegalPage page="terms" />} />
          <Route caseSensitive path={screenPaths.privacy} element={<LegalPage page="privacy" />} />
          <Route element={<ListenerRoute />}>
            <Route caseSensitive path={screenPaths.dashboard} element={<Dashboard />} />
            <Route
              path="*"
              element={
                <Suspense>
                  <NotFound />
                </Suspense>
              }
            />
          </Route>
        </Routes>
      </Shell>
    </BrowserRouter>
  );
}
