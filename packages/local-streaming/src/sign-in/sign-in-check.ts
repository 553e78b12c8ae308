import * as z from 'zod';
import type { Access } from './access.ts';
import type { Admission } from './admission.ts';
import { type Identity, identify, nameMaxLength, typedNameSchema } from './listener-identity.ts';
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
  | { verdict: 'welcome'; identity: Identity }
  | { verdict: 'refused'; problem: SignInProblem };

export type SignInCheck = (address: string, form: { name: string; password: string }) => SignInVerdict;

/** Decides on who may sign in. The password is looked at first: without it nobody learns which names there are. */
export function createSignInCheck(access: Access, admission: Admission, clock: () => number): SignInCheck {
  const checkPassword =
    access.kind === 'password'
      ? createPasswordCheck(access.password, clock)
      : () => ({ verdict: 'right' as const });
  const refuse = (problem: SignInProblem): SignInVerdict => ({ verdict: 'refused', problem });

  return (address, { name, password }) => {
    const checked = checkPassword(address, password);
    if (checked.verdict === 'wait') {
      const minutes = Math.ceil(checked.seconds / 60);
      const text = `That was wrong too often. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
      return refuse({ field: 'password', text, status: 429, retryAfterSeconds: checked.seconds });
    }
    if (checked.verdict === 'wrong') {
      const text = 'That is not the password of this service. Whoever runs it can tell you.';
      return refuse({ field: 'password', text, status: 403 });
    }
    const identity = identify(name);
    if (!identity) {
      const text = `Please type a name of one to ${nameMaxLength} characters.`;
      return refuse({ field: 'name', text, status: 400 });
    }
    if (!admission.signIn(identity)) return refuse({ field: 'name', text: admission.problem, status: 403 });
    return { verdict: 'welcome', identity };
  };
}
