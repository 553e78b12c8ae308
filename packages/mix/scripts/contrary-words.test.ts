import { type Brief, moodTargets } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/explain/title.ts';
import { makeMix } from '../src/index.ts';
import { constraint, plainBrief } from '../src/testing/briefs.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';

const candidates = repertoireCandidates();
const asking = (brief: Partial<Brief>): Brief => {
  const target = brief.target ?? moodTargets[brief.mood ?? 'calm'];
  return { ...plainBrief, feeling: target, ...brief, target };
};
const namesOf = (brief: Partial<Brief>) =>
  makeMix(asking(brief), candidates).tracks.map(({ name, artists }) => `${name} (${artists.join(', ')})`);

describe('songs whose title says the contrary', () => {
  test.each<[string, Partial<Brief>, RegExp]>([
    [
      'love songs, refused',
      { mood: 'happy', avoided: [constraint('scene', 'romance')] },
      /love|kiss|boyfriend/i,
    ],
    [
      'the church, refused',
      { mood: 'sad', avoided: [constraint('genre', 'worship')] },
      /kyrie|requiem|deacon|lacrimosa|reverend|pastor|novena/i,
    ],
    [
      'a lullaby, refused',
      { mood: 'calm', avoided: [constraint('activity', 'sleep')] },
      /lullaby|asleep|good ?night/i,
    ],
    [
      'a boyfriend before children',
      { mood: 'happy', situation: 'children around' },
      /boyfriend|kiss|\blove|pints/i,
    ],
    [
      'a lament where nobody is sad',
      { mood: 'calm', target: { valence: 0.4, energy: 0.3 } },
      /lament|requiem|empty chair|funeral|reads the will/i,
    ],
    [
      'a lullaby at the wheel',
      { mood: 'calm', wanted: [constraint('activity', 'driving')] },
      /lullaby|asleep|good ?night/i,
    ],
    [
      'a funeral where nobody died',
      { mood: 'sad' },
      /lament|requiem|empty chair|funeral|lacrimosa|reads the will/i,
    ],
  ])('%s: none comes', (_, brief, said) => {
    const names = namesOf(brief);
    expect(names.length).toBe(20);
    expect(names.filter((name) => said.test(name))).toEqual([]);
  });

  test('they come to who asked for them', () => {
    const sad = namesOf({ mood: 'sad', situation: 'grief' }).join(' ');
    expect(sad).toMatch(/lament|requiem|empty chair|lacrimosa|reads the will|widow/i);
    const both = namesOf({
      wanted: [constraint('genre', 'gospel')],
      avoided: [constraint('genre', 'worship')],
    }).join(' ');
    expect(both).toMatch(/amen|hymn|grace/i);
  });

  test('calm after a parting is no music of partings', () => {
    const { tracks } = makeMix(asking({ mood: 'calm', situation: 'heartbreak' }), candidates);
    expect(tracks.filter(({ facts }) => facts.scenes?.includes('heartbreak'))).toEqual([]);
  });
});

describe('titles of a mix', () => {
  const titles = (brief: Partial<Brief>) =>
    Array.from({ length: 24 }, (_, at) => titleOf(asking(brief), [], String(at))).join(' / ');

  test('speak of no anger once it is over, of no date where love is refused, and of no sleep to who drives', () => {
    expect(titles({ mood: 'happy', situation: 'anger' })).not.toMatch(/burn down|Steam|Loud/);
    expect(
      titles({ mood: 'happy', situation: 'date', avoided: [constraint('scene', 'romance')] }),
    ).not.toMatch(/Table for two|candle|Walk me home/);
    expect(
      titles({ mood: 'calm', situation: 'sleeplessness', wanted: [constraint('activity', 'driving')] }),
    ).not.toMatch(/sleep|Three in the morning|Counting nothing|Slow afternoon/);
  });

  test('are not still for who walks, or wants it steady', () => {
    const still = /Slow afternoon|Still water|A hush|Low light|Feathers/;
    expect(titles({ mood: 'calm', wanted: [constraint('activity', 'walking')] })).not.toMatch(still);
    expect(titles({ mood: 'calm', target: { valence: 0.55, energy: 0.42 } })).not.toMatch(still);
    expect(titles({ mood: 'calm' })).toMatch(still);
  });
});
