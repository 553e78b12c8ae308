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
  /** What the score will ask for from a position on and is not there yet; each is made at most once. */
  needs(score: Score, from: number): Need[];
  /** Lets go of every sample that the score does not use; a track's own take some 30 MB. */
  keepFor(score: Score): void;
}

/** The nearest pitch of which a sample is made; those between are reached by a change of speed. */
function zoneOf(sound: Sound, pitch: number): number {
  const { zone } = voices[sound];
  return Math.round(pitch / zone) * zone;
}

function toneKey(sound: Sound, pitch: number): string {
  return `${sound} ${zoneOf(sound, pitch)}`;
}

/** Of the drums only timpani are tuned. */
function drumKey(kit: DrumKit, piece: DrumPiece, key: number): string {
  return piece === 'timpani' ? `${kit} ${piece} ${key}` : `${kit} ${piece}`;
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

  /** What a score asks for from a position on, by the key it is kept under. */
  function wanted(score: Score, from: number): Map<string, Need> {
    const first = new Map<string, Need>();
    const want = (key: string, time: number, prepare: () => void) => {
      const known = first.get(key);
      if (!known || time < known.time) first.set(key, { time, prepare });
    };
    for (const part of score.parts) {
      for (const note of part.notes) {
        if (note.time + note.duration < from) continue;
        want(toneKey(part.sound, note.pitch), note.time, () => {
          store.tone(part.sound, note.pitch);
        });
      }
    }
    if (score.drums) {
      const { kit, hits } = score.drums;
      for (const hit of hits) {
        if (hit.time < from) continue;
        want(drumKey(kit, hit.piece, score.key), hit.time, () => {
          store.drum(kit, hit.piece, score.key);
        });
      }
    }
    const { texture } = score;
    if (texture) want(texture, from, () => void store.texture(texture));
    return first;
  }

  const store: SampleStore = {
    tone(sound, pitch) {
      const zone = zoneOf(sound, pitch);
      return once(toneKey(sound, pitch), (random) =>
        levelled(voices[sound].sample(frequencyOf(zone), sampleRate, random), sampleRate),
      );
    },
    drum(kit, piece, key) {
      return once(drumKey(kit, piece, key), (random) =>
        drumSample(kit, piece, sampleRate, frequencyOf(36 + key), random),
      );
    },
    texture: (kind) => once(kind, (random) => textureSample(kind, sampleRate, random)),
    needs: (score, from) =>
      [...wanted(score, from)]
        .filter(([key]) => !kept.has(key))
        .map(([, need]) => need)
        .sort((a, b) => a.time - b.time),
    keepFor(score) {
      const used = wanted(score, 0);
      for (const key of kept.keys()) if (!used.has(key)) kept.delete(key);
    },
  };
  return store;
}
