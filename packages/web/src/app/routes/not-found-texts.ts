export const notFoundTexts = {
  notFoundCode: '404',
  notFound: 'Oops! Page not found',
  notFoundTitle: 'Page not found',
  notFoundLogged: 'No screen at this path:',
  toChat: 'Open the chat assistant',
} as const;
