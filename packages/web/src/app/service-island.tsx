import type { ComponentProps } from 'react';
import { ServiceName } from '../features/about/service-name.tsx';
import { ApiConnection } from './api-connection.tsx';

/** Apart from the other islands: the sign-in panel shows it in the first load of the landing page. */
export function ServiceIsland(props: ComponentProps<typeof ServiceName>) {
  return (
    <ApiConnection>
      <ServiceName {...props} />
    </ApiConnection>
  );
}
