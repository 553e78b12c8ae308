import type { ServiceCall } from '@attune/player/conductor';

export interface PageCallParts {
  fetch: typeof globalThis.fetch;
  /** Path the service is mounted under, without a slash at the end. */
  base: string;
  formToken: string;
}

/** Carries a player's calls to the service's `/player` routes as a page of it does, by cookie and form token. */
export function callAsPage({ fetch, base, formToken }: PageCallParts) {
  return ({ method, resource, query, body, isLast }: ServiceCall): Promise<Response> =>
    fetch(`${base}/player/${resource}?${new URLSearchParams(query)}`, {
      method,
      credentials: 'same-origin',
      keepalive: isLast,
      ...(body && {
        headers: { 'content-type': 'application/json', 'x-form-token': formToken },
        body: JSON.stringify(body),
      }),
    });
}
