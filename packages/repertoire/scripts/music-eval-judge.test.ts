import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../src/build-catalogue.ts';
import { moods } from '../src/facets.ts';
import { createJudge, readRequests } from './music-eval-judge.ts';

const table = readFileSync(new URL('../src/fixtures/music-eval.tsv', import.meta.url), 'utf8');
const requests = readRequests(table);
const tracks = [...createCatalogue().tracks.values()];
const judge = createJudge(tracks);
const request = { text: '', mood: 'calm' as const, wanted: [] as string[], avoided: [] as string[] };
const calmJazz = tracks.filter(({ attributes }) => attributes.mood === 'calm' && attributes.genre === 'jazz');
const calmSoul = tracks.filter(({ attributes }) => attributes.mood === 'calm' && attributes.genre === 'soul');

describe('the frozen requests', () => {
  it('are 200, forty of each mood, none twice', () => {
    expect(requests).toHaveLength(200);
    expect(new Set(requests.map(({ text }) => text)).size).toBe(200);
    for (const mood of moods) expect(requests.filter((one) => one.mood === mood)).toHaveLength(40);
  });

  it('name only attributes that the judge understands', () => {
    for (const one of requests)
      expect(() => judge.violates(tracks, { ...one, avoided: one.wanted })).not.toThrow();
  });
});

describe('the judge', () => {
  it('finds a playlist relevant when all of it has the mood and half of it the attribute', () => {
    const jazz = { ...request, wanted: ['genre:jazz'] };
    expect(judge.relevant([...calmJazz.slice(0, 4), ...calmSoul.slice(0, 4)], jazz)).toBe(true);
    expect(judge.relevant([...calmJazz.slice(0, 3), ...calmSoul.slice(0, 4)], jazz)).toBe(false);
    expect(judge.relevant(calmJazz, { ...jazz, mood: 'sad' })).toBe(false);
  });

  it('leaves out constraints that nothing in the catalogue could meet', () => {
    expect(judge.relevant(calmJazz, { ...request, wanted: ['genre:k-pop'] })).toBe(true);
  });

  it('counts one unwanted track in a playlist as a violation', () => {
    const sung = calmSoul.find(({ attributes }) => attributes.vocals === 'sung');
    if (!sung) throw new Error('No calm soul is sung.');
    const wordless = { ...request, avoided: ['vocals:any'] };
    const unsung = calmJazz.filter(({ attributes }) => attributes.vocals === 'none');
    expect(judge.violates(unsung, wordless)).toBe(false);
    expect(judge.violates([...unsung, sung], wordless)).toBe(true);
  });

  it('compares instruments by whole words and takes a slash as either', () => {
    const guitar = { ...request, wanted: ['instrument:guitar'] };
    const nylon = tracks.filter(
      ({ attributes }) => attributes.mood === 'calm' && attributes.instruments[0] === 'nylon guitar',
    );
    expect(judge.relevant(nylon, guitar)).toBe(true);
    expect(judge.relevant(calmJazz, { ...request, wanted: ['genre:soul/jazz'] })).toBe(true);
  });
});
