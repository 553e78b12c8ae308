import { type Collection, MusicServerError } from '@attune/local-streaming/music';
import { createAsListener } from './as-listener.ts';
import type { Params } from './server-calls.ts';
import type { ServerCollectionParts } from './server-stars.ts';

/** What listeners hear, told to the library's server under their name. */
export function createServerScrobbles({
  url,
  calls,
  songOf,
}: ServerCollectionParts): Pick<Collection, 'tellPlaying' | 'tellPlayed'> {
  const as = createAsListener(url);
  const scrobble = (credential: string, trackId: string, params: Params) =>
    as(credential, async ({ who }) => {
      const id = songOf(trackId)?.remote?.songId;
      if (id === undefined) throw new MusicServerError('not-found');
      await calls.ask('scrobble', { id, ...params }, who);
    });
  return {
    tellPlaying: (credential, trackId) => scrobble(credential, trackId, { submission: 'false' }),
    tellPlayed: (credential, trackId, startedAtMs) =>
      scrobble(credential, trackId, { submission: 'true', time: String(Math.round(startedAtMs)) }),
  };
}
