import type { DrumPiece, Part, Score } from '../score/types.ts';
import { drumPan } from './drum-mix.ts';
import { fromDb, scoreGain } from './loudness.ts';
import { type DrumStrips, playDrum, playNote, type Strip } from './play-note.ts';
import { createRoom } from './reverb.ts';
import type { SampleStore } from './sample-store.ts';
import { voices } from './voices.ts';

/** One score on its way to the loudspeaker. Made for a start position; a seek makes another. */
export interface Deck {
  /** Hands over to the audio clock all that sounds before a context time, in seconds. */
  scheduleUntil(contextTime: number): void;
  /** Seconds into the score at a context time. */
  positionAt(contextTime: number): number;
  /** Fades out within a few hundredths of a second and lets go of everything. */
  stop(): void;
}

interface DeckSettings {
  context: BaseAudioContext;
  destination: AudioNode;
  store: SampleStore;
  score: Score;
  /** Made for this score and nothing else; where there is none, it is made on the spot. */
  room?: ConvolverNode | undefined;
  /** Context time at which `from` sounds. */
  startAt: number;
  /** Seconds into the score. */
  from: number;
}

interface Cue {
  time: number;
  play(at: number, skip: number): void;
  /** Seconds until it is over; a cue that has begun before the start position joins in late. */
  length: number;
}

/** A piece from its beginning has an attack of its own: the ramp only keeps it from clicking. In seconds. */
const fadeInAtStart = 0.002;
/** Out of the middle, after a pause or a seek, it would jump in. In seconds. */
const fadeInMidway = 0.03;
/** Seconds of a tone that must be left for it to be worth joining late. */
const worthJoining = 0.25;
/** Seconds by which nobody hears that a stroke comes late. */
const unheardDelay = 0.03;

export function createDeck(settings: DeckSettings): Deck {
  const { context, destination, store, score, startAt, from } = settings;
  const out = new GainNode(context, { gain: 0 });
  out.gain.setValueAtTime(0, Math.max(0, startAt - 0.01));
  out.gain.linearRampToValueAtTime(scoreGain(score), startAt + (from > 0 ? fadeInMidway : fadeInAtStart));
  out.connect(destination);
  const room = settings.room ?? createRoom(context, score.room);
  room.connect(new GainNode(context, { gain: 0.9 })).connect(out);
  const live = new Set<AudioScheduledSourceNode>();
  const pumped = new GainNode(context, { gain: 1 });
  pumped.connect(out);

  const cues = writeCues();
  let next = 0;

  function writeCues(): Cue[] {
    const all: Cue[] = [];
    for (const part of score.parts) {
      const strip = createStrip(part);
      const voice = voices[part.sound];
      for (const note of part.notes) {
        all.push({
          time: note.time,
          length: note.duration,
          play: (at, skip) => keep(playNote(context, store, strip, part, voice, note, at, skip)),
        });
      }
    }
    const { drums } = score;
    if (drums) {
      const strips = createDrumStrips();
      for (const hit of drums.hits) {
        all.push({
          time: hit.time,
          length: 0,
          play(at) {
            keep(playDrum(context, store, strips, drums.kit, score.key, hit, at));
            if (score.pump > 0 && hit.piece === 'kick') pump(at);
          },
        });
      }
    }
    if (score.texture) all.push({ time: 0, length: score.durationSeconds, play: playTexture });
    all.sort((a, b) => a.time - b.time);
    return all.filter((cue) => cue.time >= from || cue.time + cue.length > from + worthJoining);
  }

  function keep(source: AudioScheduledSourceNode): void {
    live.add(source);
    source.onended = () => {
      live.delete(source);
      source.disconnect();
    };
  }

  /** Fader, tone and place of a part. */
  function createStrip(part: Part): Strip {
    const { gainDb, pan, reverb } = part.placement;
    const input = new GainNode(context, { gain: fromDb(gainDb + voices[part.sound].levelDb) });
    const tone = new BiquadFilterNode(context, {
      type: 'lowpass',
      frequency: toneHz(part.brightness),
      Q: 0.5,
    });
    const place = new StereoPannerNode(context, { pan });
    input.connect(tone).connect(place);
    const ducks = score.pump > 0 && part.role !== 'bass' && part.role !== 'lead' && part.role !== 'solo';
    place.connect(ducks ? pumped : out);
    place.connect(new GainNode(context, { gain: reverb * 0.6 })).connect(room);
    return { input, vibrato: createVibrato(part) };
  }

  function createVibrato(part: Part): AudioNode | null {
    const { vibrato } = voices[part.sound];
    const solo = part.role === 'lead' || part.role === 'solo' || part.role === 'counter';
    if (!vibrato || !solo) return null;
    const wave = new OscillatorNode(context, { frequency: vibrato.rate });
    wave.start();
    live.add(wave);
    return wave;
  }

  function createDrumStrips(): DrumStrips {
    const placement = score.drums?.placement ?? { gainDb: 0, pan: 0, reverb: 0.1 };
    const input = new GainNode(context, { gain: fromDb(placement.gainDb) });
    const cutoff = Math.min(20_000, 1500 * 2 ** (4 * score.brightness));
    const tone = new BiquadFilterNode(context, { type: 'lowpass', frequency: cutoff, Q: 0.5 });
    input.connect(tone).connect(out);
    tone.connect(new GainNode(context, { gain: placement.reverb * 0.5 })).connect(room);
    const places = new Map<DrumPiece, AudioNode>();
    return (piece) => {
      const known = places.get(piece);
      if (known) return known;
      const pan = drumPan[piece];
      const place = pan === undefined ? input : new StereoPannerNode(context, { pan });
      if (place !== input) place.connect(input);
      places.set(piece, place);
      return place;
    };
  }

  /** The bass drum pushes the chords aside for a moment, as a compressor keyed by it would. */
  function pump(at: number): void {
    pumped.gain.setTargetAtTime(1 - score.pump, at, 0.008);
    pumped.gain.setTargetAtTime(1, at + 0.07, 0.09);
  }

  function playTexture(at: number): void {
    if (!score.texture) return;
    const { buffer } = store.texture(score.texture);
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const level = new GainNode(context, { gain: 0 });
    const left = score.durationSeconds - Math.max(0, from);
    const peak = fromDb(score.texture === 'vinyl' ? -36 : -34);
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(peak, at + Math.min(2, left / 3));
    level.gain.setValueAtTime(peak, Math.max(at, at + left - 3));
    level.gain.linearRampToValueAtTime(0, at + left);
    source.connect(level).connect(out);
    source.start(at);
    source.stop(at + left);
    keep(source);
  }

  return {
    scheduleUntil(contextTime) {
      const until = contextTime - startAt + from;
      for (; next < cues.length; next++) {
        const cue = cues[next];
        if (!cue || cue.time > until) break;
        const at = startAt + Math.max(0, cue.time - from);
        // A page that hung has missed what was due meanwhile: of that only tones are joined that go on.
        const late = Math.max(0, context.currentTime - at);
        const skip = Math.max(0, from - cue.time) + late;
        if (late > unheardDelay && cue.length < skip + worthJoining) continue;
        cue.play(at + late, skip);
      }
    },
    positionAt: (contextTime) => Math.max(0, contextTime - startAt) + from,
    stop() {
      const now = context.currentTime;
      out.gain.cancelScheduledValues(now);
      out.gain.setTargetAtTime(0, now, 0.012);
      for (const source of live) source.stop(now + 0.09);
      next = cues.length;
    },
  };
}

/** Cutoff of a part's tone control. */
function toneHz(brightness: number): number {
  return Math.min(20_000, 900 * 2 ** (4.5 * brightness));
}
