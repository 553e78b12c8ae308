import type { SignInError } from '@attune/contract';
import { type PanelText, panelTexts } from './texts.ts';

/** Why the last sign-in did not work, for each reason the backend gives. */
export const signInErrorTexts = {
  access_denied: {
    title: 'You cancelled the sign-in',
    body: 'Nothing was connected. Whenever you are ready, start again below.',
  },
  state_mismatch: {
    title: 'This sign-in was not started here',
    body: 'It took longer than ten minutes, or began in another browser. Start it again below.',
  },
  code_rejected: {
    title: 'The sign-in was too old',
    body: 'Its one-time code has been used or has run out. A new attempt gets a new one.',
  },
  app_suspended: {
    title: 'The music service has paused this installation',
    body: 'The subscription of the person who runs it has probably lapsed. Please tell them; nothing is wrong with your account.',
  },
  misconfigured: {
    title: 'This installation is not set up correctly',
    body: 'The music service did not accept its credentials or its return address. The person who runs it can correct that.',
  },
  accounts_unavailable: {
    title: 'The music service is out of reach',
    body: 'Its sign-in page did not answer. Wait a minute, then try again.',
  },
  sign_in_failed: panelTexts.failed,
} as const satisfies Record<SignInError, PanelText>;

/** @param code the value of `sign_in_error`; an unknown one gets the general sentence. */
export function textOfSignInError(code: string): PanelText {
  return Object.hasOwn(signInErrorTexts, code)
    ? signInErrorTexts[code as SignInError]
    : signInErrorTexts.sign_in_failed;
}
