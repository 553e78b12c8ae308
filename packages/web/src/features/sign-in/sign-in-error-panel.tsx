import type { ReactNode } from 'react';
import { textOfSignInError } from './sign-in-error-texts.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** Says why a sign-in did not work. The words load with it: most visitors of the landing page never need them. */
export function SignInErrorPanel({ code, serviceName }: { code: string; serviceName: ReactNode }) {
  return <SignInPanel text={textOfSignInError(code)} serviceName={serviceName} isError />;
}
