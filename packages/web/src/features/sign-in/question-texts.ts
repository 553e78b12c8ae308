/** Of the question that stands in the input's place. */
export const questionTexts = {
  signedInAs: (name: string) => `You are now signed in as ${name}. Not you?`,
  unnamedAccount: 'an account whose name did not load',
  whyAsked:
    'This sign-in was not begun here a moment ago. What you write would be searched for with this account.',
  thatIsMe: 'That is me, go on',
} as const;
