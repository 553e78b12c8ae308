import type { Sound } from '../score/types.ts';
import type { Voice } from './voice.ts';
import { pluckedVoices } from './voices/plucked-voices.ts';
import { struckVoices } from './voices/struck-voices.ts';
import { sustainedVoices } from './voices/sustained-voices.ts';
import { synthVoices } from './voices/synth-voices.ts';

/** The voice of every sound. */
export const voices: Readonly<Record<Sound, Voice>> = {
  ...pluckedVoices,
  ...struckVoices,
  ...sustainedVoices,
  ...synthVoices,
};
