import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { heldToAsk, mixToAsk, sayToMix } from '../testing/say-to-mix.ts';

const say = (text: string) => sayToMix(text, { held: heldToAsk });

describe('who asks what music there is learns whether it is there, and what comes nearest', () => {
  test.each([
    ['so you dont have. ok. then which latin you have at all', /Of Latin music I have bossa nova/],
    ['you dont have african at all? hau', /Of African music I have afrobeat/],
    ['what have you got from africa', /Of African music I have afrobeat/],
    ['which latin have you got for the gym?', /Of Latin music I have bossa nova/],
    ['have you anything from Ghana?', /Of African music I have afrobeat/],
    [
      'Jim is tapping his pencil. Have you no swing at all in that box?',
      /no swing here that I know of.*nearest I have is jazz/,
    ],
    ['dont you have any ska?', /no ska here that I know of.*reggae/],
    ['do you not have country?', /Yes.*country/],
    ['you got no metal?', /no metal here/],
    ['nothing from the fifties?', /50s/],
    ['there is no ska here, is there', /no ska here/],
    ['no banjo at all?', /Yes, one song with banjo in all, and 1 in this mix/],
    ['do you actually have klezmer or not?', /no klezmer here/],
    ['is there such a thing as fado here?', /no fado here/],
    ['what kinds of music do you have?', /What I have is jazz, piano solo/],
    ['Where is Indian? Do you have sitar or ghazal or not, tell me frankly', /no sitar here.*no ghazal here/],
  ])('%s', (text, answer) => {
    const said = say(text);
    expect(said).toMatchObject({ intent: 'question', about: 'held', changes: [] });
    expect(said.reply).toMatch(answer);
  });

  test.each([
    ['why no Henrik Solvay?', /2 songs of theirs/],
    ['where is Captain Yaw?', /Captain Yaw’s Night Market.*Haggle in Seven/],
    ['is there no Winsome Blackwater?', /is in it: number 2, “Canoe With a Harp in It”/],
    ['i see no Winsome Blackwater here, impossible?', /is in it: number 2/],
    [
      'But where is Captain Yaw? And this Porch Light, French guys, is it from Abidjan?',
      /Where they come from I do not know.*Captain Yaw’s Night Market/,
    ],
  ])('%s: whoever is missed is not turned down', (text, answer) => {
    const said = say(text);
    expect(said).toMatchObject({ intent: 'question', changes: [] });
    expect(said.reply).toMatch(answer);
  });

  test('who is missed is sought', () => {
    expect(say('I see no Henrik Solvay. Is it impossible?')).toMatchObject({ adds: ['like Henrik Solvay'] });
  });

  test('a list that says what the mix does not find is explained, and wished for by nobody', () => {
    const said = say('it say highlife not found but list say Highlife, soukous. which is true??');
    expect(said).toMatchObject({ about: 'saysOtherwise', changes: [] });
    expect(said.reply).toMatch(/no single song is told to be highlife/);
  });

  test.each(['no jazz at all', 'no jazz here please', 'no more Henrik Solvay', 'I want no Henrik Solvay'])(
    '%s turns it down',
    (text) => {
      expect(say(text).adds.join()).toMatch(/avoided/);
    },
  );

  test.each([
    'do you have korean too? mix is ok',
    'why is there no soul in this world',
    'you have no idea',
    'do you have anything klezmer?',
  ])('%s asks after no stock', (text) => {
    expect(say(text).about).toBeUndefined();
  });

  test('where only a search could tell, that is said', () => {
    expect(sayToMix('have you no swing at all in that box?').reply).toMatch(
      /find out by looking.*swing, please/,
    );
  });

  test('what was asked for and is kept out by the rest is told with what keeps it out', () => {
    const before = {
      ...newBrief('energetic', null),
      wanted: [{ kind: 'genre' as const, value: 'afrobeat', matched: 'afrobeat' }],
      avoided: [{ kind: 'activity' as const, value: 'dancing', matched: 'dancing' }],
    };
    const said = sayToMix('bruh where is the afrobeat', { before, mix: mixToAsk, held: heldToAsk });
    expect(said.reply).toMatch(/I have one song of it, and beside no dance music none/);
  });
});
