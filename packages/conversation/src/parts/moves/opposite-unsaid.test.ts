import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const happy = begun('happy music') ?? newBrief('happy', null);
const sad = begun('sad music') ?? newBrief('sad', null);
const read = (text: string, brief = happy) =>
  readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
const target = (text: string, brief = happy) => (read(text, brief).brief ?? brief).target;

describe('what is turned down is not done', () => {
  test.each([
    'dont want darker!! who said darker',
    'who asked for darker',
    'mate who told you darker',
    'darker? who wants darker',
  ])('nothing gets darker: %s', (text) => {
    expect(target(text).valence).toBeGreaterThanOrEqual(happy.target.valence);
  });

  test.each([
    'she hated anything gloomy tho',
    'he couldnt stand anything gloomy',
    'thanks. she hated anything gloomy tho, shed be telling me to put the kettle on and get some proper tunes on',
    'I said she HATED gloomy',
    'my nan loathed everything gloomy',
    'she never liked anything sad',
  ])('sad music gets no sadder, but brighter: %s', (text) => {
    expect(target(text, sad).valence).toBeGreaterThan(sad.target.valence);
  });

  test.each(['make it softer please, but still happy'])('and not the contrary: %s', (text) => {
    expect(target(text).valence).toBeGreaterThanOrEqual(happy.target.valence - 0.01);
  });

  test.each([
    'keep me awake but dont hype me',
    "I said DON'T hype me",
    'night shift, keep me awake, no hype',
  ])('nobody is hyped: %s', (text) => {
    const first = readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;
    expect(first?.target.energy ?? 0).toBeLessThan(0.7);
  });
});
