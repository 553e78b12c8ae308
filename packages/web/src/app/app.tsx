import { SessionProvider } from '../features/sign-in/session-context.tsx';
import { Router } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.tsx';

export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <SessionProvider session={services.session}>
        <Router />
      </SessionProvider>
    </ServicesContext>
  );
}
