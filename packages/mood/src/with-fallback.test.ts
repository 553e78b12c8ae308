import type { MoodReading } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import type { MoodClassifier } from './classifier.ts';
import { MoodModelError } from './errors.ts';
import { keywordClassifier } from './keywords/keyword-classifier.ts';
import { type Fallback, withFallback } from './with-fallback.ts';

const outage = new MoodModelError('unavailable', 'down');
const calmReading: MoodReading = { mood: 'calm', confidence: 0.8, source: 'embedded' };

function answering(source: MoodClassifier['source'], answer: () => MoodReading | null): MoodClassifier {
  return { source, classify: async () => answer() };
}
const failing = answering('hosted', () => {
  throw outage;
});
const silent = answering('embedded', () => null);

describe('a line of classifiers', () => {
  it('MOOD-03 lets keywords decide when the model fails, and leaves a trace', async () => {
    const trace: Fallback[] = [];
    const line = withFallback([failing], keywordClassifier, (fallback) => trace.push(fallback));
    expect(await line.classify('exam tomorrow')).toMatchObject({ mood: 'focus', source: 'keywords' });
    expect(trace).toEqual([{ from: 'hosted', to: 'keywords', error: outage }]);
  });

  it('MOOD-03 lets keywords decide where there is no model', async () => {
    const line = withFallback([], keywordClassifier);
    expect(line.source).toBe('keywords');
    expect(await line.classify('exam tomorrow')).toMatchObject({ mood: 'focus', source: 'keywords' });
  });

  it('asks the next one when a model knows nothing in the text', async () => {
    const trace: Fallback[] = [];
    const line = withFallback([failing, silent], keywordClassifier, (fallback) => trace.push(fallback));
    expect((await line.classify('gym')).mood).toBe('energetic');
    expect(trace).toEqual([
      { from: 'hosted', to: 'embedded', error: outage },
      { from: 'embedded', to: 'keywords', error: null },
    ]);
  });

  it('asks nobody further once one has answered', async () => {
    const asked: string[] = [];
    const answered = answering('embedded', () => calmReading);
    const never = answering('hosted', () => {
      asked.push('hosted');
      return null;
    });
    const line = withFallback([answered, never], keywordClassifier, () => asked.push('fallback'));
    expect(line.source).toBe('embedded');
    expect(await line.classify('gym')).toEqual(calmReading);
    expect(asked).toEqual([]);
  });

  it('leaves a hosted model out of what may not leave this machine', async () => {
    const hosted = answering('hosted', () => ({ mood: 'sad', confidence: 1, source: 'hosted' }));
    const line = withFallback([hosted, answering('embedded', () => calmReading)], keywordClassifier);
    expect((await line.classify('gym', { onThisMachine: true })).source).toBe('embedded');
    expect((await line.classify('gym')).source).toBe('hosted');
  });

  it('does not answer over the head of a caller who has left', async () => {
    const line = withFallback([failing], keywordClassifier);
    await expect(line.classify('gym', { signal: AbortSignal.abort() })).rejects.toBe(outage);
  });
});
