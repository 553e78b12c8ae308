import type { ComponentProps } from 'react';
import { AboutContent } from '../features/about/about-content.tsx';
import { HelpContent } from '../features/about/help-content.tsx';
import { ServiceName } from '../features/about/service-name.tsx';
import { ProfileArea } from '../features/sign-in/profile-area.tsx';
import { Providers } from './providers.tsx';

/*
 * Parts of otherwise plain screens that talk to the backend, in one chunk of their own: a signed-out visitor of the
 * landing page loads none of it.
 */

export function Profile() {
  return (
    <Providers>
      <ProfileArea />
    </Providers>
  );
}

export function About(props: ComponentProps<typeof AboutContent>) {
  return (
    <Providers>
      <AboutContent {...props} />
    </Providers>
  );
}

export function Help() {
  return <HelpContent />;
}

export function Service(props: ComponentProps<typeof ServiceName>) {
  return (
    <Providers>
      <ServiceName {...props} />
    </Providers>
  );
}
