import { type FriendQuestion, friendQuestionIn } from '../questions/asked-as-friend.ts';
import type { Choice } from './choose.ts';
import type { Pick } from './first-sentence.ts';
import { lines } from './texts/lines.ts';

/** The truth, and not coldly. */
const answers: Readonly<Record<FriendQuestion, readonly string[]>> = {
  alright: lines(`
I cannot know that, and I do hope so, with you.
Nobody can promise it. I wish it for you, very much.
I do not know, and I hope so. It need not be settled tonight.
I would say yes if I could see that far. I do hope so.
  `),
  fault: lines(`
I know too little to judge. Whoever asks that way has a heart in it.
I cannot tell from here. That you ask says that you care.
I would not judge it, and you need not tonight.
  `),
  'come-back': lines(`
I cannot look into another heart. I hope it goes as you wish.
That I cannot know. I hope so for you.
Nobody here can say, and I wish you a good answer.
  `),
  outcome: lines(`
I cannot know that, and I keep my fingers crossed.
Nobody can tell before. I wish for the best, with you.
That I cannot see from here. I hope for it along with you.
  `),
  contact: lines(`
That is yours to decide. A night's sleep first does no harm: what is true now is still true tomorrow.
I cannot decide it for you. If it can wait for the morning, let it; words come clearer then.
I would not hurry it. Think of how you want to feel about it tomorrow.
  `),
  understand: lines(`
As far as a line can tell it, I think I do.
I think so. I have only your words, and they are clear.
I believe so, as well as a program can.
  `),
};

/** An answer to a question that is asked as of a friend; `null` to any other. */
export function humanAnswer(text: string, pick: Pick): Choice | null {
  const kind = friendQuestionIn(text);
  return kind && pick(`human-${kind}`, answers[kind]);
}
