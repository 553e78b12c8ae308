import * as z from 'zod';
import type { AccountRefusal, MusicAccounts } from '../music/index.ts';
import type { Access } from './access.ts';
import { createAccountCheck } from './account-check.ts';
import type { Admission } from './admission.ts';
import {
  type Identity,
  identify,
  identifyAccount,
  nameMaxLength,
  typedNameSchema,
} from './listener-identity.ts';
import { createPasswordCheck } from './password-check.ts';

/** Longer than any password that is allowed. */
const passwordMaxUnits = 1000;

/** What both sign-in forms send to say who somebody is. */
export const signInFields = {
  name: typedNameSchema,
  password: z.string().max(passwordMaxUnits).catch(''),
};

/** Why somebody could not sign in, to be said beside the field it is about. */
export interface SignInProblem {
  field: 'name' | 'password';
  text: string;
  status: number;
  retryAfterSeconds?: number;
}

export type SignInVerdict =
  | { verdict: 'welcome'; identity: Identity; credential: string | null }
  | { verdict: 'refused'; problem: SignInProblem };

export type SignInCheck = (
  address: string,
  form: { name: string; password: string },
) => Promise<SignInVerdict>;

export interface SignInCheckParts {
  access: Access;
  /** Needed where access is by accounts of the music's own server. */
  accounts: MusicAccounts | null;
  admission: Admission;
  clock: () => number;
}

/** What is said where the music's server lets somebody not in. */
const refusals: Record<AccountRefusal, Omit<SignInProblem, 'retryAfterSeconds'>> = {
  wrong: { field: 'password', text: 'The music server knows no such name and password.', status: 403 },
  'unknown-key': { field: 'password', text: 'The music server does not know this API key.', status: 403 },
  'no-keys': {
    field: 'name',
    text: 'The music server takes no API keys. Please type your name and password there.',
    status: 403,
  },
  'sees-nothing': {
    field: 'name',
    text: 'Your account there may hear none of the music that is listed here. Whoever runs Attune can tell you more.',
    status: 403,
  },
  unprotected: {
    field: 'password',
    text: 'The music server wants your password itself, and the way there is not protected. Whoever runs Attune can change that.',
    status: 502,
  },
  unavailable: {
    field: 'name',
    text: 'The music server does not answer. Please try again in a little while.',
    status: 503,
  },
  'no-music-server': {
    field: 'name',
    text: 'What answers in the music server’s place is none. Whoever runs Attune has to look at it.',
    status: 502,
  },
  refused: {
    field: 'name',
    text: 'The music server refuses this sign-in. Whoever runs it can tell you why.',
    status: 502,
  },
};

const tooOften = (seconds: number): SignInProblem => {
  const minutes = Math.ceil(seconds / 60);
  const text = `That was wrong too often. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return { field: 'password', text, status: 429, retryAfterSeconds: seconds };
};

/** Decides on who may sign in. The password is looked at first: without it nobody learns which names there are. */
export function createSignInCheck({ access, accounts, admission, clock }: SignInCheckParts): SignInCheck {
  const refuse = (problem: SignInProblem): SignInVerdict => ({ verdict: 'refused', problem });
  const admit = (identity: Identity, credential: string | null): SignInVerdict =>
    admission.signIn(identity)
      ? { verdict: 'welcome', identity, credential }
      : refuse({ field: 'name', text: admission.problem, status: 403 });

  if (access.kind === 'accounts') {
    if (accounts === null) throw new RangeError('access by accounts needs accounts');
    const check = createAccountCheck(accounts, clock);
    return async (address, { name, password }) => {
      if (password === '') {
        const text = 'Please type your password at the music server, or an API key of it.';
        return refuse({ field: 'password', text, status: 400 });
      }
      const checked = await check(address, { name: name.trim(), password });
      if (checked.verdict === 'wait') return refuse(tooOften(checked.seconds));
      if (checked.verdict === 'refused') return refuse(refusals[checked.reason]);
      return admit(identifyAccount(checked.account), checked.credential);
    };
  }

  const checkPassword =
    access.kind === 'password'
      ? createPasswordCheck(access.password, clock)
      : () => ({ verdict: 'right' as const });
  return async (address, { name, password }) => {
    const checked = checkPassword(address, password);
    if (checked.verdict === 'wait') return refuse(tooOften(checked.seconds));
    if (checked.verdict === 'wrong') {
      const text = 'That is not the password of this service. Whoever runs it can tell you.';
      return refuse({ field: 'password', text, status: 403 });
    }
    const identity = identify(name);
    if (!identity) {
      const text = `Please type a name of one to ${nameMaxLength} characters.`;
      return refuse({ field: 'name', text, status: 400 });
    }
    return admit(identity, null);
  };
}
