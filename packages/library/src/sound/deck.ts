import { UnplayableTrackError } from '@attune/player';

/** One `<audio>` element and its loudness. */
export interface Deck {
  /** What it holds; empty for nothing. */
  readonly url: string;
  /** Fetches ahead what is at an address; what it holds already is kept, unless it is to be fetched again. */
  load(url: string, again?: boolean): void;
  /**
   * Plays what it holds from a position. What can only be heard from its start goes on where it rests, or begins anew.
   * @param isWanted asked once the recording is known; where it is not wanted any more, nothing sounds
   * @throws {UnplayableTrackError} where it could not be fetched, or this browser does not play its kind
   */
  start(from: StartAt, isWanted?: () => boolean): Promise<'playing' | 'blocked' | 'superseded'>;
  pause(fadeSeconds: number): void;
  positionSeconds(): number;
  close(): void;
}

export interface StartAt {
  seconds: number;
  /** Factor of loudness. */
  gain: number;
  isSeekable: boolean;
}

export interface DeckListeners {
  onEnded(deck: Deck): void;
  /** The connection was lost, or the rest of the file is damaged. */
  onFailed(deck: Deck): void;
  /** It was stopped by somebody else. */
  onStopped(deck: Deck): void;
}

/** `HTMLMediaElement.HAVE_METADATA`: from here on positions mean something. */
const hasMetadata = 1;
/** Nobody waits longer for a song to begin. */
const metadataWithinMs = 15_000;
/** A pause fades out, and so ends a little behind the place where it was asked for. */
const samePlaceSeconds = 1;

export function createDeck(
  context: AudioContext,
  element: HTMLAudioElement,
  destination: AudioNode,
  listeners: DeckListeners,
): Deck {
  const gainNode = new GainNode(context, { gain: 1 });
  context.createMediaElementSource(element).connect(gainNode).connect(destination);
  element.preload = 'auto';
  let url = '';
  /** Whether it is to sound, as far as we have a say. */
  let isRunning = false;
  let isFailed = false;
  /** Ends waiting for a recording that something else takes the place of. */
  let giveUp = () => {};
  let pausing: ReturnType<typeof setTimeout> | undefined;

  element.addEventListener('ended', () => {
    isRunning = false;
    listeners.onEnded(deck);
  });
  element.addEventListener('pause', () => {
    // At the end of a recording the element pauses by itself.
    if (isRunning && !element.ended) listeners.onStopped(deck);
  });
  element.addEventListener('error', () => {
    isFailed = true;
    if (isRunning) listeners.onFailed(deck);
  });

  function metadata(): Promise<void> {
    if (isFailed) return Promise.reject(new UnplayableTrackError('The recording cannot be played.'));
    if (element.readyState >= hasMetadata) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const { signal } = done;
      const settle = (failure: string | null) => {
        done.abort();
        clearTimeout(timer);
        if (failure === null) resolve();
        else reject(new UnplayableTrackError(failure));
      };
      const timer = setTimeout(() => settle('The recording did not come.'), metadataWithinMs);
      element.addEventListener('loadedmetadata', () => settle(null), { signal });
      element.addEventListener('error', () => settle('The recording cannot be played.'), { signal });
      giveUp = () => settle('Another recording has taken its place.');
    });
  }

  const deck: Deck = {
    get url() {
      return url;
    },
    load(wanted, again = false) {
      if (url === wanted && !again && !isFailed) return;
      giveUp();
      isRunning = false;
      isFailed = false;
      url = wanted;
      element.src = wanted;
      element.load();
    },
    async start({ seconds, gain, isSeekable }, isWanted = () => true) {
      clearTimeout(pausing);
      const { currentTime } = element;
      if (!isSeekable && currentTime > 0 && Math.abs(currentTime - seconds) > samePlaceSeconds)
        deck.load(url, true);
      try {
        await metadata();
      } catch (error) {
        if (!isWanted()) return 'superseded';
        throw error;
      }
      if (!isWanted()) return 'superseded';
      gainNode.gain.cancelScheduledValues(context.currentTime);
      gainNode.gain.setValueAtTime(gain, context.currentTime);
      if (isSeekable && Math.abs(element.currentTime - seconds) > 0.01) element.currentTime = seconds;
      try {
        await element.play();
      } catch (cause) {
        const { name } = cause as Error;
        if (name === 'NotAllowedError') return 'blocked';
        if (name === 'AbortError') return 'superseded';
        throw new UnplayableTrackError('The recording cannot be played.', { cause });
      }
      isRunning = true;
      return 'playing';
    },
    pause(fadeSeconds) {
      isRunning = false;
      clearTimeout(pausing);
      gainNode.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3);
      if (fadeSeconds === 0) element.pause();
      else pausing = setTimeout(() => element.pause(), fadeSeconds * 1000);
    },
    positionSeconds: () => element.currentTime,
    close() {
      isRunning = false;
      clearTimeout(pausing);
      element.pause();
      // Without an address it lets go of its connection.
      element.removeAttribute('src');
      element.load();
      url = '';
    },
  };
  return deck;
}
