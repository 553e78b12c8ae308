import { randomStream } from '../score/random.ts';

const rooms = new Map<string, AudioBuffer>();

/**
 * A room that sounds are sent into. Putting one together takes a phone some hundred milliseconds.
 * @param room as for `roomResponse`
 */
export function createRoom(context: BaseAudioContext, room: number): ConvolverNode {
  return new ConvolverNode(context, { buffer: roomResponse(room, context.sampleRate) });
}

/**
 * The response of a room to a clap: early reflections from its walls, then noise that dies away, the high tones first.
 * @param room 0 for a small dry room (0.6 s), 1 for a hall (3.4 s).
 */
function roomResponse(room: number, sampleRate: number): AudioBuffer {
  const size = Math.round(room * 10) / 10;
  const key = `${size} ${sampleRate}`;
  const known = rooms.get(key);
  if (known) return known;
  const seconds = 0.6 + 2.8 * size;
  const length = Math.floor(sampleRate * seconds);
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate });
  for (const channel of [0, 1]) {
    const random = randomStream('room', `${size} ${channel}`);
    const samples = new Float32Array(length);
    const predelay = Math.floor(sampleRate * (0.006 + 0.016 * size));
    let smooth = 0;
    for (let i = predelay; i < length; i++) {
      const t = (i - predelay) / sampleRate;
      const openness = 0.1 + 0.55 * Math.exp(-t / (0.22 + 0.3 * size));
      smooth += openness * (random.next() * 2 - 1 - smooth);
      samples[i] = smooth * 10 ** ((-3 * t) / seconds) * Math.min(1, t / 0.012);
    }
    for (let wall = 0; wall < 7; wall++) {
      const at = predelay + Math.floor(sampleRate * random.between(0.002, 0.02 + 0.05 * size));
      samples[at] = (samples[at] ?? 0) + random.between(-0.7, 0.7) / (1 + wall * 0.4);
    }
    buffer.copyToChannel(samples, channel);
  }
  rooms.set(key, buffer);
  return buffer;
}
