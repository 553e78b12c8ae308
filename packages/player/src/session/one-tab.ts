/** The part of a `BroadcastChannel` that is used. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Sees to it that of all tabs one sounds at a time: the last that was asked to. */
export interface OneTab {
  /** Tells the other tabs that this one begins to sound. */
  claim(): void;
  /** Calls back when another tab begins to sound. */
  onTaken(listener: () => void): void;
}

/** Claims travel over a channel that all tabs of the site share; a channel does not hear itself. */
export function oneTabOver(channel: ChannelLike): OneTab {
  return {
    claim: () => channel.postMessage('playing-here'),
    onTaken: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (data === 'playing-here') listener();
      }),
  };
}
