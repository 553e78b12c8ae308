/** @jsxRuntime automatic */

import type { PlayableKind } from '@attune/player/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { partNumberAt } from '../pages/list-part.ts';
import { MessagePage } from '../pages/message-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { pause, resume } from '../playback/playback.ts';
import { type SignInProblem, signInFields } from '../sign-in/sign-in-check.ts';
import { basePath, contextLink, frameFor, type PageService } from './page-service.ts';

const formSchema = z
  .object({
    form_token: z.string().optional(),
    position: z.coerce.number().int().min(0).optional().catch(undefined),
    return_to: z.string().optional(),
    ...signInFields,
    play: z.string().optional(),
  })
  .catch({ name: '', password: '' });

const playableSchema = z.object({ kind: z.enum(['playlist', 'album', 'artist', 'track']), id: z.string() });

/** The forms of the pages: sign in, sign out, play, pause and skip. Each answers with a redirect to a page. */
export function pageActionRoutes(app: FastifyInstance, service: PageService) {
  const to = (reply: FastifyReply, path: string) => reply.redirect(`${basePath(service)}${path}`, 303);

  app.get('/sign-in', async (request, reply) => {
    const { play } = z.object({ play: z.string().optional().catch(undefined) }).parse(request.query);
    return askName(request, reply, { play });
  });

  app.post('/sign-in', async (request, reply) => {
    const form = formSchema.parse(request.body);
    if (!(await service.sessions.isOwnForm(request, form.form_token))) return stale(request, reply);
    const checked = service.checkSignIn(request.ip, form);
    if (checked.verdict === 'refused') {
      return askName(request, reply, { play: form.play, name: form.name, problem: checked.problem });
    }
    const { identity } = checked;
    await service.sessions.signIn(request, reply, identity);
    const wanted = playableOf(form.play);
    if (!wanted) return to(reply, '/');
    play(identity.id, wanted.kind, wanted.id, 0);
    return to(reply, wanted.path);
  });

  app.post('/sign-out', async (request, reply) => {
    const form = formSchema.parse(request.body);
    if (!(await service.sessions.isOwnForm(request, form.form_token))) return stale(request, reply);
    await service.sessions.signOut(request, reply);
    return to(reply, '/');
  });

  app.post('/:kind/:id/play', async (request, reply) => {
    const form = formSchema.parse(request.body);
    const params = playableSchema.safeParse(request.params);
    const wanted = params.success ? playableOf(`/${params.data.kind}/${params.data.id}`) : null;
    if (!wanted) return reply.callNotFound();
    if (!(await service.sessions.isOwnForm(request, form.form_token)))
      return stale(request, reply, wanted.path);
    const listener = await service.sessions.listener(request);
    if (!listener || !service.admission.isAdmitted(listener))
      return to(reply, `/sign-in?play=${encodeURIComponent(wanted.path)}`);
    const position = form.position ?? 0;
    play(listener.id, wanted.kind, wanted.id, position);
    const part = partNumberAt(position);
    return to(reply, part === 1 ? wanted.path : `${wanted.path}?page=${part}`);
  });

  for (const action of ['pause', 'resume', 'next', 'previous'] as const) {
    app.post(`/player/${action}`, async (request, reply) => {
      const form = formSchema.parse(request.body);
      const path = ownPath(form.return_to);
      if (!(await service.sessions.isOwnForm(request, form.form_token))) return stale(request, reply, path);
      const listener = await service.sessions.listener(request);
      if (!listener) return to(reply, '/sign-in');
      // A button that comes too late, after the track has ended elsewhere, changes nothing.
      if (action === 'pause') service.players.change(listener.id, pause);
      else if (action === 'resume') service.players.change(listener.id, resume);
      else service.players.skip(listener.id, action);
      return to(reply, path);
    });
  }

  /** Something that exists and can be played, from its path. */
  function playableOf(path: string | undefined) {
    const [, kind, id] = /^\/(playlist|album|artist|track)\/([A-Za-z0-9]{22})$/.exec(path ?? '') ?? [];
    const parsed = playableSchema.safeParse({ kind, id });
    if (!parsed.success || path === undefined) return null;
    const { data } = parsed;
    const label =
      data.kind === 'track'
        ? service.music.catalogue.tracks.get(data.id)?.name
        : contextLink(service, { kind: data.kind, id: data.id })?.label;
    return label === undefined ? null : { ...data, label, path };
  }

  function play(listenerId: string, kind: PlayableKind, id: string, position: number) {
    const context = kind === 'track' ? null : { kind, id };
    const trackIds = context ? (service.players.tracksOf(context) ?? []) : [id];
    if (trackIds.length === 0) return;
    service.players.play(listenerId, {
      context,
      trackIds,
      startIndex: Math.min(position, trackIds.length - 1),
      positionMs: 0,
    });
  }

  /** Where a form leads back to: a page of ours, whatever the field says. */
  function ownPath(returnTo: string | undefined): string {
    const base = basePath(service);
    const { origin } = new URL(service.publicUrl());
    const url = URL.parse(returnTo ?? '/', service.publicUrl());
    if (url?.origin !== origin || !url.pathname.startsWith(`${base}/`)) return '/';
    const path = `${url.pathname.slice(base.length)}${url.search}`;
    // Two slashes at the start, as of `/.//name`, would name another host.
    return path.startsWith('//') ? '/' : path;
  }

  async function askName(
    request: FastifyRequest,
    reply: FastifyReply,
    { play: wanted, name, problem }: { play?: string | undefined; name?: string; problem?: SignInProblem },
  ) {
    const frame = await frameFor(service, request, reply);
    const playable = playableOf(wanted) ?? undefined;
    const page = (
      <SignInPage
        frame={frame}
        wanted={playable}
        name={name ?? frame.listener?.displayName ?? ''}
        access={service.access.kind}
        problem={problem}
      />
    );
    if (problem?.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return sendPage(reply, page, problem?.status ?? 200);
  }

  async function stale(request: FastifyRequest, reply: FastifyReply, path = '/') {
    const page = (
      <MessagePage
        frame={await frameFor(service, request, reply)}
        title="Please press that once more"
        text="The page had been open for too long, or this browser keeps no cookies for it. Nothing has changed."
        link={{ label: 'Back to the page', path }}
      />
    );
    return sendPage(reply, page, 403);
  }
}
