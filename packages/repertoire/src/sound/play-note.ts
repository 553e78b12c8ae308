import type { DrumHit, DrumKit, DrumPiece, Note, Part } from '../score/types.ts';
import { drumGain } from './drum-mix.ts';
import { velocityGain } from './loudness.ts';
import { frequencyOf } from './sample.ts';
import type { SampleStore } from './sample-store.ts';
import type { Voice } from './voice.ts';

/** Where the notes of a part go in. */
export interface Strip {
  input: AudioNode;
  /** A slow wave that bends the pitch of singing sounds. */
  vibrato: AudioNode | null;
}

/**
 * Hands one note to the audio clock.
 * @param skip seconds of it that have already gone by.
 */
export function playNote(
  context: BaseAudioContext,
  store: SampleStore,
  strip: Strip,
  part: Part,
  voice: Voice,
  note: Note,
  at: number,
  skip: number,
): AudioScheduledSourceNode {
  const { buffer, frequency, loops } = store.tone(part.sound, note.pitch);
  const rate = frequencyOf(note.pitch) / frequency;
  const source = new AudioBufferSourceNode(context, { buffer, loop: loops, playbackRate: rate });
  const level = new GainNode(context, { gain: 0 });
  const peak = velocityGain(note.velocity);
  const length = note.duration - skip;
  const attack = Math.min(skip > 0 ? 0.02 : voice.attack, length * 0.7);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(peak, at + attack);
  if (voice.decay) level.gain.setTargetAtTime(peak * voice.decay.level, at + attack, voice.decay.time);
  level.gain.setTargetAtTime(0, at + length, voice.release / 3);
  const filter = voice.filter ? createFilter(context, part, voice.filter, note, at) : null;
  if (filter) source.connect(filter).connect(level).connect(strip.input);
  else source.connect(level).connect(strip.input);
  if (strip.vibrato && voice.vibrato && note.duration > voice.vibrato.delay) {
    const depth = new GainNode(context, { gain: 0 });
    depth.gain.setValueAtTime(0, at);
    depth.gain.setTargetAtTime(voice.vibrato.cents, at + voice.vibrato.delay, 0.15);
    strip.vibrato.connect(depth).connect(source.detune);
  }
  // A loop starts at a place of its own each time, so that repeated notes are not copies.
  source.start(
    at,
    loops ? (note.beat * 0.37) % buffer.duration : Math.min(skip * rate, buffer.duration * 0.98),
  );
  source.stop(at + length + voice.release * 2);
  return source;
}

function createFilter(
  context: BaseAudioContext,
  part: Part,
  filter: NonNullable<Voice['filter']>,
  note: Note,
  at: number,
): BiquadFilterNode | null {
  const pitch = frequencyOf(note.pitch);
  const open = note.velocity * (0.35 + 0.95 * part.brightness);
  const ceiling = context.sampleRate * 0.45;
  const loud = Math.min(ceiling, pitch * (filter.soft + (filter.loud - filter.soft) * open));
  const node = new BiquadFilterNode(context, {
    type: 'lowpass',
    frequency: loud,
    Q: filter.resonance ?? 0.4,
  });
  if (filter.time) {
    node.frequency.setValueAtTime(loud, at);
    node.frequency.setTargetAtTime(Math.min(ceiling, pitch * filter.soft), at, filter.time);
  }
  return node;
}

/** Where the strokes of each drum go in; made when the drum is first struck. */
export type DrumStrips = (piece: DrumPiece) => AudioNode;

/** Hands one drum stroke to the audio clock. */
export function playDrum(
  context: BaseAudioContext,
  store: SampleStore,
  strips: DrumStrips,
  kit: DrumKit,
  key: number,
  hit: DrumHit,
  at: number,
): AudioScheduledSourceNode {
  const { buffer } = store.drum(kit, hit.piece, key);
  // No two strokes land on quite the same spot of the skin.
  const spot = hit.piece === 'timpani' ? 1 : 0.985 + ((hit.beat * 7.3 + hit.velocity * 31) % 1) * 0.03;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: spot });
  const level = new GainNode(context, { gain: velocityGain(hit.velocity) * drumGain[hit.piece] });
  source.connect(level).connect(strips(hit.piece));
  source.start(at);
  return source;
}
