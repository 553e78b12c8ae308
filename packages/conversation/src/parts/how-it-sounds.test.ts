import type { Brief, Mood, Situation } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const mix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Artist ${at}`,
  })),
};
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

function read(text: string, mood: Mood, playing = true, situation: Situation | null = null) {
  const brief: Brief = { ...newBrief(mood, null), situation, target: { valence: 0.5, energy: 0.5 } };
  return readMessage(text, { brief, mix, playing }, readers).complete(null);
}

const wayOf = (to: number | undefined) =>
  to === undefined || to === 0.5 ? 'same' : to > 0.5 ? 'up' : 'down';
const moved = (text: string, mood: Mood = 'happy') => {
  const { intent, brief } = read(text, mood);
  return { intent, valence: wayOf(brief?.target.valence), energy: wayOf(brief?.target.energy) };
};

describe('what is found too much of', () => {
  test.each([
    ['too much!', 'happy', 'same', 'down'],
    ['ok no, way too much', 'happy', 'same', 'down'],
    ["that's too much now", 'energetic', 'same', 'down'],
    ["it's becoming a little fast for my knees", 'happy', 'same', 'down'],
    ['it has got rather stormy', 'happy', 'same', 'down'],
    ['it is getting a bit loud. I spilled my tea', 'happy', 'same', 'down'],
    ['calm doon a bit', 'happy', 'same', 'down'],
    ['ok back up a little, my brothers are coming', 'happy', 'same', 'up'],
    ['bring it back down', 'happy', 'same', 'down'],
    ['this is dead depressing', 'calm', 'up', 'same'],
    ['not so heavy please', 'energetic', 'same', 'down'],
    ['even heavier', 'energetic', 'down', 'up'],
    ['too calm, it makes me more stressed', 'calm', 'same', 'up'],
    ['the fiddle is a little frantic for my knitting', 'calm', 'same', 'down'],
    ['this is a touch melancholic; the last hour had enough of that', 'calm', 'up', 'same'],
    ['hmm this is kinda sad tho?', 'calm', 'up', 'same'],
    ['too many notes', 'calm', 'same', 'down'],
    ['a bit too virtuoso for the morning', 'calm', 'same', 'down'],
    ['nice but it is making me to sleep', 'calm', 'same', 'up'],
    ['chill it a notch', 'energetic', 'same', 'down'],
    ['they are all dancing. up!', 'happy', 'same', 'up'],
    ['now tempo slightly up', 'happy', 'same', 'up'],
    ['energy down a bit please', 'energetic', 'same', 'down'],
    ['greater! with timpani', 'happy', 'same', 'up'],
    ['let in some light', 'sad', 'up', 'same'],
    ['something with a bit of courage', 'sad', 'up', 'up'],
    ['she is in pain, something that lifts her a bit', 'sad', 'up', 'same'],
    ["i don't want sleepy tho", 'happy', 'same', 'up'],
    ['no, slower', 'energetic', 'same', 'down'],
    ['no louder than this', 'energetic', 'same', 'down'],
    ['not slower, just kinder', 'energetic', 'up', 'same'],
    ['the saddest songs you have', 'calm', 'down', 'same'],
    ['quite fast for the water', 'energetic', 'same', 'down'],
    ['I find the music a little sad for such a morning, no?', 'calm', 'up', 'same'],
    ['this is still a wee bit gloomy', 'calm', 'up', 'same'],
    ['too many things happening', 'calm', 'same', 'down'],
    ['more beer has come. so a bit up', 'calm', 'same', 'up'],
  ] as const)('%s', (text, mood, valence, energy) => {
    expect(moved(text, mood)).toEqual({ intent: 'refine', valence, energy });
  });

  test.each([
    'i am up again',
    'back up the files',
    'i think too much',
    'my job is too much work',
    'thank you so so much',
    'i drank too much',
    'this goes hard',
    'that one goes mental',
    "that's toe tapping",
    'i get up slowly these days',
    'the lift goes up and down',
    'please nothing with plenty of shouting',
    'is this a bit sad?',
    'my knees are a little stiff',
    'find me something',
  ])('%s moves nothing', (text) => {
    expect(moved(text)).toMatchObject({ valence: 'same', energy: 'same' });
  });

  test('sad music that is heavy is to be brighter', () => {
    const brief: Brief = { ...newBrief('sad', null), target: { valence: 0.2, energy: 0.3 } };
    const { brief: after } = readMessage('a bit less heavy', { brief, mix, playing: true }, readers).complete(
      null,
    );
    expect(after?.target).toEqual({ valence: 0.3, energy: 0.3 });
  });
});

describe('comparatives and shares of it', () => {
  test.each([
    ['airier', 'same', 'down'],
    ['thumpier please', 'same', 'up'],
    ['a bit bleaker', 'down', 'same'],
    ['drowsier', 'same', 'down'],
    ['shoutier', 'same', 'up'],
    ['breezier', 'up', 'same'],
    ['way grimier', 'same', 'up'],
    ['hazier', 'same', 'down'],
    ['less in your face', 'same', 'down'],
    ['more get up and go', 'same', 'up'],
    ['more laid back', 'same', 'down'],
    ['more pulse', 'up', 'up'],
    ['more menace', 'down', 'same'],
    ['less plodding', 'same', 'up'],
    ['too much drama', 'up', 'same'],
    ['enough with the moping', 'up', 'same'],
    ['it needs a bit of life in it', 'same', 'up'],
    ['it could do with some oomph', 'same', 'up'],
    ['can we get a little sun in here', 'up', 'same'],
    ['a little hope please', 'up', 'same'],
    ['make it tense', 'down', 'up'],
    ['something scary', 'down', 'same'],
    ['not so much slow', 'same', 'up'],
    ['skip the slowest ones', 'same', 'up'],
    ['the slowest can go', 'same', 'up'],
    ['leave out the loudest songs', 'same', 'down'],
  ])('"%s" moves valence %s and energy %s', (text, valence, energy) => {
    expect(moved(text, text.includes('slow') ? 'calm' : 'happy')).toEqual({
      intent: 'refine',
      valence,
      energy,
    });
  });

  test.each(['cheesier', 'CHEESIER', 'weirder', 'a bit dustier', 'less campy', 'more retro'])(
    '"%s" asks for other music, neither up nor down',
    (text) => {
      expect(moved(text)).toEqual({ intent: 'refine', valence: 'same', energy: 'same' });
    },
  );
});

describe('a fault found', () => {
  test.each([
    ['this is making me sleepy', 'same', 'up'],
    ["it's putting me to sleep", 'same', 'up'],
    ["i'll nod off to this", 'same', 'up'],
    ['that feels slow', 'same', 'up'],
    ['this is very slow', 'same', 'up'],
    ['good but a bit sleepy', 'same', 'up'],
    ['this is boring', 'same', 'up'],
    ['it sounds like a spa', 'same', 'up'],
    ['this sounds like hold music', 'same', 'up'],
    ['feels like being at the dentist', 'same', 'up'],
    ["it's got no energy", 'same', 'up'],
    ['nobody is dancing', 'same', 'up'],
    ["my head's banging", 'same', 'down'],
    ['this is giving me a headache', 'same', 'down'],
    ['it sounds like a building site', 'same', 'down'],
    ['too much going on', 'same', 'down'],
    ['that one is a bit shouty', 'same', 'down'],
    ["jaysus that one's bleak", 'up', 'same'],
    ['who put this on, its a funeral', 'up', 'same'],
    ["don't drag me down further", 'up', 'same'],
    ['but not to make me cry', 'up', 'same'],
    ['it went all sad', 'up', 'same'],
  ])('"%s" moves valence %s and energy %s', (text, valence, energy) => {
    expect(moved(text)).toEqual({ intent: 'refine', valence, energy });
  });

  test.each([
    'this puts me right to sleep, perfect',
    'love it, so sad and beautiful',
    'my boss is giving me a headache',
    'my mum moved out, this is depressing',
    "it's loud at the office",
    'this is so calm',
    'this is kinda fun',
    'work is boring',
    'not boring at all',
  ])('"%s" finds none', (text) => {
    const { valence, energy } = moved(text, 'happy');
    const isCalmer = energy === 'down' || valence === 'down';
    expect(
      read(text, 'happy').changes.some(({ words }) => /livelier|calmer|brighter|less/.test(words ?? '')),
    ).toBe(false);
    expect(isCalmer && read(text, 'happy').intent === 'refine').toBe(false);
  });

  test('whoever wants to sleep may nod off', () => {
    const { brief } = read("i'm nodding off listening", 'calm', true, 'falling asleep');
    expect(brief?.target.energy).toBeLessThanOrEqual(0.5);
  });

  test.each([
    ['bossa is for old people', 'bossa nova'],
    ['techno gives me a headache', 'techno'],
    ['jazz puts me to sleep', 'jazz'],
  ])('"%s" turns it down', (text, value) => {
    expect(read(text, 'happy').brief?.avoided.map((one) => one.value)).toEqual([value]);
  });

  test('what music is likened to is not wanted', () => {
    expect(read('it sounds like a spa', 'happy').brief?.wanted).toEqual([]);
  });
});

describe('how loud it is, and what it is like', () => {
  test.each([
    ["turn it up it's too tame", true, 'refine'],
    ['loud and annoying', true, 'refine'],
    ['quieter', false, 'refine'],
    ["that's too loud for knitting", false, 'refine'],
    ['quieter', true, 'play'],
    ["turn it up, it's too quiet", true, 'play'],
    ['lower the volume', true, 'play'],
    ['laid back please', true, 'refine'],
  ])('"%s" with music on %j is %s', (text, playing, intent) => {
    expect(read(text, 'calm', playing).intent).toBe(intent);
  });
});

test('"very quiet" of quiet music makes it quieter', () => {
  const brief = newBrief('calm', null);
  const { target } = brief;
  const asked = readMessage('very quiet please', { brief, mix, playing: false }, readers).complete(null);
  expect(asked.brief?.target.energy).toBeLessThan(target.energy);
});

describe('what comes only later', () => {
  test.each([
    ['a little more upbeat around the end', 'shift'],
    ['maybe with some hope at the end', 'shift'],
    ['a bit calmer as i get nearer', 'shift'],
    ['livelier as the night goes on', 'shift'],
    ['can it lift a little towards the end', 'shift'],
    ['a short one that builds', 'shift'],
    ['fade out gently towards the end', 'shift'],
    ['something harsh for ten minutes and then calm', 'shift'],
    ['too slow at the end', 'match'],
    ['it went all slow towards the end', 'match'],
    ['a bit calmer', 'match'],
    ["don't even try to cheer me up", 'match'],
    ['please do not bother trying to cheer me up', 'match'],
    ['no, cheer me up', 'shift'],
  ])('"%s" is a %s', (text, path) => {
    expect(read(text, 'calm').brief?.path).toBe(path);
  });
});

describe('beside danger', () => {
  const danger = {
    recognizeDistress: () => ({ tier: 'possible' as const, language: 'en' as const, isFaint: true as const }),
    readSituation: () => null,
  };
  test.each([
    'there is no life in me',
    'too much pain, i want it to stop',
    'it hurts my head, make it stop',
    'too much going on, i cant do it',
    'its a funeral, mine soon',
    'enough pain',
    'i feel like a dead weight, dragging everyone down',
  ])('"%s" is no fault found with the music', (text) => {
    const heard = readMessage(text, { brief: newBrief('sad', null), mix, playing: true }, danger);
    expect(heard.distress.tier).toBe('possible');
    expect(heard.intent).not.toBe('refine');
  });
});

describe('in their own words', () => {
  test.each([
    ['it has got rather stormy. I made a blot', 'same', 'down'],
    ['it is becoming a little fast for my knees', 'same', 'down'],
    ["it's dead depressing", 'up', 'same'],
    ['the drummer is in a hurry', 'same', 'down'],
    ["that's just cheerful at me", 'down', 'same'],
    ["you're sadder than me", 'up', 'same'],
    ['that just made me angrier', 'same', 'down'],
    ['not triumphant pls', 'same', 'down'],
    ["don't want it to get sad", 'up', 'same'],
    ['something with teeth', 'up', 'up'],
    ['too much go', 'same', 'down'],
    ['put one candle in it', 'up', 'same'],
    ['i wanna scream', 'same', 'up'],
    ['i just want to lie on the floor', 'same', 'down'],
    ['up. just up', 'same', 'up'],
    ['but subtle, his mother is still here', 'up', 'down'],
  ])('"%s" moves valence %s and energy %s', (text, valence, energy) => {
    expect(moved(text)).toEqual({ intent: 'refine', valence, energy });
  });

  test.each([
    'too much drums',
    'she is happier than me',
    'my ex texted "u up"',
    'the dog is dead',
    'ok this goes hard',
  ])('"%s" moves nothing', (text) => {
    expect(moved(text)).toMatchObject({ valence: 'same', energy: 'same' });
  });

  test('what weighs on sad, quiet music is the sadness', () => {
    const brief = newBrief('sad', null);
    const { target } =
      readMessage('not so heavy please', { brief, mix, playing: true }, readers).complete(null).brief ??
      brief;
    expect(target.valence).toBeGreaterThan(brief.target.valence);
    expect(target.energy).toBe(brief.target.energy);
  });

  test('"harder" can be said again and again before there is no more', () => {
    let brief: Brief = newBrief('energetic', null);
    const energies = ['harder', 'HARDER', 'harder'].map((text) => {
      brief = readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief ?? brief;
      return brief.target.energy;
    });
    expect(energies).toEqual([...new Set(energies)].toSorted((a, b) => a - b));
  });

  test('"something calm" of calm music makes it calmer, and "calm piano" asks for a piano', () => {
    const brief = newBrief('calm', null);
    const energyOf = (text: string) =>
      readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief?.target.energy;
    expect(energyOf('something calm')).toBeLessThan(brief.target.energy);
    expect(energyOf('calm piano')).toBe(brief.target.energy);
  });
});

describe('a bit more, or less, of what the music is', () => {
  test.each([
    ['a bit more', 'up'],
    ['even more', 'up'],
    ['less', 'down'],
    ['ok less', 'down'],
    ['a little less please', 'down'],
  ] as const)('"%s" of music that was made livelier goes %s', (text, way) => {
    const brief: Brief = { ...newBrief('calm', null), target: { valence: 0.55, energy: 0.35 } };
    const { brief: after } = readMessage(text, { brief, mix, playing: true }, readers).complete(null);
    expect(Math.sign((after?.target.energy ?? 0) - brief.target.energy)).toBe(way === 'up' ? 1 : -1);
  });
});

describe('what is done to the music says how it sounds', () => {
  test.each([
    ['calm', 'now we all want to dance', 'energetic'],
    ['energetic', 'everybody is asleep, sleep music', 'calm'],
    ['sad', 'yes like this. slow.', 'sad'],
    ['calm', 'cheerful but not stupid', 'happy'],
    ['calm', 'can you make it stupid and happy', 'happy'],
    ['sad', 'not sad. just grey', 'sad'],
  ] as const)('%s music: "%s"', (mood, text, after) => {
    const brief = newBrief(mood, null);
    const known = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
    expect(readMessage(text, { brief, mix, playing: true }, known).complete(null).brief?.mood).toBe(after);
  });

  test.each([
    ['cookout today, something for the grill', 'happy'],
    ['lift day. something disrespectful', 'energetic'],
    ['something for a slow dance', 'calm'],
  ] as const)('"%s"', (text, mood) => {
    const none = { brief: null, mix: null, playing: false };
    expect(readMessage(text, none, readers).complete(null).brief?.mood).toBe(mood);
  });
});
