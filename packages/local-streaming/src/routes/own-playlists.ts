import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findListedPlaylist, fromListener, fromSummary, snapshotId } from '../listed-playlist.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../sign-in/access-token.ts';
import { badRequest, forbidden, insufficientScope, notFound, SpotifyError } from '../spotify-error.ts';
import type { OwnPlaylist } from '../state/state.ts';
import { pagingOf } from '../wire/paging.ts';
import { changedItems, itemsChangeSchemas } from './playlist-items-change.ts';
import { idParamsSchema, limitSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const modifyScopes = ['playlist-modify-public', 'playlist-modify-private'];
const nameSchema = z
  .string({ error: 'Missing required field: name' })
  .trim()
  .min(1, 'Missing required field: name')
  .max(100, 'Playlist name too long');
const detailsSchema = z.object({
  name: nameSchema,
  description: z
    .string({ error: 'Invalid description' })
    .max(300, 'Playlist description too long')
    .optional(),
  public: z.boolean({ error: 'Invalid public' }).optional(),
  collaborative: z.boolean({ error: 'Invalid collaborative' }).optional(),
});
const noBody = { error: 'Missing body' };
const onlyPrivateCollaborative = () => badRequest('Collaborative playlists can only be private');

/** The listener's own playlists: list, create, rename, and everything that changes what is in them. */
export function ownPlaylistRoutes(app: WebApi, { state, playlists, limits, clock, newId }: Service) {
  const nameCaller = ({ listenerId, displayName }: Caller) => ({ id: listenerId, displayName });

  const changeOwn = async (
    { caller, view }: Pick<FastifyRequest, 'caller' | 'view'>,
    id: string,
    change: (playlist: OwnPlaylist) => OwnPlaylist,
  ): Promise<OwnPlaylist> => {
    const { catalogue } = view.music;
    if (!findListedPlaylist(catalogue, state, id)) await playlists.refreshList(caller.listenerId);
    const listed = findListedPlaylist(catalogue, state, id);
    if (!listed) throw notFound();
    if (listed.owner.id !== caller.listenerId) throw forbidden();
    const changed = await playlists.change(caller.listenerId, id, (playlist) => {
      requireModifyScope(caller, playlist.public);
      const wanted = change(playlist);
      requireModifyScope(caller, wanted.public);
      if (wanted.collaborative && wanted.public) throw onlyPrivateCollaborative();
      return { ...wanted, revision: playlist.revision + 1 };
    });
    if (!changed) throw notFound();
    return changed;
  };

  app.get(
    '/me/playlists',
    {
      config: { anyScopeOf: ['playlist-read-private'] },
      schema: { querystring: z.object({ limit: limitSchema(50, 20), offset: offsetSchema() }) },
    },
    async ({ caller, query, view: { music, objects } }) => {
      const owner = nameCaller(caller);
      await playlists.refreshList(owner.id);
      const own = state.playlistsOf(owner.id).map((playlist) => fromSummary({ owner, playlist }));
      const followed = (state.listener(owner.id)?.saved ?? [])
        .filter(({ kind }) => kind === 'playlist')
        .flatMap(({ id }) => findListedPlaylist(music.catalogue, state, id) ?? []);
      return pagingOf(
        objects.addresses.api('me/playlists'),
        query,
        [...own, ...followed],
        objects.simplifiedPlaylist,
      );
    },
  );

  app.post(
    '/me/playlists',
    {
      config: { anyScopeOf: modifyScopes },
      schema: { body: z.preprocess((body) => body ?? {}, detailsSchema) },
    },
    async ({ caller, body, view: { music, objects } }, reply) => {
      const isPublic = body.public ?? true;
      if (body.collaborative && isPublic) throw onlyPrivateCollaborative();
      requireModifyScope(caller, isPublic);
      const details = { name: body.name, description: body.description ?? '', public: isPublic };
      const elsewhere = await playlists.create(caller.listenerId, details);
      const playlist: OwnPlaylist = elsewhere ?? {
        id: newId(),
        ...details,
        collaborative: body.collaborative ?? false,
        items: [],
        revision: 1,
      };
      if (!elsewhere && !state.addPlaylist(caller.listenerId, playlist, limits.playlists)) {
        const most = `at most ${limits.playlists} of each listener (LOCAL_MAX_PLAYLISTS)`;
        throw new SpotifyError(403, `Playlist limit reached: ${most}`);
      }
      reply.status(201);
      return objects.playlist(
        fromListener(music.catalogue, { owner: nameCaller(caller), playlist }),
        caller.listenerId,
      );
    },
  );

  app.put(
    '/playlists/:id',
    {
      config: { anyScopeOf: modifyScopes },
      schema: { params: idParamsSchema, body: z.preprocess((body) => body ?? {}, detailsSchema.partial()) },
    },
    async ({ caller, view, params, body }, reply) => {
      await changeOwn({ caller, view }, params.id, (playlist) => ({
        ...playlist,
        name: body.name ?? playlist.name,
        description: body.description ?? playlist.description,
        public: body.public ?? playlist.public,
        collaborative: body.collaborative ?? playlist.collaborative,
      }));
      return reply.status(200).send();
    },
  );

  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    app.route({
      method,
      url: '/playlists/:id/items',
      config: { anyScopeOf: modifyScopes },
      schema: {
        params: idParamsSchema,
        querystring: itemsChangeSchemas.query,
        body: z.any(),
      },
      handler: async ({ caller, view, params, query, body }, reply) => {
        const change = itemsChangeSchemas[method].safeParse(body ?? {});
        if (!change.success) throw badRequest(change.error.issues[0]?.message ?? noBody.error);
        const wanted = { method, query, body: change.data };
        const playlist = await changeOwn({ caller, view }, params.id, (own) => ({
          ...own,
          items: changedItems(own.items, wanted, {
            catalogue: view.music.catalogue,
            nowMs: clock(),
            mostTracks: limits.tracks,
          }),
        }));
        return reply
          .status(method === 'POST' ? 201 : 200)
          .send({ snapshot_id: snapshotId(playlist.id, playlist.revision) });
      },
    });
  }
}

/** Both kinds are asked for separately, as the Web API documents it; a playlist that changes its kind needs both. */
function requireModifyScope(caller: Caller, isPublic: boolean): void {
  if (!caller.scopes.has(isPublic ? 'playlist-modify-public' : 'playlist-modify-private'))
    throw insufficientScope();
}
