export interface PanelText {
  title: string;
  body: string;
}

export const texts = {
  signIn: 'Sign In',
  signOut: 'Sign out',
  account: 'Account',
  accountOf: (name: string) => `Account: ${name}`,
  logout: 'Logout',
  loadingProfile: 'Loading user data...',
  namelessListener: 'Listener',
  processing: 'Processing authentication...',
  processingTitle: 'Signing in',
  continueWith: (service: string) => `Continue with ${service}`,
  someService: 'your music service',
  privacy: 'Your password stays with the service. Attune keeps its sign-in in this browser alone.',
  signedOut: (service: string, isHere = false) =>
    isHere
      ? `You are signed out of Attune and of ${service}. See you soon.`
      : 'You are signed out. See you soon.',
  signOutFailed: 'Signing out did not work.',
  logoutNotSent: 'The server could not be told of the logout.',
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
  failed: {
    title: 'The sign-in did not work',
    body: 'Nothing was connected. Please try once more.',
  },
} as const satisfies Record<string, PanelText>;
