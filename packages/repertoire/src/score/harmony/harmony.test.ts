import { describe, expect, it } from 'vitest';
import { arrangements, chooseArrangement } from '../arrangements/choose-arrangement.ts';
import { score } from '../compose.ts';
import { randomStream } from '../random.ts';
import { voiceLeading } from '../testing/measure-score.ts';
import { everySample, sampleTrack } from '../testing/sample-tracks.ts';
import { readChord, readProgression } from '../theory/chords.ts';
import { chordScale, modePitchClasses } from '../theory/modes.ts';
import type { Language } from './languages.ts';
import { countParallels, leadVoices } from './voice-leading.ts';
import { writeHarmony } from './write-harmony.ts';

describe('Roman numerals', () => {
  it('are read over the tonic, with quality, colour and bass', () => {
    expect(readChord('I', 0)).toMatchObject({ pitchClasses: [0, 4, 7], bass: 0 });
    expect(readChord('ii7', 0).pitchClasses).toEqual([2, 5, 9, 0]);
    expect(readChord('bVII', 9).pitchClasses).toEqual([7, 11, 2]);
    expect(readChord('V7b9', 0).pitchClasses).toEqual([7, 11, 2, 5, 8]);
    expect(readChord('V/3', 0).bass).toBe(11);
    expect(readChord('IV/T', 5).bass).toBe(5);
    expect(readChord('iiø7', 0).pitchClasses).toEqual([2, 5, 8, 0]);
  });

  it('that nobody can read stop the composition', () => {
    for (const misprint of ['H', 'Imin', 'vmaj9', 'V/9', ''])
      expect(() => readChord(misprint, 0)).toThrow(SyntaxError);
  });

  it('of every language are readable, and its phrases have the promised number of bars', () => {
    for (const { language } of Object.values(arrangements)) {
      for (const harmony of [...language.major, ...language.minor]) {
        for (const [, text] of [...harmony.open, ...harmony.closed, ...harmony.lift]) {
          expect(readProgression(text, 0), text).toHaveLength(language.phraseBars);
        }
        expect(readProgression(harmony.ending, 3).at(-1)?.[0]?.pitchClasses[0]).toBe(3);
      }
      for (const [, text] of language.major.flatMap(({ closed }) => closed)) {
        expect(readProgression(text, 0).at(-1)?.at(-1)?.pitchClasses[0], text).toBe(0);
      }
    }
  });
});

describe('a phrase that came with a later edition', () => {
  const sections = [{ kind: 'a', bars: 8 }] as unknown as Parameters<typeof writeHarmony>[1];
  const language = {
    phrasing: 'loop',
    phraseBars: 4,
    major: [
      {
        mode: 'ionian',
        open: [
          [0.5, 'I | I | I | I'],
          [0.5, 'IV | IV | IV | IV', 2],
        ],
        closed: [[0.5, 'I | I | I | I']],
        lift: [[0.5, 'V | V | V | V']],
        ending: 'I',
      },
    ],
    minor: [],
  } as const satisfies Language;
  const firstChords = (edition?: number) =>
    new Set(
      Array.from({ length: 40 }, (_, n) => {
        const request = {
          key: 0,
          mode: 'major',
          valence: 0.5,
          beatsPerBar: 4,
          ...(edition && { edition }),
        } as const;
        return writeHarmony(language, sections, request, randomStream(`track ${n}`, 'harmony')).chords[0]
          ?.symbol;
      }),
    );

  it('is not for the music of before', () => {
    expect(firstChords()).toEqual(new Set(['I']));
    expect(firstChords(2)).toEqual(new Set(['I', 'IV']));
  });
});

describe('the scale over a chord', () => {
  it('raises the seventh over the dominant in minor and leaves the rest alone', () => {
    const minor = modePitchClasses('aeolian', 9);
    expect(chordScale(minor, readChord('V7', 9).pitchClasses).sort((a, b) => a - b)).toEqual([
      0, 2, 4, 5, 8, 9, 11,
    ]);
    expect(chordScale(minor, readChord('iv', 9).pitchClasses)).toEqual(minor);
  });
});

describe('voice leading', () => {
  const range = { voices: 4, low: 48, high: 72, strict: true };

  it('holds common tones and moves the others by step', () => {
    const [first = [], second = []] = leadVoices(
      [
        [0, 4, 7, 11],
        [9, 0, 4, 7],
      ],
      range,
    );
    const moved = first.reduce((sum, pitch, index) => sum + Math.abs(pitch - (second[index] ?? 0)), 0);
    expect(moved).toBeLessThanOrEqual(2);
  });

  it('counts parallel fifths and octaves, and finds none in contrary motion', () => {
    expect(countParallels([48, 55], [50, 57])).toBe(1);
    expect(countParallels([48, 60], [50, 62])).toBe(1);
    expect(countParallels([48, 55], [47, 57])).toBe(0);
    expect(countParallels([48, 55], [48, 55])).toBe(0);
  });

  it('avoids them in every language, whatever the key', () => {
    for (const [name, { language }] of Object.entries(arrangements)) {
      for (const harmony of [...language.major, ...language.minor]) {
        const chords = harmony.open.flatMap(([, text]) => readProgression(text, 4).flat());
        const { motion, parallels } = voiceLeading(
          leadVoices(
            chords.map(({ pitchClasses }) => pitchClasses),
            range,
          ),
        );
        expect(parallels, name).toBeLessThan(0.12);
        expect(motion, name).toBeLessThan(3);
      }
    }
  });

  it('opens a range that is too narrow instead of leaving a chord out', () => {
    expect(leadVoices([[0, 4, 7, 11]], { voices: 4, low: 60, high: 63, strict: true })[0]).toHaveLength(4);
  });
});

describe('arrangements', () => {
  it('exist for every genre of the sample, each under its own name', () => {
    for (const track of everySample()) {
      const { genre } = track.attributes;
      if (genre in arrangements) expect(chooseArrangement(track.attributes).name).toBe(genre);
    }
  });

  it('are found under the other names listeners use', () => {
    const named = (genre: string) =>
      chooseArrangement({ ...sampleTrack('jazz', 'calm').attributes, genre }).name;
    expect(named('Lofi beats')).toBe('lo-fi');
    expect(named('drum & bass')).toBe('drum and bass');
    expect(named('heavy metal')).toBe('hard rock');
    expect(named('bluegrass')).toBe('country');
  });

  it('suit the attributes where nobody knows the genre', () => {
    const unknown = (acousticness: number, energy: number, danceability: number) =>
      chooseArrangement({
        ...sampleTrack('jazz', 'calm').attributes,
        genre: 'zorblax',
        acousticness,
        energy,
        danceability,
      }).name;
    expect(unknown(0.9, 0.2, 0.3)).toBe('piano solo');
    expect(unknown(0.1, 0.1, 0.2)).toBe('ambient');
    expect(unknown(0.1, 0.7, 0.9)).toBe('house');
    expect(score(sampleTrack('gamelan noir', 'happy')).arrangement).toBe('synth-pop');
  });
});
