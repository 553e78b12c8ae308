import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { heldToAsk, mixToAsk, sayToMix } from '../testing/say-to-mix.ts';

const unkept = { ...mixToAsk, relaxed: [{ what: 'salsa', why: 'no song here has it' }] };
const wantsSalsa = {
  ...newBrief('energetic', null),
  wanted: [{ kind: 'genre' as const, value: 'salsa', matched: 'salsa' }],
};
const withoutDrums = {
  ...newBrief('calm', null),
  avoided: [{ kind: 'instrument' as const, value: 'drums', matched: 'no drums' }],
};
const say = (text: string, before = wantsSalsa) => sayToMix(text, { before, mix: unkept, held: heldToAsk });

describe('what the page says beside the songs is explained to who asks', () => {
  test.each([
    [
      'What means 1 relaxed? You did not relax the clean one I hope!',
      'unkept',
      /wish that no song has.*salsa/,
    ],
    ["And what does '1 rule not kept' mean?", 'unkept', /wish that no song has.*salsa/],
    ["What's in the first playlist?", 'list', /opens when you press it/],
    ["There's a list there says Whistling Hands Full, what's on that?", 'list', /opens when you press it/],
    ['And the playlist with the key to the flat, is that all sax?', 'list', /opens when you press it/],
    [
      'hm this starts slow, good actually. does it end slow too?',
      'ends',
      /begins with “Gossip.*ends with “Your Honour/,
    ],
    ['Can you do tempo?', 'takesTempo', /around 110 bpm/],
    [
      'is this ok for when someone arrives, not too much like a seduction',
      'suits',
      /It is .* beats a minute.*then yes/,
    ],
    [
      'For the actual speech, what song should play when I finish and everyone raises the glass?',
      'pick',
      /I would take/,
    ],
    ['so you dont have it?', 'held', /no salsa here that I know of.*bossa nova/],
    ['Is anyone singing on these? Number 3 sounds like my shed.', 'having', /3|4/],
  ])('%s', (text, about, answer) => {
    const said = say(text);
    expect(said).toMatchObject({ intent: 'question', about, changes: [], edits: [] });
    expect(said.reply).toMatch(answer);
  });

  test('why something is kept out is told, and it is let in where that is said', () => {
    const said = sayToMix('why still no drums? now drums ok', { before: withoutDrums });
    expect(said.changes).toMatchObject([{ field: 'avoided', op: 'remove', value: 'drums' }]);
    expect(said.reply).toMatch(/You had asked for no drums, and I kept to that/);
    expect(sayToMix('why no drums?', { before: withoutDrums }).reply).toMatch(/You asked for no drums/);
  });

  test('a tempo beside the question is held to', () => {
    const said = say('Slow, about 60 to 75 beats per minute. Do you take tempo at all?');
    expect(said.adds).toContain('wanted slow');
    expect(said.reply).toMatch(/Tempo, yes/);
  });

  test.each([
    'put that on my shopping list, what is on it?',
    'does it end happy for them',
    'is it okay when I cry?',
    'He left me. How long will it last?',
  ])('%s asks nothing of the page', (text) => {
    expect(['list', 'ends', 'minutes', 'unkept', 'suits']).not.toContain(say(text).about);
  });
});
