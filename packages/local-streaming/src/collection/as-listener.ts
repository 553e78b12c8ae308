import { CredentialRefusedError, MusicServerError, type MusicServerErrorKind } from '../music/index.ts';
import { unauthorized } from '../sign-in/access-token.ts';
import type { CredentialStore } from '../sign-in/credential-store.ts';
import { forbidden, notFound, SpotifyError } from '../spotify-error.ts';

/** Asks the music's own server in a listener's name. @throws {SpotifyError} in the Web API's words for what went wrong there */
export type AsListener = <Answer>(
  listenerId: string,
  ask: (credential: string) => Promise<Answer>,
) => Promise<Answer>;

/** It does not answer, or nothing that makes sense: what was seen last stays. */
export const isSilence = (error: unknown): boolean => error instanceof SpotifyError && error.status === 503;

const inTheWordsOfTheWebApi: Record<MusicServerErrorKind, () => SpotifyError> = {
  unavailable: () => new SpotifyError(503, 'Service unavailable'),
  forbidden,
  'not-found': notFound,
};

export function createAsListener(credentials: Pick<CredentialStore, 'of' | 'forget'>): AsListener {
  return async (listenerId, ask) => {
    const credential = await credentials.of(listenerId);
    if (credential === null) throw unauthorized('Invalid access token');
    try {
      return await ask(credential);
    } catch (error) {
      if (error instanceof MusicServerError) throw inTheWordsOfTheWebApi[error.kind]();
      if (!(error instanceof CredentialRefusedError)) throw error;
      await credentials.forget(listenerId, credential);
      throw unauthorized('Invalid access token');
    }
  };
}
