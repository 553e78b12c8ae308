import type { ComponentProps } from 'react';
import { AboutContent } from '../features/about/about-content.tsx';
import { HelpContent } from '../features/about/help-content.tsx';
import { ApiConnection } from './api-connection.tsx';

/* What the header's dialogs hold, in a chunk of its own that loads when one is opened. */

export function About(props: ComponentProps<typeof AboutContent>) {
  return (
    <ApiConnection>
      <AboutContent {...props} />
    </ApiConnection>
  );
}

export function Help() {
  return <HelpContent />;
}
