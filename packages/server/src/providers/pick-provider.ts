import type { Addresses } from '../addresses.ts';
import type { Config } from '../config.ts';
import { createBuiltIn } from './built-in.ts';
import type { BuiltInService } from './built-in-service.ts';
import type { Provider } from './provider.ts';
import { createSpotify } from './spotify/spotify.ts';

/**
 * The one place where it is asked which streaming service is configured.
 * @param builtIn the service of our own, where this process runs it
 */
export function pickProvider(
  { streaming }: Pick<Config, 'streaming'>,
  addresses: Addresses,
  builtIn?: BuiltInService,
): Provider {
  return streaming.kind === 'spotify'
    ? createSpotify(streaming)
    : createBuiltIn(streaming, addresses, builtIn);
}
