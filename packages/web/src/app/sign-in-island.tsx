import type { ComponentProps } from 'react';
import { ServiceName } from '../features/about/service-name.tsx';
import { SignInErrorPanel } from '../features/sign-in/sign-in-error-panel.tsx';
import { ApiConnection } from './api-connection.tsx';

/* What the sign-in panel needs beyond the landing page itself. */

export { SignInErrorPanel };

export function ServiceIsland(props: ComponentProps<typeof ServiceName>) {
  return (
    <ApiConnection>
      <ServiceName {...props} />
    </ApiConnection>
  );
}
