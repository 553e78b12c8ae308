import type { HarmUnderWay } from '../harm-under-way.ts';

/**
 * What is said in one language to somebody who may need help. Fixed words: never generated, and never changed by what
 * the message says. Each names `helpAddress` and the local emergency number, but for `possible`, which `helpLine` follows.
 */
export interface DistressWords {
  /** The answer to a message of acute distress, shown beside gentle music, of which its last sentence speaks. */
  acute: string;
  /**
   * Said instead of it to who has harmed themselves already (`harmed`), or whom somebody strikes (`struck`): the call comes first. Absent in languages in
   * which neither is told apart.
   */
  underWay?: Readonly<Record<HarmUnderWay, string>>;
  /** The answer to a message that may come from distress. It claims no feeling. Its second sentence speaks of the music. */
  possible: string;
  /** The quiet line under `possible`. */
  helpLine: string;
}
