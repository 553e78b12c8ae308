import { expect, test } from 'vitest';
import { createAddresses } from '../addresses.ts';
import { loadConfig } from '../config.ts';
import { pickProvider } from './pick-provider.ts';

function providerOf(env: Record<string, string>) {
  const config = loadConfig(env);
  const addresses = createAddresses(config);
  addresses.bound(4321);
  return pickProvider(config, addresses);
}

const spotify = providerOf({ SPOTIFY_CLIENT_ID: 'abc' });
const builtIn = providerOf({});
const id = '0aB1cD2eF3gH4iJ5kL6mN7';

test('without settings it is the service of this installation, which plays in the page and is not metered', () => {
  expect(builtIn.about).toMatchObject({
    runs: 'here',
    isCredited: false,
    capabilities: { playback: 'in-page', search: 'as-typed', revokes: 'here', signIn: 'name' },
  });
  expect(builtIn.served).toMatchObject({ access: { kind: 'this-machine' } });
  expect(builtIn.isMetered).toBe(false);
  expect(builtIn.recommender.url()).toBe('http://127.0.0.1:4321/local/reccobeats');
});

test('where a password is asked, the service asks for it on its own page', () => {
  expect(providerOf({ LOCAL_PASSWORD: 'a password' }).about.capabilities.signIn).toBeUndefined();
  expect(spotify.about.capabilities.signIn).toBeUndefined();
});

test('with a client id it is Spotify, which is credited, metered, framed, and served by others', () => {
  expect(spotify.about).toMatchObject({
    name: 'Spotify',
    isCredited: true,
    capabilities: { playback: 'embed', devices: 'remote', history: 'recent', search: 'on-enter' },
    embed: 'open.spotify.com/embed',
  });
  expect(spotify.served).toBeNull();
  expect(spotify.isMetered).toBe(true);
  expect(spotify.hosts.frames).toEqual(['https://open.spotify.com']);
  expect(spotify.recommender.url()).toBe('https://api.reccobeats.com');
  // A server of the operator's own may be asked each time.
  const ownServer = { SPOTIFY_CLIENT_ID: 'abc', SPOTIFY_API_URL: 'http://127.0.0.1:9' };
  expect(providerOf(ownServer).isMetered).toBe(false);
});

test('the built-in service is asked every five seconds what plays, Spotify far more seldom', () => {
  expect(builtIn.schedule()).toEqual({ playingMaxAgeMs: 5_000, idleMaxAgeMs: 5_000, throttleMs: 0 });
  expect(spotify.schedule()).toEqual({ playingMaxAgeMs: 75_000, idleMaxAgeMs: 75_000, throttleMs: 2_000 });
  expect(spotify.schedule(30)).toMatchObject({ playingMaxAgeMs: 30_000, idleMaxAgeMs: 60_000 });
});

test.each([
  [`https://open.spotify.com/track/${id}`, id],
  [`https://open.spotify.com/intl-de/track/${id}?si=1`, id],
  [`https://elsewhere.example/track/${id}`, null],
  [`javascript://open.spotify.com/track/${id}`, null],
  ['https://open.spotify.com/track/short', null],
  [`https://open.spotify.com/album/${id}`, null],
  ['not an address', null],
])('the track that %s links to is %s', (link, found) => {
  expect(spotify.tracks.idInLink(link)).toBe(found);
});
