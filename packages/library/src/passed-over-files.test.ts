import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLibraryFolder, type LibraryFolder } from './testing/library-folder.ts';

let place: LibraryFolder;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

test('files that were passed over are named by where they lie, at each look, and a hundred at most', async () => {
  await place.write('good.wav', { title: 'Good', seconds: 2 });
  for (let number = 0; number < 101; number += 1)
    await place.write(`bad/${String(number).padStart(3, '0')}.mp3`, Buffer.from('no sound'));
  const library = await place.open();
  await library.look();
  expect(place.news).toHaveLength(2);
  for (const news of place.news) {
    expect(news).toMatchObject({ kind: 'looked', songs: 1, passedOver: 101 });
    const named = news.kind === 'looked' ? (news.passedOverFiles ?? []) : [];
    expect(named).toHaveLength(100);
    expect(named).toContain('bad/000.mp3');
  }
});
