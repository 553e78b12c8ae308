import { screenPaths } from '@attune/contract';
import { useMemo } from 'react';
import { parse } from 'regexparam';
import {
  type AroundNavHandler,
  Router as LocationRouter,
  type Parser,
  Route,
  Switch,
  useRouter,
} from 'wouter';
import { Callback } from './routes/callback.tsx';
import { Dashboard } from './routes/dashboard.tsx';
import { Landing, OtherScreens, prefetchScreen } from './routes/lazy-screens.ts';
import { LegalPage } from './routes/legal.tsx';
import { ListenerRoute } from './routes/listener-route.tsx';
import { PrefetchContext } from './routes/prefetch-context.ts';
import { Shell } from './shell.tsx';

/** Every screen by its path. Data lives in TanStack Query, so that the router has nothing to load but code. */
export function Router() {
  return (
    <LocationRouter parser={useCaseSensitiveParser()} aroundNav={replaceWhereOneIs}>
      <Shell>
        <Switch>
          <Route path={screenPaths.landing}>
            <Landing />
          </Route>
          <Route path={screenPaths.callback}>
            <Callback />
          </Route>
          <Route path={screenPaths.terms}>
            <LegalPage page="terms" />
          </Route>
          <Route path={screenPaths.privacy}>
            <LegalPage page="privacy" />
          </Route>
          <Route>
            <PrefetchContext value={prefetchScreen}>
              <ListenerRoute>
                <Switch>
                  <Route path={screenPaths.dashboard}>
                    <Dashboard />
                  </Route>
                  <Route>
                    <OtherScreens />
                  </Route>
                </Switch>
              </ListenerRoute>
            </PrefetchContext>
          </Route>
        </Switch>
      </Shell>
    </LocationRouter>
  );
}

/**
 * Letter case counts, as it does for the server, which answers 404 to what is spelt otherwise: `/CALLBACK` may not take
 * tokens.
 */
const caseSensitive: ReadonlyMap<string, ReturnType<Parser>> = new Map(
  Object.values(screenPaths).map((path) => {
    const { pattern, keys } = parse(path);
    return [path, { pattern: new RegExp(pattern.source), keys }];
  }),
);

function useCaseSensitiveParser(): Parser {
  const { parser } = useRouter();
  return useMemo(() => (route, loose) => caseSensitive.get(route) ?? parser(route, loose), [parser]);
}

/** As a browser does with its own links: one to the place where one is makes no second entry in the history. */
const replaceWhereOneIs: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search } = window.location;
  navigate(to, { ...options, replace: options?.replace ?? to === pathname + search });
};
