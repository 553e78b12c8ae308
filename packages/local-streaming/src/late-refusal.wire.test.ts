import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Collection,
  CredentialRefusedError,
  type MusicAccounts,
  type Recordings,
} from './music/index.ts';
import { createApi, music, type RunningService, someTracks, startService } from './testing/start-service.ts';

const trackId = someTracks[0]?.id ?? '';
const accounts: MusicAccounts = {
  signIn: async ({ name, password }) => ({
    verdict: 'welcome',
    account: { key: `server ${name}`, name },
    credential: `credential by ${password}`,
  }),
  isStillGood: async (credential) =>
    refusesLate(credential).then(
      () => true,
      () => false,
    ),
};

/** Ends the waiting of whatever was asked with the password of before. */
let answer: () => void;
let answered: Promise<void>;
/** Whether the server is asked what somebody may hear. */
let asksWhatIsHeard: boolean;
/** The server takes the new password alone, and is slow to say so of the old one. */
async function refusesLate(credential: string | null | undefined): Promise<void> {
  if (credential === 'credential by new') return;
  await answered;
  throw new CredentialRefusedError();
}
const collection: Pick<Collection, 'starred'> = {
  async starred(credential) {
    await refusesLate(credential);
    return [];
  },
};
const recordings: Recordings = {
  describe: () => null,
  picture: async () => null,
  async openSound(_trackId, { credential }) {
    await refusesLate(credential);
    return { status: 404, headers: {}, body: null };
  },
};

let service: RunningService;
beforeEach(async () => {
  asksWhatIsHeard = false;
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  service = await startService({
    music: {
      ...music,
      collection: collection as Collection,
      recordings,
      async forListener({ credential }) {
        const used = await credential();
        if (asksWhatIsHeard) await refusesLate(used);
        return music;
      },
    },
    accounts,
    access: { kind: 'accounts' },
  });
});
afterEach(() => service.close());

const signIn = (password: string) => service.signIn('Ann', undefined, password);
const likes = async (token: string) => (await createApi(service, token)('GET /me/tracks')).status;

test.each([
  ['likes', async (token: string) => likes(token)],
  [
    'what may be heard',
    async (token: string) => {
      asksWhatIsHeard = true;
      const asked = createApi(service, token)('GET /me');
      await wait(50);
      asksWhatIsHeard = false;
      return (await asked).status;
    },
  ],
  [
    'a song',
    async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const queue = await fetch(`${service.url}/player/queue?context=track:${trackId}`, { headers });
      const cookie = queue.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      return (await fetch(`${service.url}/recording/${trackId}`, { headers: { cookie: cookie.join('; ') } }))
        .status;
    },
  ],
])('a refusal of %s that comes after a new sign-in does not end that', async (_, ask) => {
  const before = (await signIn('old')).access_token;
  const asked = ask(before);
  await wait(100);
  const { access_token: now } = await signIn('new');
  answer();
  expect(await asked).toBe(401);
  expect(await likes(now)).toBe(200);
});

test('a refusal of what somebody is signed in with ends all their sign-ins', async () => {
  const { access_token: token } = await signIn('old');
  answer();
  expect([await likes(token), await likes(token)]).toEqual([401, 401]);
  expect(await likes((await signIn('new')).access_token)).toBe(200);
});
