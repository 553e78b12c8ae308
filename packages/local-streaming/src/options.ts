import type { LimitClient } from './client-limit.ts';
import type { Limits } from './limits.ts';
import type { Music, MusicAccounts } from './music/index.ts';
import type { ApplicationScreens } from './screens.ts';
import type { Access } from './sign-in/access.ts';
import type { StateStore } from './state/state.ts';

/** An application that may ask listeners to sign in. */
export interface RegisteredClient {
  clientId: string;
  /** Present for a client that keeps a secret; one without proves itself with PKCE. */
  clientSecret?: string;
  /** What the consent page calls it. */
  name: string;
  /**
   * The redirect URIs it registered, compared exactly; a loopback literal without a port
   * (`http://127.0.0.1/callback`) matches any port. A function, as the port is known only after listening.
   */
  redirectUris: () => readonly string[];
  /**
   * Whether the service is built into it, so that whoever signs out of it means both: the sign-in to the service's own
   * pages ends as well, in the browser in which they agreed; and whoever signs out of those pages means it, too.
   */
  endsSession?: boolean;
  /**
   * Whether its own page asks for the name and says what comes of it, so that nobody is asked a second time: a name that
   * comes along from there (`login_hint`) signs in at once, where no password is asked.
   */
  asksName?: boolean;
}

/** The music as the listener behind an access token may hear it; `null` where the token is not good. */
export type MusicOfToken = (accessToken: string) => Promise<Music | null>;

export interface LocalStreamingOptions {
  /** The address a browser reaches the plugin under, prefix included and no slash at the end: `http://127.0.0.1:3000/local`. */
  publicUrl: () => string;
  clients: readonly RegisteredClient[];
  /** At least 32 bytes. Tokens, cookies and forms are signed with it, so sign-ins outlive a restart that keeps it. */
  signingKey: Uint8Array;
  /** Where listeners' playlists, saved tracks and players live: `createMemoryState()` or `openState(…)`. Closed by whoever opened it, once the application is. */
  state: StateStore;
  /** Who may sign in. Defaults to whoever is at this machine, which is for a service that nobody else reaches. */
  access?: Access;
  /** Accounts of the music's own server; needed where access is by them. */
  accounts?: MusicAccounts;
  /** How much is kept. Defaults to what fits one household. */
  limits?: Limits;
  /** Whether a client has asked too often. Asked for everything but covers and files. Defaults to no limit. */
  limitClient?: LimitClient;
  /** Milliseconds since the epoch. Defaults to the system's clock. */
  clock?: () => number;
  /** A whole number from 0 up to but not including `below`; decides shuffled orders. Defaults to `crypto.randomInt`. */
  randomInt?: (below: number) => number;
  /** What can be played. */
  music: Music;
  /** Is given, once it is there, what tells the application around the music of whoever an access token is. */
  onMusicOfToken?: (musicOfToken: MusicOfToken) => void;
  /** The screens that its addresses of playlists, tracks, albums, artists and listeners lead to. Absent: it runs alone. */
  screens?: ApplicationScreens;
  /** Offers the bad days of `scenarios.ts`. Off unless asked for. */
  scenarios?: boolean;
}
