/** @jsxRuntime automatic */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { MessagePage } from '../pages/message-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { type SignInProblem, signInFields } from '../sign-in/sign-in-check.ts';
import { basePath, frameFor, type PageService } from './page-service.ts';

const formSchema = z
  .object({
    form_token: z.string().optional(),
    ...signInFields,
  })
  .catch({ name: '', password: '' });

/** The forms of the pages: sign in and sign out. Each answers with a redirect to `/`. */
export function pageActionRoutes(app: FastifyInstance, service: PageService) {
  const toStart = (reply: FastifyReply) => reply.redirect(`${basePath(service)}/`, 303);

  app.get('/sign-in', async (request, reply) => askName(request, reply, {}));

  app.post('/sign-in', async (request, reply) => {
    const form = formSchema.parse(request.body);
    if (!(await service.sessions.isOwnForm(request, form.form_token))) return stale(request, reply);
    const checked = await service.checkSignIn(request.ip, form);
    if (checked.verdict === 'refused') {
      return askName(request, reply, { name: form.name, problem: checked.problem });
    }
    await service.sessions.signIn(request, reply, checked);
    return toStart(reply);
  });

  app.post('/sign-out', async (request, reply) => {
    const form = formSchema.parse(request.body);
    if (!(await service.sessions.isOwnForm(request, form.form_token))) return stale(request, reply);
    await service.sessions.signOut(request, reply);
    return toStart(reply);
  });

  async function askName(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, problem }: { name?: string; problem?: SignInProblem },
  ) {
    const frame = await frameFor(service, request, reply);
    const page = (
      <SignInPage
        frame={frame}
        name={name ?? frame.listener?.displayName ?? ''}
        access={service.access.kind}
        problem={problem}
      />
    );
    if (problem?.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return sendPage(reply, page, problem?.status ?? 200);
  }

  async function stale(request: FastifyRequest, reply: FastifyReply) {
    const page = (
      <MessagePage
        frame={await frameFor(service, request, reply)}
        title="Please press that once more"
        text="The page had been open for too long, or this browser keeps no cookies for it. Nothing has changed."
        link={{ label: 'Back to the sign-in', path: '/sign-in' }}
      />
    );
    return sendPage(reply, page, 403);
  }
}
