import { normalizeIP } from '@fastify/rate-limit';
import type { AccountRefusal, AccountVerdict, MusicAccounts } from '../music/index.ts';
import { createAttempts } from './attempts.ts';

export type AccountCheck = (
  address: string,
  form: { name: string; password: string },
) => Promise<AccountVerdict | { verdict: 'wait'; seconds: number }>;

const mostWrongOfClient = 10;
/** From whichever clients they come: passwords of one name are not to be tried from many addresses. */
const mostWrongOfName = 30;

/** What says that somebody guessed, and not that the server is in trouble. */
const guesses: ReadonlySet<AccountRefusal> = new Set(['wrong', 'unknown-key']);

/**
 * Asks the music's server who may sign in, so often per client and per name: such servers limit their own sign-in page alone,
 * and not what applications ask.
 */
export function createAccountCheck(accounts: MusicAccounts, clock: () => number): AccountCheck {
  const ofClients = createAttempts(mostWrongOfClient, clock);
  const ofNames = createAttempts(mostWrongOfName, clock);

  return async (address, { name, password }) => {
    const client = normalizeIP(address);
    // Whoever has a key gives no name, and keys are too long to be guessed.
    const named = name.normalize('NFKC').toLowerCase();
    const waits = [ofClients.begin(client), named === '' ? null : ofNames.begin(named)];
    const waitSeconds = Math.max(0, ...waits.flatMap((wait) => wait?.waitSeconds ?? []));
    if (waitSeconds > 0) {
      if (waits[0] === null) ofClients.wasUndecided(client);
      else if (waits[1] === null) ofNames.wasUndecided(named);
      return { verdict: 'wait', seconds: waitSeconds };
    }
    const settle = (how: 'wasRight' | 'wasUndecided') => {
      ofClients[how](client);
      ofNames[how](named);
    };
    let verdict: AccountVerdict;
    try {
      verdict = await accounts.signIn({ name, password });
    } catch (error) {
      settle('wasUndecided');
      throw error;
    }
    const isGuess = verdict.verdict === 'refused' && guesses.has(verdict.reason);
    if (!isGuess) settle(verdict.verdict === 'welcome' ? 'wasRight' : 'wasUndecided');
    return verdict;
  };
}
