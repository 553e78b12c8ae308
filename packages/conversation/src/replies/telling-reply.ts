import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { chooseReflection } from './reflection/choose-reflection.ts';
import { lines } from './texts/lines.ts';
import { reflections } from './texts/reflections.ts';

const listening = lines(`
Thank you for telling me that.
I am listening.
I hear you.
Tell me as much as you like.
I am with you.
`);

const staying = lines(`
The music stays with you.
I let it play on.
It plays on, as long as you like.
I leave the music as it is.
The music goes on beside you.
I change nothing; take your time.
`);

/** Who tells more of what hurts is heard, and the music stays: "I hear you: she played the cello. The music stays with you." */
export function answerTelling({ text }: AnsweredTurn, pick: Pick): Choice | null {
  const reflection = chooseReflection(text, 'sad', true);
  const heard = reflection && pick('reflection-kind', reflections.kind);
  const first =
    heard && reflection
      ? { ...heard, text: heard.text.replace('{statement}', () => reflection.clause) }
      : pick('listening', listening);
  return joined(first, pick('staying', staying));
}
