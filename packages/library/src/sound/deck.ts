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
  /**
   * Starts what it holds from its beginning, which is not heard for a second, or until `keepBack` says when.
   * @returns whether it runs
   */
  startAhead(gain: number): Promise<boolean>;
  /** Has what it plays heard so much later than its element plays it. */
  keepBack(seconds: number): void;
  pause(fadeSeconds: number): void;
  /** What is heard now. */
  positionSeconds(): number;
  /** It plays, and has neither yet to start nor come to its end. */
  isMoving(): boolean;
  /** When what was started ahead left its element, by the device's clock. */
  startedAt(): number;
  /** `NaN` until it is known; infinite for what comes without an end. */
  lengthSeconds(): number;
  /** When what it plays will have been heard to its end, by the device's clock; `NaN` where its length is not known. */
  endsAt(): number;
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
  /** Time has passed in what it plays; called a few times a second. */
  onTime(deck: Deck): void;
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
/** `HTMLMediaElement.HAVE_FUTURE_DATA`: it can begin at once. */
const hasFutureData = 3;
/** So long is kept back at most what was started ahead. */
const mostDelaySeconds = 1;

export function createDeck(
  context: AudioContext,
  element: HTMLAudioElement,
  destination: AudioNode,
  listeners: DeckListeners,
): Deck {
  const gainNode = new GainNode(context, { gain: 1 });
  const delayNode = new DelayNode(context, { maxDelayTime: mostDelaySeconds });
  context.createMediaElementSource(element).connect(delayNode).connect(gainNode).connect(destination);
  element.preload = 'auto';
  let url = '';
  /** Whether it is to sound, as far as we have a say. */
  let isRunning = false;
  let isFailed = false;
  /** Ends waiting for a recording that something else takes the place of. */
  let giveUp = () => {};
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  /** How far behind the element it is heard. */
  let delaySeconds = 0;

  function delayBy(seconds: number): void {
    // Whole samples, as what lies between them would have to be made up.
    delaySeconds = Math.round(seconds * context.sampleRate) / context.sampleRate;
    delayNode.delayTime.setValueAtTime(delaySeconds, context.currentTime);
  }

  element.addEventListener('ended', () => {
    isRunning = false;
    if (delaySeconds === 0) listeners.onEnded(deck);
    else ending = setTimeout(() => listeners.onEnded(deck), delaySeconds * 1000);
  });
  element.addEventListener('timeupdate', () => listeners.onTime(deck));
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
      clearTimeout(ending);
      isRunning = false;
      isFailed = false;
      url = wanted;
      element.src = wanted;
      element.load();
    },
    async start({ seconds, gain, isSeekable }, isWanted = () => true) {
      clearTimeout(pausing);
      clearTimeout(ending);
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
      delayBy(0);
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
    async startAhead(gain) {
      clearTimeout(pausing);
      clearTimeout(ending);
      if (isFailed || element.readyState < hasFutureData) return false;
      delayBy(mostDelaySeconds);
      gainNode.gain.cancelScheduledValues(context.currentTime);
      gainNode.gain.setValueAtTime(gain, context.currentTime);
      if (element.currentTime > 0) element.currentTime = 0;
      isRunning = true;
      return element.play().then(
        () => true,
        () => {
          isRunning = false;
          return false;
        },
      );
    },
    keepBack: (seconds) => delayBy(Math.min(mostDelaySeconds, Math.max(0, seconds))),
    pause(fadeSeconds) {
      isRunning = false;
      clearTimeout(pausing);
      clearTimeout(ending);
      gainNode.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3);
      if (fadeSeconds === 0) element.pause();
      else pausing = setTimeout(() => element.pause(), fadeSeconds * 1000);
    },
    positionSeconds: () => Math.max(0, element.currentTime - delaySeconds),
    isMoving: () => !element.paused && !element.ended && element.currentTime > 0,
    startedAt: () => context.currentTime - element.currentTime,
    lengthSeconds: () => element.duration,
    endsAt: () => context.currentTime + element.duration - element.currentTime + delaySeconds,
    close() {
      isRunning = false;
      clearTimeout(pausing);
      clearTimeout(ending);
      element.pause();
      // Without an address it lets go of its connection.
      element.removeAttribute('src');
      element.load();
      url = '';
    },
  };
  return deck;
}
