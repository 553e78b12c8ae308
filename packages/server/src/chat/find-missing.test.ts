import type { Candidate } from '@attune/mix';
import { expect, test, vi } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { createFindMissing } from './find-missing.ts';

const track = (id: string, genre: string): Candidate => ({
  ...{ id, name: id, artists: [id], image: '', url: '#', durationMs: 200_000 },
  ...{ facts: { genres: [genre] }, factsFrom: 'catalogue' },
});
const brief = sampleBrief({ wanted: [{ kind: 'genre', value: 'highlife', matched: 'highlife' }] });
const call = { accessToken: 'a-token' };

test('the catalogue tells what is not there', async () => {
  const findMissing = createFindMissing(
    async () => [track('one', 'afrobeat'), track('two', 'techno')],
    () => 0,
  );
  expect(await findMissing(brief, call)).toEqual([
    { kind: 'genre', value: 'highlife', isUnknown: false, nearest: 'afrobeat' },
  ]);
});

test('a service that refuses leaves it to the search to say so; another failure is thrown', async () => {
  const catalogue = vi.fn(async (): Promise<Candidate[]> => {
    throw new StreamingError('unavailable');
  });
  expect(await createFindMissing(catalogue, () => 0)(brief, call)).toBeUndefined();
  catalogue.mockRejectedValue(new Error('broken'));
  await expect(createFindMissing(catalogue, () => 0)(brief, call)).rejects.toThrow('broken');
});
