/**
 * The one way onto the browser's console, for what the specification wants logged. A token or a listener's text
 * is never among the details.
 */
export const log = {
  warn(message: string, ...details: unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.warn(message, ...details);
  },
  error(message: string, ...details: unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.error(message, ...details);
  },
};
