import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

/** What a first message asks for and what not, as values in one list; artists by their names. */
function asked(text: string): { wanted: string[]; avoided: string[] } {
  const { brief } = readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
  return {
    wanted: [
      ...(brief?.wanted ?? []).map(({ value }) => value),
      ...(brief?.like ?? []).flatMap((like) => (like.kind === 'playing' ? [] : [like.name])),
    ],
    avoided: (brief?.avoided ?? []).map(({ value }) => value),
  };
}

test.each([
  ['Gospel, but with Hammond organ. None of that worship.', ['gospel', 'organ'], ['worship']],
  ['drill, no english rap', ['drill'], ['english']],
  ['lofi is dead to me, something else to code to', ['coding'], ['lo-fi']],
  ['Late Romantic piano, Medtner or Scriabin', ['piano', 'Medtner', 'Scriabin'], []],
  ['Slim Dusty. Or anything like Slim Dusty. No American stuff.', ['Slim Dusty'], []],
  ['polish songs, no disco polo', ['polish'], []],
])('a word beside what is wished is no other wish: %s', (text, wanted, avoided) => {
  expect(asked(text)).toEqual({ wanted, avoided });
});
