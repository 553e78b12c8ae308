import type { EndReason } from '../../features/sign-in/session.ts';

/** What a redirect to the landing page brings along, in the history entry's state. */
export interface LandingState {
  /** `needed`: a screen was asked for that is for signed-in listeners only. */
  signIn: EndReason | 'needed';
}
