import { type Random, randomStream } from '../score/random.ts';
import type { DrumKit, DrumPiece, Score, Sound } from '../score/types.ts';
import { drumSample } from './drums.ts';
import { frequencyOf, levelled, type Sample } from './sample.ts';
import { textureSample } from './texture.ts';
import { voices } from './voices.ts';

/** A sample ready to be played, with its own pitch. */
export interface StoredSample {
  buffer: AudioBuffer;
  frequency: number;
  loops: boolean;
}

/** What a score needs before it can sound, in the order of first use. */
export interface Need {
  /** Seconds from the start at which it is first wanted. */
  time: number;
  prepare(): void;
}

export interface SampleStore {
  tone(sound: Sound, pitch: number): StoredSample;
  drum(kit: DrumKit, piece: DrumPiece, key: number): StoredSample;
  texture(kind: 'vinyl' | 'air'): StoredSample;
  /** Everything the score will ask for from a position on; each is made at most once. */
  needs(score: Score, from: number): Need[];
}

/** The nearest pitch of which a sample is made; those between are reached by a change of speed. */
function zoneOf(sound: Sound, pitch: number): number {
  const { zone } = voices[sound];
  return Math.round(pitch / zone) * zone;
}

/** Samples are calculated when first asked for (5 to 20 ms each) and kept. The same on every machine. */
export function createSampleStore(sampleRate: number): SampleStore {
  const kept = new Map<string, StoredSample>();

  function once(key: string, make: (random: Random) => Sample): StoredSample {
    const known = kept.get(key);
    if (known) return known;
    const sample = make(randomStream('samples', key));
    const length = sample.channels[0]?.length ?? 1;
    const buffer = new AudioBuffer({ length, numberOfChannels: sample.channels.length, sampleRate });
    sample.channels.forEach((channel, index) => {
      buffer.copyToChannel(channel, index);
    });
    const stored = { buffer, frequency: sample.frequency, loops: sample.loops };
    kept.set(key, stored);
    return stored;
  }

  const store: SampleStore = {
    tone(sound, pitch) {
      const zone = zoneOf(sound, pitch);
      return once(`${sound} ${zone}`, (random) =>
        levelled(voices[sound].sample(frequencyOf(zone), sampleRate, random), sampleRate),
      );
    },
    drum(kit, piece, key) {
      const tonic = piece === 'timpani' ? key : 0;
      return once(`${kit} ${piece} ${tonic}`, (random) =>
        drumSample(kit, piece, sampleRate, frequencyOf(36 + tonic), random),
      );
    },
    texture: (kind) => once(kind, (random) => textureSample(kind, sampleRate, random)),
    needs(score, from) {
      const first = new Map<string, Need>();
      const want = (key: string, time: number, prepare: () => void) => {
        const known = first.get(key);
        if (!known || time < known.time) first.set(key, { time, prepare });
      };
      for (const part of score.parts) {
        for (const note of part.notes) {
          if (note.time + note.duration < from) continue;
          want(`${part.sound} ${zoneOf(part.sound, note.pitch)}`, note.time, () => {
            store.tone(part.sound, note.pitch);
          });
        }
      }
      for (const hit of score.drums?.hits ?? []) {
        if (hit.time < from) continue;
        const kit = score.drums?.kit ?? 'acoustic';
        want(`${kit} ${hit.piece}`, hit.time, () => {
          store.drum(kit, hit.piece, score.key);
        });
      }
      return [...first.values()].sort((a, b) => a.time - b.time);
    },
  };
  return store;
}
