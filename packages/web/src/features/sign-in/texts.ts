import type { SignInError } from '@attune/contract';

export interface PanelText {
  title: string;
  body: string;
}

export const texts = {
  signIn: 'Sign In',
  signOut: 'Sign out',
  logout: 'Logout',
  loadingProfile: 'Loading user data...',
  namelessListener: 'Listener',
  processing: 'Processing authentication...',
  processingTitle: 'Signing in',
  continueWith: (service: string) => `Continue with ${service}`,
  someService: 'your music service',
  privacy: 'Your password stays with the service. Attune keeps its sign-in in this browser alone.',
  signedOut: 'You are signed out. See you soon.',
  signedInAs: (name: string) => `You are now signed in as ${name}. Not you?`,
  unnamedAccount: 'an account whose name did not load',
  whyAsked:
    'This sign-in was not begun here a moment ago. What you write would be searched for with this account.',
  thatIsMe: 'That is me, go on',
  tryAgain: 'Try again',
  signOutFailed: 'Signing out did not work. Please try again.',
} as const;

/** Why the landing page asks for a sign-in. */
export const panelTexts = {
  needed: {
    title: 'First, connect your music',
    body: 'The assistant searches and plays with your own account, so it needs you to sign in.',
  },
  expired: {
    title: 'Your sign-in has ended',
    body: 'Sign in again to go on where you were. What you wrote is still there.',
  },
} as const satisfies Record<string, PanelText>;

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
  sign_in_failed: {
    title: 'The sign-in did not work',
    body: 'Nothing was connected. Please try once more.',
  },
} as const satisfies Record<SignInError, PanelText>;

/** @param code the value of `sign_in_error`; an unknown one gets the general sentence. */
export function textOfSignInError(code: string): PanelText {
  return Object.hasOwn(signInErrorTexts, code)
    ? signInErrorTexts[code as SignInError]
    : signInErrorTexts.sign_in_failed;
}
