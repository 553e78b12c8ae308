import type { PageKind } from './wire/addresses.ts';

/** Where the application that the service is built into shows what the service's own addresses name. */
export interface ApplicationScreens {
  home: () => string;
  screenOf: (kind: PageKind, id: string) => string;
}
