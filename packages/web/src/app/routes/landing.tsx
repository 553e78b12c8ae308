import { lazy, Suspense } from 'react';
import { landingIfLoaded, loadLanding } from './load-landing.ts';

const Screen = lazy(async () => ({ default: (await loadLanding()).LandingScreen }));
const LazyFooter = lazy(async () => ({ default: (await loadLanding()).Footer }));

/** `/`: drawn with the first paint where it is there by then; listeners on their screens do not load it. */
export function Landing() {
  const loaded = landingIfLoaded();
  if (loaded !== null) return <loaded.LandingScreen />;
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

export function LandingFooter() {
  const loaded = landingIfLoaded();
  if (loaded !== null) return <loaded.Footer />;
  return (
    <Suspense>
      <LazyFooter />
    </Suspense>
  );
}
