import type { Identity } from '../sign-in/listener-identity.ts';

/** The track that plays or is paused for the listener of this browser. */
export interface NowPlaying {
  trackId: string;
  albumId: string;
  title: string;
  artistLine: string;
  positionMs: number;
  durationMs: number;
  isPlaying: boolean;
  /** Name and address of what is being walked through. */
  context: { label: string; path: string } | null;
}

/** What every page is told besides its own subject. */
export interface PageFrame {
  /** Path the service is mounted under, without a slash at the end: `/local`. */
  base: string;
  stylesheetPath: string;
  /** The player's script; `null` where there is none and everything plays in silence. */
  scriptPath: string | null;
  listener: Identity | null;
  nowPlaying: NowPlaying | null;
  /** For the hidden field of every form. */
  formToken: string;
  /** Path and query of this page, where its forms lead back to. */
  here: string;
}
