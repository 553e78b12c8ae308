import type { EngineTrack } from '@attune/player';
import { score } from '../src/score/compose.ts';
import { renderOffline } from './listen/render-offline.ts';

declare global {
  interface Window {
    /** Renders a track and sends it to the script as a WAV file; returns seconds it took. */
    renderTrack(track: EngineTrack, name: string): Promise<number>;
  }
}

/** A RIFF file of 16-bit stereo samples. */
function wav(buffer: AudioBuffer): ArrayBuffer {
  const left = buffer.getChannelData(0);
  const right = buffer.getChannelData(1);
  const bytes = new ArrayBuffer(44 + buffer.length * 4);
  const view = new DataView(bytes);
  const text = (at: number, word: string) => {
    [...word].forEach((letter, index) => {
      view.setUint8(at + index, letter.charCodeAt(0));
    });
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + buffer.length * 4, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, buffer.sampleRate, true);
  view.setUint32(28, buffer.sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, buffer.length * 4, true);
  const samples = new Int16Array(bytes, 44);
  for (let i = 0; i < buffer.length; i++) {
    samples[i * 2] = Math.round(Math.max(-1, Math.min(1, left[i] ?? 0)) * 32_767);
    samples[i * 2 + 1] = Math.round(Math.max(-1, Math.min(1, right[i] ?? 0)) * 32_767);
  }
  return bytes;
}

window.renderTrack = async (track, name) => {
  const began = performance.now();
  const buffer = await renderOffline(score(track), { sampleRate: 44_100 });
  const answer = await fetch(`/wav/${name}`, { method: 'PUT', body: wav(buffer) });
  if (!answer.ok) throw new Error(`the script did not take ${name}: ${answer.status}`);
  return (performance.now() - began) / 1000;
};
