/** @jsxRuntime automatic */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ConsentPage } from '../pages/consent-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { asksPassword } from '../sign-in/access.ts';
import {
  type AuthorizeRequest,
  authorizeQuerySchema,
  authorizeRequestSchema,
  judgeAuthorizeQuery,
  withParameters,
} from '../sign-in/authorize-request.ts';
import { findClient, isRegisteredRedirect } from '../sign-in/clients.ts';
import { typedNameSchema } from '../sign-in/listener-identity.ts';
import { isOwnNavigation } from '../sign-in/own-origin.ts';
import { parseScopes, scopeWords } from '../sign-in/scopes.ts';
import { type SignInProblem, signInFields } from '../sign-in/sign-in-check.ts';
import { frameFor, type PageService } from './page-service.ts';
import type { CodeClaims } from './token.ts';

const consentLifetimeSeconds = 30 * 60;
const codeLifetimeSeconds = 10 * 60;

const formSchema = z
  .object({
    form_token: z.string().optional(),
    consent: z.string(),
    ...signInFields,
    decision: z.enum(['agree', 'cancel']).default('agree'),
  })
  .nullable()
  .catch(null);

/** `/authorize`: who the listener is, and whether the application may act for them. */
export function authorizeRoutes(app: FastifyInstance, service: PageService) {
  app.get('/authorize', async (request, reply) => {
    const query = authorizeQuerySchema.parse(request.query);
    const verdict = judgeAuthorizeQuery(query, service.clients);
    if (verdict.verdict === 'refuse') return refuse(request, reply, verdict.reason);
    if (verdict.verdict === 'send-back') return reply.redirect(verdict.redirectTo, 303);
    const name = typedNameSchema.parse(query.login_hint ?? '');
    if (name === '') return ask(request, reply, verdict.request, {});
    const isAsked =
      asksPassword(service.access) || !verdict.client.asksName || !isOwnNavigation(request.headers);
    return isAsked
      ? ask(request, reply, verdict.request, { name })
      : decide(request, reply, verdict.request, { name, password: '' });
  });

  app.post('/authorize', async (request, reply) => {
    const form = formSchema.parse(request.body);
    const consent = form && (await service.tokens.verify('consent', form.consent, authorizeRequestSchema));
    if (!form || !consent || consent.outcome === 'invalid') {
      return refuse(request, reply, 'INVALID_REQUEST: this form was not made here');
    }
    const asked = consent.claims;
    const client = findClient(service.clients, asked.client_id);
    if (!client || !isRegisteredRedirect(client, asked.redirect_uri)) {
      return refuse(request, reply, 'INVALID_CLIENT: Invalid redirect URI');
    }
    if (consent.outcome === 'expired' || !(await service.sessions.isOwnForm(request, form.form_token))) {
      const text = 'This page had been open for too long, or cookies are off. Please try once more.';
      return ask(request, reply, asked, { name: form.name, problem: { field: 'name', text, status: 400 } });
    }
    if (form.decision === 'cancel') {
      return reply.redirect(
        withParameters(asked.redirect_uri, { error: 'access_denied', state: asked.state }),
        303,
      );
    }
    return decide(request, reply, asked, form);
  });

  /** Signs in whoever may sign in, and sends them back with a code. */
  async function decide(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AuthorizeRequest,
    form: { name: string; password: string },
  ) {
    const checked = await service.checkSignIn(request.ip, form);
    if (checked.verdict === 'refused') {
      return ask(request, reply, asked, { name: form.name, problem: checked.problem });
    }
    const { identity } = checked;
    const session = await service.sessions.signIn(request, reply, checked);
    const claims: CodeClaims = {
      sub: identity.id,
      name: identity.displayName,
      client_id: asked.client_id,
      scope: asked.scope,
      redirect_uri: asked.redirect_uri,
      code_challenge: asked.code_challenge,
      session,
    };
    const code = await service.tokens.sign('code', { ...claims }, { seconds: codeLifetimeSeconds });
    return reply.redirect(withParameters(asked.redirect_uri, { code, state: asked.state }), 303);
  }

  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AuthorizeRequest,
    { name, problem }: { name?: string; problem?: SignInProblem },
  ) {
    const frame = await frameFor(service, request, reply);
    const page = (
      <ConsentPage
        frame={frame}
        clientName={findClient(service.clients, asked.client_id)?.name ?? asked.client_id}
        permissions={(parseScopes(asked.scope) ?? []).map((scope) => scopeWords[scope])}
        consent={await service.tokens.sign('consent', { ...asked }, { seconds: consentLifetimeSeconds })}
        name={name ?? frame.listener?.displayName ?? ''}
        access={service.access.kind}
        problem={problem}
      />
    );
    // The form's answer is a redirect to the application, which browsers hold against the same policy.
    if (problem?.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return sendPage(reply, page, problem?.status ?? 200, [new URL(asked.redirect_uri).origin]);
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, reason: string) {
    const page = (
      <MessagePage
        frame={await frameFor(service, request, reply)}
        title="This sign-in cannot go on"
        text="The application that sent you here is not set up for this service. Nothing was shared with it."
        detail={reason}
        link={{ label: 'To the start', path: '/' }}
      />
    );
    return sendPage(reply, page, 400);
  }
}
