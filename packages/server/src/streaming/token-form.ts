import { nameToken, serviceOfToken, withoutName } from '@attune/contract';

/** How a service's tokens look to browsers, as against to the service itself. */
export interface TokenForm {
  /** As the service knows a token that a browser sent. */
  toService(token: string): string;
  /** As a browser is given a token of the service. */
  toBrowser(token: string): string;
}

export const plainTokens: TokenForm = { toService: (token) => token, toBrowser: (token) => token };

/** Tokens that begin with the name of their service, so that none is ever sent to another one. */
export const namedTokens = (at: string): TokenForm => ({
  toService: (token) => (serviceOfToken(token) === at ? withoutName(token) : token),
  toBrowser: (token) => nameToken(at, token),
});
