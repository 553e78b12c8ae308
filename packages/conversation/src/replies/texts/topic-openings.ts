import type { Topic } from '@attune/mood';
import { companyOpenings } from './topics/company.ts';
import { delightsOpenings } from './topics/delights.ts';
import { doingOpenings } from './topics/doing.ts';
import { feelingsOpenings } from './topics/feelings.ts';
import { healthOpenings } from './topics/health.ts';
import { homeOpenings } from './topics/home.ts';
import { lossesOpenings } from './topics/losses.ts';
import { loveOpenings } from './topics/love.ts';
import { successesOpenings } from './topics/successes.ts';
import { surroundingsOpenings } from './topics/surroundings.ts';
import { troublesOpenings } from './topics/troubles.ts';
import { turnsOpenings } from './topics/turns.ts';
import { workOpenings } from './topics/work.ts';

/** What is only asked for, or asked about, tells nothing to speak to. */
const unspokenTopics = ['music-only', 'for-an-activity', 'to-assistant'] as const;
type UnspokenTopic = (typeof unspokenTopics)[number];

/** First sentences by what a message is about. */
export const topicOpenings: Readonly<Record<Exclude<Topic, UnspokenTopic>, readonly string[]>> = {
  ...lossesOpenings,
  ...companyOpenings,
  ...workOpenings,
  ...healthOpenings,
  ...troublesOpenings,
  ...feelingsOpenings,
  ...successesOpenings,
  ...loveOpenings,
  ...delightsOpenings,
  ...turnsOpenings,
  ...surroundingsOpenings,
  ...doingOpenings,
  ...homeOpenings,
};

/** What is said first of a topic; none where it tells nothing. */
export const openingsOf = (topic: Topic): readonly string[] =>
  isUnspoken(topic) ? [] : topicOpenings[topic];

export const isUnspoken = (topic: Topic): topic is UnspokenTopic =>
  (unspokenTopics as readonly Topic[]).includes(topic);
