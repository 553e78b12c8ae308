import type { SoundCut } from '../analysis/decode/cut-sound.ts';
import type { Measured } from '../analysis/measure/measure-sound.ts';
import type { Picture } from '../folder/picture.ts';
import type { PictureToResize } from '../media/resize-picture.ts';

/** What the worker does, each with what is asked and what is answered. */
export interface Jobs {
  measure: { asked: SoundCut; answered: Measured | null };
  resize: { asked: PictureToResize; answered: Picture | null };
}
export type JobName = keyof Jobs;

export interface JobMessage {
  job: JobName;
  asked: unknown;
}

/** `ready` once, before anything else; then one answer to each job, in their order. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; answered: unknown }
  /** `reason` is the name of the error: what a file made a decoder say is nobody's business. */
  | { kind: 'failed'; reason: string };
