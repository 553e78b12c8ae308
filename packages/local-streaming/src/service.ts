import type { LikesStore } from './collection/likes-store.ts';
import type { PlaylistStore } from './collection/playlist-store.ts';
import type { Limits } from './limits.ts';
import type { Music, MusicAccounts } from './music/index.ts';
import type { MusicViews } from './music-views.ts';
import type { RegisteredClient } from './options.ts';
import type { Shuffle } from './playback/playback.ts';
import type { Players } from './playback/player.ts';
import type { Access } from './sign-in/access.ts';
import type { Admission } from './sign-in/admission.ts';
import type { CredentialStore } from './sign-in/credential-store.ts';
import type { Revocations } from './sign-in/revocations.ts';
import type { SignInCheck } from './sign-in/sign-in-check.ts';
import type { SignedTokens } from './sign-in/signed-tokens.ts';
import type { StateStore } from './state/state.ts';
import type { SpotifyObjects } from './wire/spotify-objects.ts';

/** What every route of the service works with, made once by the plugin. */
export interface Service {
  publicUrl: () => string;
  clients: readonly RegisteredClient[];
  /** All there is; what one listener may hear of it is in their view. */
  music: Music;
  views: MusicViews;
  state: StateStore;
  limits: Limits;
  admission: Admission;
  access: Access;
  /** `null` where the music's server is asked for nobody's account. */
  accounts: MusicAccounts | null;
  credentials: CredentialStore;
  likes: LikesStore;
  playlists: PlaylistStore;
  checkSignIn: SignInCheck;
  tokens: SignedTokens;
  revocations: Revocations;
  objects: SpotifyObjects;
  clock: () => number;
  players: Players;
  shuffle: Shuffle;
  /** A fresh id of 22 base-62 characters. */
  newId: () => string;
}
