import type { Identity } from '../sign-in/listener-identity.ts';

/** What every page is told besides its own subject. */
export interface PageFrame {
  /** Path the service is mounted under, without a slash at the end: `/local`. */
  base: string;
  stylesheetPath: string;
  /** The typefaces of the first words, so that they come with the page and nothing moves when they do. */
  fontPaths: readonly string[];
  listener: Identity | null;
  /** For the hidden field of every form. */
  formToken: string;
}
