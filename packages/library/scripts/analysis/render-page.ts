import type { EngineTrack } from '@attune/player';
import { score } from '../../../repertoire/src/score/compose.ts';
import { createDeck } from '../../../repertoire/src/sound/deck.ts';
import { createMaster } from '../../../repertoire/src/sound/master.ts';
import { createSampleStore } from '../../../repertoire/src/sound/sample-store.ts';

declare global {
  interface Window {
    /** Renders the middle of a track of the repertoire and sends it to the script as a WAV file of 16 bits. */
    renderMiddle(track: EngineTrack, name: string, seconds: number): Promise<void>;
  }
}

const sampleRate = 44_100;
/** Seconds of score that are handed to the context at a time; all at once would make rendering crawl. */
const step = 2;

function wav(buffer: AudioBuffer): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + buffer.length * 4);
  const view = new DataView(bytes);
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + buffer.length * 4, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, buffer.length * 4, true);
  const samples = new Int16Array(bytes, 44);
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  for (let at = 0; at < buffer.length; at += 1) {
    samples[at * 2] = Math.round(Math.max(-1, Math.min(1, left[at] ?? 0)) * 32_767);
    samples[at * 2 + 1] = Math.round(Math.max(-1, Math.min(1, right[at] ?? 0)) * 32_767);
  }
  return bytes;
}

window.renderMiddle = async (track, name, seconds) => {
  const piece = score(track);
  const length = Math.min(seconds, piece.durationSeconds);
  const context = new OfflineAudioContext(2, Math.ceil(length * sampleRate), sampleRate);
  const { input } = createMaster(context);
  const store = createSampleStore(sampleRate);
  const from = Math.max(0, (piece.durationSeconds - length) / 2);
  const deck = createDeck({ context, destination: input, store, score: piece, startAt: 0, from });
  deck.scheduleUntil(step * 2);
  for (let time = step; time < length - 0.1; time += step) {
    void context.suspend(time).then(() => {
      deck.scheduleUntil(time + step * 2);
      return context.resume();
    });
  }
  const rendered = await context.startRendering();
  const answer = await fetch(`/wav/${name}`, { method: 'PUT', body: wav(rendered) });
  if (!answer.ok) throw new Error(`the script did not take ${name}: ${answer.status}`);
};
