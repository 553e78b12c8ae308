/**
 * Where an installation offers several streaming services, the tokens of one that runs elsewhere begin with its name, so that
 * each call says by itself whose it is. Those of the service within the installation stay as they are, as its own player sends
 * them to it. Where there is one service alone, all tokens do.
 */
const named = /^(?<at>[a-z]{1,20})~/;

/** @returns the name a token begins with; `null` of one that names no service. */
export const serviceOfToken = (token: string): string | null => named.exec(token)?.groups?.at ?? null;

export const nameToken = (at: string, token: string): string => `${at}~${token}`;

export const withoutName = (token: string): string => token.replace(named, '');
