/** A file of sound, read in stretches. */
export interface SoundBytes {
  sizeBytes: number;
  /** Both as places in the file, `to` not included; less where the file ends before. */
  read(from: number, to: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type SoundKind = 'mpeg' | 'flac' | 'ogg' | 'wav';

/** Where the sound of a file begins and ends, and what to tell a decoder of it beforehand. */
export interface SoundPlace {
  kind: SoundKind;
  head: Uint8Array;
  from: number;
  to: number;
  /** Cuts have to lie so many bytes apart. */
  step: number;
}

/** No decoder here reads it. */
export class UnknownSoundError extends Error {
  override readonly name = 'UnknownSoundError';
}
