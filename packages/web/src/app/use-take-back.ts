import type { Permission, PermissionsAnswer } from '@attune/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../features/sign-in/api/take-back.ts';
import { tokensOf } from '../features/sign-in/token-store.ts';
import { useApi } from '../lib/api-context.tsx';
import { SignedOutError } from '../lib/api-error.ts';
import { log } from '../lib/log.ts';
import { useListener } from './listener/listener-context.tsx';
import { useServices } from './services-context.tsx';

/** What is cached under these names of `query-keys.ts` was read by permissions that can be taken back. */
const readByPermission = new Set([
  'liked',
  'liked-among',
  'is-liked',
  'own-playlists',
  'own-playlist',
  'history',
]);

/** Takes a permission back; `data` are those that are gone with it. What was read by them is forgotten. */
export function useTakeBack() {
  const { open, keys } = useApi();
  const { signIn } = useListener();
  const { store, network, now } = useServices();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    async mutationFn(permission: Permission): Promise<readonly Permission[]> {
      const parts = { open, store: tokensOf(store, signIn), locks: network.locks, now };
      const granted = await takeBack(parts, permission);
      const before = client.getQueryData<PermissionsAnswer>(keys.permissions)?.granted ?? [permission];
      client.setQueryData<PermissionsAnswer>(keys.permissions, { granted: [...granted] });
      await client.resetQueries({ predicate: ({ queryKey }) => readByPermission.has(String(queryKey[2])) });
      return before.filter((one) => !granted.includes(one));
    },
    onError(error) {
      if (!(error instanceof SignedOutError)) log.error('The permission was not taken back.', error);
    },
  });
}
