import { screenPaths } from '@attune/contract';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

const layout = () => import('../listener-layout.tsx');

/** What stands around a listener's screens; where the dashboard will stand in it, both are drawn in one. */
export const ListenerLayout = lazyComponent(async () => {
  const isDashboard = window.location.pathname === screenPaths.dashboard;
  const [{ ListenerLayout }] = await Promise.all([layout(), isDashboard && DashboardScreen.preload()]);
  return ListenerLayout;
}, DashboardSkeleton);

export const DashboardScreen = lazyComponent(
  async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  DashboardSkeleton,
);

export const PlayerDock = lazyComponent(async () => (await layout()).PlayerDock);

/** Everything the dashboard needs, side by side. */
export const loadDashboard = () => Promise.all([ListenerLayout.preload(), DashboardScreen.preload()]);

const landing = () => import('./landing-screen.tsx');

export const Landing = lazyComponent(async () => (await landing()).LandingScreen);

export const LandingFooter = lazyComponent(async () => (await landing()).Footer);

/** All of the landing page, so that it is drawn with the first paint. */
export const loadLanding = () => Promise.all([Landing.preload(), LandingFooter.preload()]);
