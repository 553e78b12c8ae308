import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Topic, topicClasses } from '../../src/topic/topics.ts';
import { bareText, withoutDuplicates } from '../read-rows.ts';
import { dataFolder, readTestMessages } from '../training-data.ts';

export interface LabelledTopic {
  text: string;
  topic: Topic | 'none';
  writer: string;
}

const file = 'topics.tsv';

const isTopic = (name: string): name is Topic | 'none' => (topicClasses as readonly string[]).includes(name);

/**
 * Messages with what they are about, and who wrote them; none that stands in a test set.
 * @throws {Error} naming the line when its topic is not of the list.
 */
export function readTopicRows(): LabelledTopic[] {
  const tested = new Set(readTestMessages().map(({ text }) => bareText(text)));
  const rows = readFileSync(new URL(file, dataFolder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const [topic = '', writer = '', text = ''] = line.split('\t');
      if (!isTopic(topic) || text === '')
        throw new Error(`${file}, line ${at + 1}: no text or no known topic.`);
      return { text, topic, writer };
    });
  return withoutDuplicates(rows, tested);
}

/** SHA-256 of the file that training reads. */
export function topicChecksum(): string {
  return createHash('sha256')
    .update(readFileSync(new URL(file, dataFolder)))
    .digest('hex');
}
