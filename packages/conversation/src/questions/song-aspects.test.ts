import { describe, expect, test } from 'vitest';
import { sayToMix } from '../testing/say-to-mix.ts';

describe('what is asked of one song or artist is answered from its facts, however it is put', () => {
  test.each([
    ['what is Winsome Blackwater, is it a man or a band?', /one person or several.*I do not know/],
    ['is The Achterberg Trio a man or a band?', /By the name, a trio/],
    [
      'who sings porch light is it a girl',
      /by Lucille Pettibone\. Whether a man or a woman sings I do not know/,
    ],
    ['porch light is so nice. who sing it, is she a woman?', /by Lucille Pettibone.*man or a woman/],
    ['Number 2, is there guitar? I don’t hear.', /^No, not that I know: no guitar/],
    ['Number 4, is there guitar?', /^Yes, as far as is known\. “Porch Light”/],
    ['Then which instruments has number 2?', /Canoe.*flute and double bass/],
    ['the first song is about father. why', /“Gossip in A Major”.*I chose it for this/],
    ['Canoe with a Harp! For Swedes! Did you choose that on purpose?', /Not on purpose/],
    ['and is the coconut tribunal soca or what', /^No, not .*reggae/],
    ['And Porch Light is Portuguese, no?', /In which language it is sung I do not know/],
    [
      'And Porch Light, is it church?',
      /“Porch Light” by Lucille Pettibone is soul.*More than that is not written/,
    ],
    [
      'This Lucille Pettibone, mamma mia. She is real? Where she is from?',
      /every name is invented.*come from I do not/,
    ],
    ['That Achterberg fella, does he play tenor or alto?', /jazz.*More than that is not written/],
    ['And the meter of Fog Signal?', /Its metre I do not know/],
    ['The second one, who plays on that?', /by Winsome Blackwater/],
    ['number 4 slaps. who dat', /by Lucille Pettibone/],
    ['second one is great whos that by', /by Winsome Blackwater/],
    ['porch light is her. she sat on that porch every night. how long is it', /lasts about 3 minutes/],
    ['is canoe with a harp in there somewhere?', /in this mix: number 2 of 6/],
    [
      'Good. The ironing lady downstairs, who is she? Is that piano alone?',
      /piano alone, as far as is known/,
    ],
    ['is number 5 piano only?', /No, not alone: double bass is in it too/],
    [
      "The piece 'Someone Is Ironing Downstairs', by Ilse Haverkamp: which instruments, what year?",
      /from 1990.*played on piano/,
    ],
    ['Is the first one a steel string or nylon, do you know?', /country.*More than that is not written/],
    ['does the second have drums or not', /^No, not that I know: no drums/],
    ['is 5 from the 80s', /^No, /],
    ['porch light who dat', /Lucille Pettibone/],
    [
      'Better. Number three, the ironing one, is lovely, is that a string quartet?',
      /^No, not that I know: no strings/,
    ],
    ['I asked you two things. Tenor or alto, Winsome Blackwater?', /jazz.*More than that is not written/],
    [
      'Porch Light, is it in 5/4? And bpm of the Fog Signal one?',
      /“Porch Light”.*“Fog Signal” by The Achterberg/,
    ],
    ['I mean is it fast, does it have singing, is it fun?', /“Gossip in A Major”.*There is singing in it/],
    ['my wife likes it, is it a waltz?', /^No, not that I know: no waltz/],
    ['what else did Winsome Blackwater make', /say “play Winsome Blackwater”/],
  ])('%s', (text, answer) => {
    const said = sayToMix(text);
    expect(said).toMatchObject({ intent: 'question', changes: [], edits: [] });
    expect(said.reply).toMatch(answer);
  });

  test('what is wished for beside it is done, of whom was asked about', () => {
    const said = sayToMix('who is Winsome Blackwater? more of her please');
    expect(said.adds).toContain('like Winsome Blackwater');
    expect(said.reply).toMatch(/Winsome Blackwater plays “Canoe With a Harp in It” here/);
  });

  test('a song beside the question goes, and the question is answered', () => {
    const said = sayToMix(
      'Number three is lovely, is that a string quartet? Number two is a machine, please not that one.',
    );
    expect(said.edits).toEqual([{ op: 'drop', positions: [2] }]);
    expect(said.reply).toMatch(/no strings/);
  });

  test.each([
    'number 3 is nice. is it possible to make it longer?',
    'drop the third one, who is it anyway?',
    'My June is getting married, who would have thought?',
    'number 4 out, it is awful, is it not?',
    'i dont know who that is',
    'ugh why is that June Calloway-Reese on here, number 1, get rid',
    'Jean says she leaves if there is no Beatles',
    'is it dark outside?',
    'is it too fast?',
    'I love Porch Light, is it possible to get it louder?',
  ])('%s asks nothing of a song', (text) => {
    expect(sayToMix(text).about).not.toBe('song');
  });
});
