import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMoodModelError } from '../errors.ts';
import { readTopic } from './read-topic.ts';
import { decodeTopicModel, encodeTopicModel, loadTopicModel, weighTopics } from './topic-model.ts';
import { toneOf, topicClasses, topics } from './topics.ts';

const folder = new URL('../../model/', import.meta.url);
const bytes = readFileSync(new URL('topic-model.bin', folder));

describe('what a message is about', () => {
  test.each([
    ['my dog died this morning', 'pet-died'],
    ['i passed my driving test!!', 'exam-passed'],
    ['the scan came back clear', 'good-result'],
    ['i cant afford the rent this month', 'money-worry'],
    ['she finally said yes, we are engaged', 'engaged'],
    ['some jazz please', 'music-only'],
    ['', null],
    ['qwzx vbnm', null],
  ])('%j is %s', (text, topic) => {
    expect(readTopic(text)).toBe(topic);
  });

  test('is told apart from its opposite', () => {
    expect(toneOf('good-result')).toBe('glad');
    expect(toneOf('bad-diagnosis')).toBe('hurts');
    expect(readTopic('all the doctors say i am healed, home tomorrow')).not.toBe('bad-diagnosis');
  });
});

describe('the shipped model of topics', () => {
  test('is the one recorded, and beside the others stays under 8 MB', () => {
    const recorded = readFileSync(new URL('topic-model.sha256', folder), 'utf8').split(/\s/)[0];
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(recorded);
    const others = ['mood-model.bin', 'situation-model.bin'].map((name) =>
      readFileSync(new URL(name, folder)),
    );
    expect(others.reduce((sum, one) => sum + one.byteLength, bytes.byteLength)).toBeLessThan(8_000_000);
  });

  test('is read as it was written', () => {
    const model = loadTopicModel();
    expect(Buffer.from(encodeTopicModel(model)).equals(bytes)).toBe(true);
    expect(model.keys.every((key, at) => at === 0 || (model.keys[at - 1] ?? 0) < key)).toBe(true);
  });

  test('gives every topic and none a share, which add up to one', () => {
    const likely = weighTopics(loadTopicModel(), 'long shift, feet hurt, soup for dinner');
    expect(likely).toHaveLength(topicClasses.length);
    expect(likely?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  });

  test.each([
    ['another magic', () => Buffer.concat([Buffer.from('attmood1'), bytes.subarray(8)])],
    ['a byte less', () => bytes.subarray(0, -1)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'another list of topics',
      () =>
        Buffer.from(
          bytes.toString('latin1').replace(topics[0] ?? '', 'x'.repeat((topics[0] ?? '').length)),
          'latin1',
        ),
    ],
  ])('is refused with %s', (_, file) => {
    let thrown: unknown;
    try {
      decodeTopicModel(file());
    } catch (error) {
      thrown = error;
    }
    expect(isMoodModelError(thrown)).toBe(true);
  });
});
