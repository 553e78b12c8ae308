import { CredentialRefusedError, type Music, type PlayHistory } from './music/index.ts';
import { type Access, asksPassword } from './sign-in/access.ts';
import { unauthorized } from './sign-in/access-token.ts';
import type { CredentialStore } from './sign-in/credential-store.ts';
import type { StateStore } from './state/state.ts';
import { StateError } from './state/state-error.ts';
import { createSpotifyObjects, type SpotifyObjects } from './wire/spotify-objects.ts';

/** The music as somebody may hear it, and what is in it in the shapes of the Web API. */
export interface MusicView {
  music: Music;
  objects: SpotifyObjects;
}

export interface MusicViews {
  /** All there is. */
  whole: MusicView;
  /** What names are told of to whoever has not said who they are; `null` where one’s own music is behind a password. */
  ofVisitor: MusicView | null;
  /** @throws {SpotifyError} 401 where the music's server does not take their credential any more */
  of(listenerId: string): Promise<MusicView>;
}

interface MusicViewsParts {
  music: Music;
  publicUrl: () => string;
  access: Access;
  credentials: Pick<CredentialStore, 'of' | 'forget'>;
  state: Pick<StateStore, 'player' | 'latestPlayMs' | 'lastPlaysMs'>;
}

/** Plays that counted, and tracks the player remembers: of what was skipped nobody shall say that it was never played. */
function historyOf(state: MusicViewsParts['state'], listenerId: string): PlayHistory {
  /** While nothing can be read, nothing is known to have been played; the music is there all the same. */
  const orNone = <Result>(read: () => Result, none: Result): Result => {
    try {
      return read();
    } catch (error) {
      if (error instanceof StateError) return none;
      throw error;
    }
  };
  const recent = () => orNone(() => state.player(listenerId)?.recentlyPlayed, undefined) ?? [];
  return {
    latestMs() {
      const latest = orNone(() => state.latestPlayMs(listenerId), undefined);
      const times = [latest, recent()[0]?.playedAtMs].flatMap((time) => time ?? []);
      return times.length === 0 ? null : Math.max(...times);
    },
    lastPlayedMs() {
      const plays = new Map(orNone(() => state.lastPlaysMs(listenerId), new Map()));
      for (const { trackId, playedAtMs } of recent())
        plays.set(trackId, Math.max(playedAtMs, plays.get(trackId) ?? 0));
      return plays;
    },
  };
}

/** What each listener may hear of the music, asked for with every call of theirs. */
export function createMusicViews({
  music,
  publicUrl,
  access,
  credentials,
  state,
}: MusicViewsParts): MusicViews {
  const views = new WeakMap<Music, MusicView>();
  const viewOf = (seen: Music): MusicView => {
    const view = views.get(seen) ?? { music: seen, objects: createSpotifyObjects(publicUrl, seen.catalogue) };
    views.set(seen, view);
    return view;
  };
  const whole = viewOf(music);
  return {
    whole,
    ofVisitor: music.forListener !== undefined && asksPassword(access) ? null : whole,
    async of(id) {
      if (music.forListener === undefined) return whole;
      let asked: string | null | undefined;
      const credential = async () => {
        asked = await credentials.of(id);
        return asked;
      };
      try {
        return viewOf(await music.forListener({ id, credential, history: historyOf(state, id) }));
      } catch (error) {
        if (!(error instanceof CredentialRefusedError)) throw error;
        await credentials.forget(id, asked === undefined ? await credentials.of(id) : asked);
        throw unauthorized('Invalid access token');
      }
    },
  };
}
