import { createHash } from 'node:crypto';
import type { Service } from '../service.ts';
import type { WebApi } from './web-api-app.ts';

/** `GET /me`. */
export function meRoutes(app: WebApi, { objects }: Service) {
  app.get('/me', async ({ caller }) => {
    const { listenerId, displayName } = caller;
    return {
      account_id: createHash('sha256')
        .update(`account ${listenerId}`)
        .digest('base64url')
        .replace(/[-_]/g, '0')
        .slice(0, 22),
      ...objects.user({ id: listenerId, displayName }),
      images: objects.addresses.images('user', listenerId),
    };
  });
}
