import type { Config } from './config.ts';

/** Where this server is reached: by browsers, and by itself when the built-in streaming service is in use. */
export interface Addresses {
  /** The origin browsers use, without a trailing slash. */
  publicUrl(): string;
  /** The origin this process reaches itself under. */
  selfUrl(): string;
  redirectUri(): string;
  /** Called once with the port the server is bound to; until then a configured port of 0 is unknown. */
  bound(port: number): void;
}

function urlHost(host: string): string {
  if (host === 'localhost') return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

/** A wildcard address listens everywhere, loopback included. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::' || host === '[::]') return '[::1]';
  return urlHost(host);
}

export function createAddresses(config: Pick<Config, 'host' | 'port' | 'publicUrl'>): Addresses {
  const at = (port: number) => {
    const publicUrl = config.publicUrl ?? `http://${urlHost(config.host)}:${port}`;
    return {
      publicUrl,
      selfUrl: `http://${reachableHost(config.host)}:${port}`,
      redirectUri: `${publicUrl}/login/callback`,
    };
  };
  // Spelt out once: every request asks.
  let urls = at(config.port);
  return {
    publicUrl: () => urls.publicUrl,
    selfUrl: () => urls.selfUrl,
    redirectUri: () => urls.redirectUri,
    bound(boundPort) {
      urls = at(boundPort);
    },
  };
}
