import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moodReadingSchema, moods } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { createClassifier } from '../create-classifier.ts';
import type { Fallback } from '../with-fallback.ts';
import { createEmbeddedClassifier } from './embedded-classifier.ts';
import { shippedModelFiles } from './load-model.ts';

const classifier = createEmbeddedClassifier();

describe('the embedded model', () => {
  it.each([
    ['I just got the job, best day ever!', 'happy'],
    ['she left me and I cannot stop crying', 'sad'],
    ['leg day, give me something brutal', 'energetic'],
    ['rain on the window, tea, nowhere to be', 'calm'],
    ['thesis due tomorrow, no lyrics please', 'focus'],
    ["can't sleep, need something soft", 'calm'],
    ["I'm sad, cheer me up", 'happy'],
    ['not in a party mood, something quiet', 'calm'],
    ['dead tired but the thesis is due at nine', 'focus'],
  ])('reads "%s" as %s', async (text, mood) => {
    expect((await classifier.classify(text))?.mood).toBe(mood);
  });

  it('gives readings that fit the contract, with probabilities that add up to one', async () => {
    for (const text of ['happy', 'so so tired', '🎉🎉', 'ok', 'x'.repeat(2000), 'gym '.repeat(500)]) {
      const reading = await classifier.classify(text);
      if (reading === null) continue;
      expect(moodReadingSchema.parse(reading)).toEqual(reading);
      const sum = moods.reduce((total, mood) => total + (reading.probabilities?.[mood] ?? 0), 0);
      expect(sum).toBeCloseTo(1, 6);
      expect(reading.probabilities?.[reading.mood]).toBe(reading.confidence);
    }
  });

  it('has nothing to say of a text in which it knows nothing', async () => {
    for (const text of ['', '   ', 'おはようございます', 'qxzvkj wqpzx', '\u200b', '@@ ## $$']) {
      expect([text, await classifier.classify(text)]).toEqual([text, null]);
    }
  });

  it('MOOD-03 leaves such a text to the keywords', async () => {
    const trace: Fallback[] = [];
    const line = createClassifier({ order: ['embedded'], onFallback: (fallback) => trace.push(fallback) });
    expect(await line.classify('qxzvkj wqpzx')).toMatchObject({ mood: 'happy', source: 'keywords' });
    expect(trace).toEqual([{ from: 'embedded', to: 'keywords', error: null }]);
    expect(await line.classify('crying again')).toMatchObject({ mood: 'sad', source: 'embedded' });
  });

  it('marks its best guess at an unclear message as uncertain', async () => {
    const vague = ['hm', 'well', 'so it goes', 'it is what it is', 'what about tuesday', 'tell me about it'];
    const readings = await Promise.all(vague.map((text) => classifier.classify(text)));
    expect(readings.some((reading) => reading?.uncertain)).toBe(true);
    for (const reading of readings) expect(reading?.uncertain).toBe((reading?.confidence ?? 0) < 0.5);
    expect(await classifier.classify('so happy today, best day ever')).toMatchObject({ uncertain: false });
  });

  it('stops when the caller has left', async () => {
    await expect(classifier.classify('happy', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});

describe('the model file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mood-model-'));
  const shipped = shippedModelFiles();
  const place = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  it('is refused when a byte differs from what was recorded', async () => {
    const bytes = readFileSync(shipped.model);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    const damaged = createEmbeddedClassifier({
      model: place('damaged.bin', bytes),
      checksum: shipped.checksum,
    });
    await expect(damaged.classify('happy')).rejects.toMatchObject({
      name: 'MoodModelError',
      kind: 'model-file',
    });
  });

  it('is refused when it is missing, and keywords answer meanwhile', async () => {
    const modelFiles = { model: join(folder, 'none.bin'), checksum: shipped.checksum };
    await expect(createEmbeddedClassifier(modelFiles).prepare()).rejects.toMatchObject({
      kind: 'model-file',
    });
    const line = createClassifier({ order: ['embedded'], modelFiles });
    expect(await line.classify('exam tomorrow')).toMatchObject({ mood: 'focus', source: 'keywords' });
  });

  it('is looked for again when it could not be read once', async () => {
    const model = join(folder, 'late.bin');
    const classifier = createEmbeddedClassifier({ model, checksum: shipped.checksum });
    await expect(classifier.classify('so happy')).rejects.toMatchObject({ kind: 'model-file' });
    place('late.bin', readFileSync(shipped.model));
    expect((await classifier.classify('so happy'))?.mood).toBe('happy');
  });

  it('is refused when it is no model at all, even with a fitting checksum', async () => {
    const { createHash } = await import('node:crypto');
    const text = 'this is not a model, it only has a checksum';
    const checksum = place('text.sha256', createHash('sha256').update(text).digest('hex'));
    const classifier = createEmbeddedClassifier({ model: place('text.bin', text), checksum });
    await expect(classifier.prepare()).rejects.toMatchObject({ kind: 'model-file' });
  });
});
