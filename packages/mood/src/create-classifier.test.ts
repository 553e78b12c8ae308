import { describe, expect, it } from 'vitest';
import { createClassifier } from './create-classifier.ts';
import { MoodModelError } from './errors.ts';
import type { PostJson } from './hosted/hosted-classifier.ts';
import type { Fallback } from './with-fallback.ts';

const joy: PostJson = async () => ({ status: 200, text: '[{"label":"joy","score":0.9}]' });
const down: PostJson = async () => ({ status: 503, text: '' });
const place = { url: 'http://127.0.0.1:1/emotion', budgetMs: 5000 };

describe('the front door', () => {
  it('MOOD-03 answers by keywords where no model is named', async () => {
    const classifier = createClassifier({ order: [] });
    expect(await classifier.classify('deadline')).toMatchObject({ mood: 'focus', source: 'keywords' });
  });

  it('asks the hosted model first when it is named first', async () => {
    const classifier = createClassifier({
      order: ['hosted', 'keywords'],
      hosted: { ...place, postJson: joy },
    });
    expect(classifier.source).toBe('hosted');
    expect(await classifier.classify('deadline')).toMatchObject({ mood: 'happy', source: 'hosted' });
  });

  it('MOOD-03 falls down to the keywords and says so', async () => {
    const trace: Fallback[] = [];
    const onFallback = (fallback: Fallback) => trace.push(fallback);
    const classifier = createClassifier({
      order: ['hosted'],
      hosted: { ...place, postJson: down },
      onFallback,
    });
    expect(await classifier.classify('deadline')).toMatchObject({ mood: 'focus', source: 'keywords' });
    expect(trace.map(({ from, to }) => [from, to])).toEqual([['hosted', 'keywords']]);
    expect(trace[0]?.error).toBeInstanceOf(MoodModelError);
  });

  it('asks nobody who is named after the keywords', async () => {
    const classifier = createClassifier({ order: ['keywords', 'hosted'] });
    expect(await classifier.classify('deadline')).toMatchObject({ source: 'keywords' });
  });

  it('refuses a hosted model without an address', () => {
    expect(() => createClassifier({ order: ['hosted'] })).toThrow(TypeError);
  });
});
