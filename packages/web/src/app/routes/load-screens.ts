import { screenPaths } from '@attune/contract';

const layout = () => import('../listener-layout.tsx');
const dashboard = () => import('./dashboard-screen.tsx');

/** Everything the dashboard needs, side by side. */
export const loadDashboard = () => Promise.all([layout(), dashboard()]);

/** The listener's layout; where the dashboard will stand in it, its screen is on the way as well. */
export async function loadListenerLayout() {
  const isDashboard = window.location.pathname === screenPaths.dashboard;
  return isDashboard ? (await loadDashboard())[0] : layout();
}

export const loadDashboardScreen = dashboard;
