import { type CurrentTrack, type MixRequest, trackIdPattern } from '@attune/contract';
import type { Controls } from '@attune/player/conductor';
import type { ListeningPlace } from './listening/listening-place.ts';
import type { PlayerAction } from './player-commands.ts';

/** Something with a page at the music service that can be heard. */
export interface Playable {
  /** `mix`: loose tracks as a whole, named by the first of them. */
  kind: 'playlist' | 'track' | 'album' | 'artist' | 'mix';
  id: string;
  name: string;
  /** The tracks that are played along with it, in their order; it is one of them. */
  queue?: readonly string[];
  /** What a mix was made with, so that similar music can follow it. */
  madeWith?: MixRequest;
}

export interface PanelPlayerView {
  /** What was asked for last; `null` while the player is closed. */
  item: Playable | null;
  /** It has been asked for and does not sound yet. */
  isStarting: boolean;
  /** What went wrong, in words; `null` while nothing has. */
  trouble: string | null;
  /** Whether this sounds right now. */
  isPlaying: (item: Playable) => boolean;
  /** Whether anything sounds in this window. */
  isSounding: boolean;
  /** Nothing has been asked of it since the page was loaded. */
  isUnused: boolean;
  /** What plays or rests in the player; `null` where there is nothing, or the player does not tell. */
  track: CurrentTrack | null;
  /** Works the player and shows all of it; `null` while it is closed, and where another service's player is. */
  controls: Controls | null;
  /** Sleep timer and what follows a mix; `null` where `controls` is. */
  listening: ListeningPlace | null;
}

/** The player behind the play buttons, whoever makes the sound. Its view is a new object whenever it changes. */
export interface PanelPlayer {
  view(): PanelPlayerView;
  subscribe(listener: () => void): () => void;
  /** Plays it, or pauses it where it sounds. Call it from the handler of a gesture. */
  toggle(item: Playable): void;
  /**
   * Goes on with what was heard last, where it was left; `null` where the player cannot know that. Call it from the handler
   * of a gesture.
   */
  resume: ((last: Playable) => void) | null;
  /**
   * Puts a track, or the tracks of a mix, into the queue; where nothing is open they are played. `null` where the player
   * plays no lists of tracks. Call it from the handler of a gesture. Resolves to whether it was done; why not is in the view.
   */
  enqueue: ((item: Playable, where: 'next' | 'last') => Promise<boolean>) | null;
  /** It will probably be played soon: what takes time is done beforehand. */
  prefetch(item: Playable): void;
  /**
   * Does what was asked for in words; says whether there was something it could be done to. `null` where the player takes
   * no commands of this page.
   */
  command: ((action: PlayerAction) => Promise<boolean>) | null;
  /** Lets the music fade away. */
  fadeOut(): Promise<void>;
  /** The listener has read what went wrong. */
  dismissTrouble(): void;
  /** Ends the sound, and tells the service so. */
  close(): Promise<void>;
}

export const closedView: PanelPlayerView = {
  item: null,
  isStarting: false,
  trouble: null,
  isPlaying: () => false,
  isSounding: false,
  isUnused: false,
  track: null,
  controls: null,
  listening: null,
};

/** An id that does not look like the service's own would lead nowhere. */
export const isTrackId = (id: string): boolean => trackIdPattern.test(id);
export const isPlayable = ({ id }: Playable): boolean => isTrackId(id);

/** A view and those who follow it. */
export function createViewStore() {
  const listeners = new Set<() => void>();
  let current = { ...closedView, isUnused: true };
  return {
    view: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(changes: Partial<PanelPlayerView>) {
      current = { ...current, ...changes };
      for (const listener of [...listeners]) listener();
    },
  };
}
