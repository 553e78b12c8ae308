import { judgeAuthorizeQuery, withParameters } from '../sign-in/authorize-request.ts';
import { html, type Scenario, spotifyError } from './scenario.ts';

const ownerPremium = 'Active premium subscription required for the owner of the app.';

/** Named here, as the token endpoint itself has to know about it: the old refresh token must stay good. */
export const refreshKeepsToken = 'accounts-refresh-keeps-token';

/** What may go wrong at the accounts service, and with who the listener is. */
export const accountsScenarios: readonly Scenario[] = [
  {
    name: refreshKeepsToken,
    summary: 'A refresh brings no new refresh token; the old one stays good.',
    disturbs: 'POST /api/token',
  },
  {
    name: 'accounts-access-denied',
    summary: 'The listener is sent back at once, without having agreed.',
    disturbs: 'GET /authorize',
    answer: ({ service, query }) => {
      const verdict = judgeAuthorizeQuery(Object.fromEntries(query), service.clients);
      if (verdict.verdict !== 'ask') return null;
      const { redirect_uri, state } = verdict.request;
      return {
        status: 303,
        headers: { location: withParameters(redirect_uri, { error: 'access_denied', state }) },
      };
    },
  },
  {
    name: 'accounts-state-mismatch',
    summary: 'The listener comes back with a state that was never sent.',
    disturbs: 'POST /authorize',
    redirect: (location) => {
      location.searchParams.set('state', 'somebody-elses');
      return location;
    },
  },
  {
    name: 'accounts-invalid-grant',
    summary: 'The code or the refresh token is refused.',
    disturbs: 'POST /api/token',
    answer: () => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Refresh token revoked' },
    }),
  },
  {
    name: 'accounts-invalid-client',
    summary: 'The application’s own credentials are refused.',
    disturbs: 'POST /api/token',
    answer: () => ({
      status: 400,
      body: { error: 'invalid_client', error_description: 'Invalid client secret' },
    }),
  },
  {
    name: 'accounts-outage',
    summary: 'The accounts service is down.',
    disturbs: 'POST /api/token',
    answer: () => html(503, '503 Service Temporarily Unavailable'),
  },
  {
    name: 'accounts-owner-premium',
    summary: 'The subscription of the application’s owner has lapsed: bare text without a content type.',
    disturbs: 'POST /api/token',
    answer: () => ({ status: 403, contentType: null, body: ownerPremium }),
  },
  {
    name: 'me-nameless',
    summary: 'The profile has neither a name nor a picture.',
    disturbs: 'GET /v1/me',
    change: (profile) => ({ ...profile, display_name: null, images: [] }),
  },
  {
    name: 'me-not-registered',
    summary: 'The listener is not on the application’s list.',
    disturbs: 'GET /v1/me',
    answer: () =>
      spotifyError(403, 'Check settings on developer.spotify.com/dashboard, the user may not be registered.'),
  },
  {
    name: 'me-owner-premium-json',
    summary: 'The owner’s subscription has lapsed, said in JSON.',
    disturbs: 'GET /v1/me',
    answer: () => spotifyError(403, ownerPremium),
  },
  {
    name: 'me-owner-premium-text',
    summary: 'The owner’s subscription has lapsed, said in bare text.',
    disturbs: 'GET /v1/me',
    answer: () => ({ status: 403, contentType: null, body: ownerPremium }),
  },
  {
    name: 'me-permissions-missing',
    summary: 'The token lacks a scope, said with a 401.',
    disturbs: 'GET /v1/me',
    answer: () => spotifyError(401, 'Permissions missing'),
  },
  {
    name: 'tokens-expired',
    summary: 'Access tokens given out before this was chosen have expired; a refresh brings a good one.',
    disturbs: 'GET /v1/**',
    answer: ({ tokenIsNewer }) => (tokenIsNewer ? null : spotifyError(401, 'The access token expired')),
  },
];
