import type { CoverSubject } from '@attune/local-streaming/music';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../build-catalogue.ts';
import { createCoverPainter } from './draw-cover.ts';

const catalogue = createCatalogue();
const drawCover = createCoverPainter(catalogue);
const playlists: CoverSubject[] = [...catalogue.playlists.values()].map((playlist) => ({
  kind: 'playlist',
  playlist,
}));
const subjects: CoverSubject[] = [
  ...playlists,
  ...[...catalogue.albums.values()].map((album) => ({ kind: 'album', album }) as const),
  ...[...catalogue.artists.values()].map((artist) => ({ kind: 'artist', artist }) as const),
  { kind: 'listener', id: 'a "listener" <script>' },
];

/** The shapes of a cover without their measures, and its colours. */
const composition = (svg: string) => svg.replace(/id="[^"]*"|#g\w+|[-\d.]+/g, '');
const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));

/** Whether the text is nothing but elements that are closed in the order they were opened. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)(\w+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/g, (_, closing, name, __, alone) => {
    if (!closing && !alone) open.push(name);
    return closing && open.pop() !== name ? 'wrong' : '';
  });
  return rest === '' && open.length === 0;
}

describe('covers', () => {
  it('are well-formed SVG of the asked size, below 6 kB', () => {
    for (const subject of subjects) {
      const svg = drawCover(subject, 640);
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="640" height="640"/);
      expect(svg.length).toBeLessThan(6000);
    }
  });

  it('load nothing, run nothing, style nothing and hold no stray number', () => {
    for (const subject of subjects) {
      const svg = drawCover(subject, 64);
      expect(svg).not.toMatch(/<script|<style|<image|<text|<foreignObject|href|\bon\w+=|style=|@import/i);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(
        [...svg.matchAll(/url\(([^)]*)\)/g)].every(([, target]) => /^#g[\w-]+$/.test(target ?? '')),
      ).toBe(true);
    }
  });

  it('are all different', () => {
    const drawn = subjects.map((subject) => drawCover(subject, 640));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('look different from their neighbours: another composition, or hardly a colour in common', () => {
    const drawn = playlists.map((subject) => drawCover(subject, 64));
    for (const [at, svg] of drawn.entries()) {
      const next = drawn[at + 1];
      if (next === undefined || composition(next) !== composition(svg)) continue;
      const shared = [...colours(svg)].filter((colour) => colours(next).has(colour));
      expect(shared.length).toBeLessThanOrEqual(1);
    }
  });

  it('never print two neighbours of one motif on the same paper', () => {
    const paper = (svg: string) => /stop-color="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
    const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const drawn = playlists.map((subject) => drawCover(subject, 64));
    for (const [at, svg] of drawn.entries()) {
      for (const next of drawn.slice(at + 1, at + 3)) {
        if (composition(next) !== composition(svg)) continue;
        const [one, other] = [channels(paper(svg)), channels(paper(next))];
        const apart = Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));
        expect(apart).toBeGreaterThan(24);
      }
    }
  });

  it('are the same at every drawing', () => {
    const [subject] = playlists;
    if (!subject) throw new Error('The catalogue has no playlist.');
    expect(drawCover(subject, 300)).toBe(drawCover(subject, 300));
  });

  it('dress a track in the sleeve of its album', () => {
    const [track] = catalogue.tracks.values();
    const album = catalogue.albums.get(track?.albumId ?? '');
    if (!track || !album) throw new Error('The catalogue is empty.');
    expect(drawCover({ kind: 'track', track }, 300)).toBe(drawCover({ kind: 'album', album }, 300));
  });

  it('can be drawn for a playlist that is still empty', () => {
    const playlist = {
      id: 'x',
      name: '',
      description: '',
      ownerId: '',
      ownerName: '',
      trackIds: [],
      mood: 'sad',
      tags: [],
    } as const;
    expect(drawCover({ kind: 'playlist', playlist }, 64)).toMatch(/^<svg /);
  });
});
