export const notFoundTexts = {
  notFoundCode: '404',
  notFound: 'Oops! Page not found',
  notFoundTitle: 'Page not found',
  notFoundLogged: 'No screen at this path:',
  unbuilt: (name: string) => `${name} has no screen of its own yet. The chat assistant finds music for now.`,
  toChat: 'Open the chat assistant',
} as const;
