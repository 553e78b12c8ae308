import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPlayerScript } from './pages/player-script.ts';
import { createBrowser, somePlaylists, startService } from './testing/start-service.ts';

const playlistPath = `/playlist/${somePlaylists[0]?.id ?? ''}`;

/** A build of two files, as the bundler leaves it. */
async function withBuild(use: (manifestPath: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'player-script-'));
  const manifest = {
    'main.ts': { file: 'player.abc123.js', isEntry: true, dynamicImports: ['sound.ts'] },
    'sound.ts': { file: 'sound.def456.js', isDynamicEntry: true },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'player.abc123.js'), 'export const player = 1;'.repeat(40));
  await writeFile(join(folder, 'sound.def456.js'), 'export const sound = 1;');
  await use(join(folder, 'manifest.json'));
  await rm(folder, { recursive: true });
}

test('a built script is named by every page and served for ever, compressed where that is understood', () =>
  withBuild(async (manifestPath) => {
    const service = await startService({ playerScript: await loadPlayerScript(manifestPath) });
    const { text } = await createBrowser().get(`${service.url}${playlistPath}`);
    expect(text).toContain('<script src="/local/assets/player.abc123.js" type="module"></script>');
    expect(text).toMatch(/<body [^>]*data-base="\/local" data-form-token="[\w-]+"/);
    // Said only where no script runs, or where the script finds that nothing can be heard.
    expect(text).toMatch(/<noscript><p[^>]*>It plays in silence/);
    const address = `${service.url}/assets/player.abc123.js`;
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('export const player = 1;'.repeat(40));
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.has('content-encoding')).toBe(false);
    const compressed = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe('export const player = 1;'.repeat(40));
    expect((await fetch(`${service.url}/assets/sound.def456.js`)).status).toBe(200);
    expect((await fetch(`${service.url}/assets/manifest.json`)).status).toBe(404);
    await service.close();
  }));

test('without a build the pages work as they are, and say that it plays in silence', async () => {
  const service = await startService({ playerScript: null });
  const { text } = await createBrowser().get(`${service.url}${playlistPath}`);
  expect(text).not.toContain('<script');
  expect(text).not.toContain('data-form-token');
  expect(text).toContain('It plays in silence');
  await service.close();
});

test('the sign-in pages carry no player', () =>
  withBuild(async (manifestPath) => {
    const service = await startService({ playerScript: await loadPlayerScript(manifestPath) });
    const { text } = await createBrowser().get(`${service.url}/sign-in`);
    expect(text).not.toContain('<script');
    await service.close();
  }));
