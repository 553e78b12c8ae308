import type { Music, MusicAccounts } from '@attune/local-streaming/music';

type Plays = ReadonlyMap<string, number>;

/** What a listener's songs are asked for with, once they have signed in. */
export async function credentialFrom(
  { accounts }: { accounts: MusicAccounts | null },
  form: { name: string; password: string },
): Promise<string> {
  const verdict = await accounts?.signIn(form);
  if (verdict?.verdict !== 'welcome') throw new Error(`not let in: ${verdict?.reason}`);
  return verdict.credential;
}

/** The music as one listener may hear it. @param plays when they played which tracks here last */
export async function musicFor(
  { music }: { music: Music },
  { id, credential = null, plays = new Map() }: { id: string; credential?: string | null; plays?: Plays },
): Promise<Music> {
  const own = await music.forListener?.({
    id,
    credential: async () => credential,
    history: {
      latestMs: () => (plays.size === 0 ? null : Math.max(...plays.values())),
      lastPlayedMs: () => plays,
    },
  });
  if (own === undefined) throw new Error('a library has music for each listener');
  return own;
}
