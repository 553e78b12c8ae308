/** A track or an album by the catalogue's id. */
export interface StarredThing {
  kind: 'track' | 'album';
  id: string;
}

/** A listener's own playlist, as it stands in the list of the music's server. */
export interface ListedServerPlaylist {
  /** What the server calls it. */
  serverId: string;
  name: string;
  description: string;
  public: boolean;
  songCount: number;
}

/** With what is in it: ids of the catalogue's kind, also of songs that it does not have. */
export interface ServerPlaylist extends ListedServerPlaylist {
  trackIds: readonly string[];
}

/** What can be changed of it. */
export type ServerPlaylistContent = Pick<ServerPlaylist, 'name' | 'description' | 'public' | 'trackIds'>;

/**
 * What the music's own server keeps of each listener, asked and changed under their name alone: `credential` is what came of
 * their sign-in. Other applications of that server show the same.
 */
export interface Collection {
  /**
   * The newest first. What the catalogue does not have may be among them.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  starred(credential: string): Promise<readonly (StarredThing & { addedAtMs: number })[]>;
  /**
   * Resolves once it is so at the server.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  star(credential: string, things: readonly StarredThing[], isStarred: boolean): Promise<void>;

  /**
   * They began to hear a track.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  tellPlaying(credential: string, trackId: string): Promise<void>;
  /**
   * They heard so much of a track that it counts as played.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  tellPlayed(credential: string, trackId: string, startedAtMs: number): Promise<void>;

  /**
   * Their own alone, the oldest first.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  playlists(credential: string): Promise<readonly ListedServerPlaylist[]>;
  /** @throws {CredentialRefusedError | MusicServerError} */
  playlist(credential: string, serverId: string): Promise<ServerPlaylist>;
  /**
   * Makes one without songs. Asked for once: where the answer is lost, it is looked for.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  createPlaylist(
    credential: string,
    details: Omit<ServerPlaylistContent, 'trackIds'>,
  ): Promise<ServerPlaylist>;
  /**
   * Reads it, and writes what `change` makes other of it, once.
   * @returns it as it is read back
   * @throws {CredentialRefusedError | MusicServerError} and whatever `change` does
   */
  changePlaylist(
    credential: string,
    serverId: string,
    change: (playlist: ServerPlaylist) => ServerPlaylistContent,
  ): Promise<ServerPlaylist>;
  /**
   * Resolves once it is gone.
   * @throws {CredentialRefusedError | MusicServerError}
   */
  removePlaylist(credential: string, serverId: string): Promise<void>;
}

/**
 * - `unavailable`: it does not answer, or with something that makes no sense
 * - `forbidden`: it does not let this listener do that
 * - `not-found`: it does not have that
 */
export type MusicServerErrorKind = 'unavailable' | 'forbidden' | 'not-found';

/** The music's own server did not do what was asked of it. */
export class MusicServerError extends Error {
  override readonly name = 'MusicServerError';
  readonly kind: MusicServerErrorKind;

  constructor(kind: MusicServerErrorKind, cause?: unknown) {
    super(`The music’s server: ${kind}`, { cause });
    this.kind = kind;
  }
}
