import { texts } from '../texts.ts';
import { DashboardScreen } from './lazy-screens.ts';
import { SignedIn } from './signed-in.tsx';

export function Dashboard() {
  return (
    <SignedIn title={texts.dashboardTitle}>
      <DashboardScreen />
    </SignedIn>
  );
}
