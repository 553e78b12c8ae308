import type { MusicAccounts } from '@attune/local-streaming/music';

/** What a listener's songs are asked for with, once they have signed in. */
export async function credentialFrom(
  { accounts }: { accounts: MusicAccounts | null },
  form: { name: string; password: string },
): Promise<string> {
  const verdict = await accounts?.signIn(form);
  if (verdict?.verdict !== 'welcome') throw new Error(`not let in: ${verdict?.reason}`);
  return verdict.credential;
}
