import { screenPaths } from '@attune/contract';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx';
import { ScreenOnItsWay } from './screen-on-its-way.tsx';

const layout = () => import('../listener/listener-layout.tsx');

/** The layout around a listener's screens. On the dashboard it waits for the screen's code, so that both are drawn at once. */
export const ListenerLayout = lazyComponent(async () => {
  const isDashboard = window.location.pathname === screenPaths.dashboard;
  const [{ ListenerLayout }] = await Promise.all([layout(), isDashboard && DashboardScreen.preload()]);
  return ListenerLayout;
}, DashboardSkeleton);

export const DashboardScreen = lazyComponent(
  async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
  DashboardSkeleton,
);

export const PlayerDock = lazyComponent(async () => (await layout()).PlayerDock);

/** Everything the dashboard needs, side by side. */
export const loadDashboard = () => Promise.all([ListenerLayout.preload(), DashboardScreen.preload()]);

const others = () => loadWhenOnline(() => import('./other-screens.tsx'));

export const OtherScreens = lazyComponent(async () => (await others()).OtherScreens, ScreenOnItsWay);

/** A link to the screen will probably be followed: its code is fetched beforehand. A failure shows to whoever follows it. */
export const prefetchScreen = (path: string): void =>
  void others()
    .then(({ screens }) => screens.find((one) => one.path === path)?.Screen.preload())
    .catch(() => undefined);

const landing = () => import('./landing-screen.tsx');

export const Landing = lazyComponent(async () => (await landing()).LandingScreen);

export const LandingFooter = lazyComponent(async () => (await landing()).Footer);

/** All of the landing page, so that it is drawn with the first paint. */
export const loadLanding = () => Promise.all([Landing.preload(), LandingFooter.preload()]);
