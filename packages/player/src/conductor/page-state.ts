import { emptyQueue, type PlayingQueue } from './queue/playing-queue.ts';

/** What this page knows of its player, beside who sounds and the sound itself. The modules beside it change it. */
export interface PageState {
  queue: PlayingQueue;
  /** 0 to 1, until there is a sound, which then has its own. */
  volume: number;
  /** Set here while the sound is still on its way, which takes it then; `null` where nothing is. */
  askedVolume: number | null;
  /** As the service was told it last, 0 to 100. */
  reportedVolume: number;
  /** Counts what was asked for here: what a look brings that began before is out of date. */
  asked: number;
}

export const createPageState = (volume = 0.8): PageState => ({
  queue: emptyQueue,
  volume,
  askedVolume: null,
  reportedVolume: 0,
  asked: 0,
});

/**
 * What is pressed in a queue is meant for the track that stood at that place.
 * @returns whether it still does, for when the turn of what was pressed has come
 */
export function nowAt(place: number, state: Readonly<PageState>): () => boolean {
  const idAt = () => state.queue.walk.entries[place]?.trackId;
  const id = idAt();
  return () => idAt() === id;
}
