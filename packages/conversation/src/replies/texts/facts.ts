import { accountFacts } from './facts/account.ts';
import { assistantFacts } from './facts/assistant.ts';
import type { Facts } from './facts/fact.ts';
import { hostingFacts } from './facts/hosting.ts';
import { listsFacts } from './facts/lists.ts';
import { othersFacts } from './facts/others.ts';
import { pageFacts } from './facts/page.ts';
import { playingFacts } from './facts/playing.ts';

/**
 * What is asked more closely than the answers of a whole kind tell, by kind of question. Checked in the README, the screens and the code, as
 * those are.
 */
export const facts: Facts = {
  ...accountFacts,
  ...assistantFacts,
  ...hostingFacts,
  ...listsFacts,
  ...pageFacts,
  ...playingFacts,
  ...othersFacts,
};
