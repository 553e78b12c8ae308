export const texts = {
  skip: 'Skip to content',
  loading: 'Loading...',
  offline: 'No connection. Music plays on; your message goes out when it is back.',
  home: 'Return to Home',
  errorTitle: 'Unexpected Application Error!',
  errorBody: 'This screen could not be shown. Your sign-in and your conversation are still there.',
  reload: 'Reload the page',
  terms: 'Terms of use',
  privacy: 'Privacy',
  dashboardTitle: 'Chat Assistant',
  titled: (title: string) => `${title} · Attune`,
} as const;
