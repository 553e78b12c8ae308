import { type FakeSpotify, startFakeSpotify } from './fake-spotify.ts';
import { test as base } from './fixtures.ts';
import { watchPages } from './page-watch.ts';
import { startProduct } from './product-server.ts';

/** The product with a Spotify app configured, before an upstream of the test's own. */
export const test = base.extend<{ spotify: FakeSpotify }, { upstream: FakeSpotify }>({
  upstream: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const upstream = await startFakeSpotify();
      await use(upstream);
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ upstream }, use) => {
      const { origin } = upstream;
      const product = await startProduct({
        SPOTIFY_CLIENT_ID: 'an-app',
        SPOTIFY_ACCOUNTS_URL: origin,
        SPOTIFY_API_URL: origin,
        SPOTIFY_WEB_URL: 'https://open.spotify.com',
        RECCOBEATS_URL: origin,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 70_000 },
  ],
  // The consent page stands at the service.
  watch: async ({ context, product, upstream }, use) => {
    const watch = watchPages(context, product.origin, upstream.origin);
    await use(watch);
    await watch.verify();
  },
  spotify: async ({ upstream }, use) => {
    Object.assign(upstream, { devices: [], isPremium: true, commands: [], playing: null });
    upstream.playlists.clear();
    upstream.calls.clear();
    await use(upstream);
  },
});
