/** An `<audio>` element that fetches and sounds nothing; a test says what becomes of what it loads. */
export class FakeAudioElement extends EventTarget {
  preload = '';
  src = '';
  readyState = 0;
  ended = false;
  isSounding = false;
  loads: string[] = [];
  /** Where it was told to go, in seconds. */
  seeks: number[] = [];
  playFailure: Error | null = null;
  duration = Number.NaN;
  /** How long it takes to start, in seconds. */
  lagSeconds = 0;
  /** Nothing of what is to sound is there yet. */
  isStarved = false;
  #starting: { resolve: () => void; reject: (cause: Error) => void }[] = [];
  #lagLeft = 0;
  #time = 0;

  get currentTime(): number {
    return this.#time;
  }
  set currentTime(seconds: number) {
    this.seeks.push(seconds);
    this.ended = false;
    this.#time = seconds;
  }
  get paused(): boolean {
    return !this.isSounding;
  }
  /** Time goes by while it sounds. */
  pass(seconds: number): void {
    const lag = Math.min(this.#lagLeft, seconds);
    this.#lagLeft -= lag;
    if (!this.isSounding) return;
    this.#time += seconds - lag;
    if (this.#time >= this.duration) this.finish();
    else this.dispatchEvent(new Event('timeupdate'));
  }

  load(): void {
    this.#stop();
    this.readyState = 0;
    this.#time = 0;
    this.ended = false;
    this.duration = Number.NaN;
    if (this.src !== '') this.loads.push(this.src);
    // As browsers do: later, when somebody may be waiting for what comes next already.
    queueMicrotask(() => this.dispatchEvent(new Event('emptied')));
  }
  removeAttribute(name: string): void {
    if (name === 'src') this.src = '';
  }
  async play(): Promise<void> {
    if (this.playFailure) throw this.playFailure;
    this.isSounding = true;
    this.#lagLeft = this.lagSeconds;
    if (this.isStarved)
      await new Promise<void>((resolve, reject) => this.#starting.push({ resolve, reject }));
  }
  /** What is to sound is there now. */
  feed(): void {
    this.isStarved = false;
    for (const { resolve } of this.#starting.splice(0)) resolve();
  }
  #stop(): void {
    this.isSounding = false;
    for (const { reject } of this.#starting.splice(0)) reject(new DOMException('stopped', 'AbortError'));
  }
  pause(): void {
    if (!this.isSounding) return;
    this.#stop();
    this.dispatchEvent(new Event('pause'));
  }

  /** The recording is known: how long it is, and that it can be played; all of it is there. */
  arrive(duration = Number.NaN): void {
    this.readyState = 4;
    this.duration = duration;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
  finish(): void {
    this.isSounding = false;
    this.ended = true;
    if (this.duration > 0) this.#time = this.duration;
    this.dispatchEvent(new Event('ended'));
  }
}

/** A sound device without sound. */
export class FakeAudioContext extends EventTarget {
  state = 'running';
  currentTime = 0;
  readonly sampleRate = 48_000;
  destination = {};

  async resume(): Promise<void> {}
  async close(): Promise<void> {
    this.state = 'closed';
  }
  createMediaElementSource(): FakeNode {
    return new FakeNode();
  }
  setState(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeNode {
  connect<Target>(target: Target): Target {
    return target;
  }
}

/** The values an audio parameter was given. */
class FakeParam {
  readonly values: number[] = [];
  cancelScheduledValues(): void {}
  setValueAtTime(value: number): void {
    this.values.push(value);
  }
  setTargetAtTime(value: number): void {
    this.values.push(value);
  }
}

/** Classes that stand in for the browser's, and what was made of them. */
export function fakeNodes() {
  const gains: FakeParam[] = [];
  const delays: FakeParam[] = [];
  class Gain extends FakeNode {
    readonly gain = new FakeParam();
    constructor() {
      super();
      gains.push(this.gain);
    }
  }
  class Delay extends FakeNode {
    readonly delayTime = new FakeParam();
    constructor() {
      super();
      delays.push(this.delayTime);
    }
  }
  class Analyser extends FakeNode {
    getFloatTimeDomainData(target: Float32Array): void {
      target.fill(0.25);
    }
  }
  return { gains, delays, globals: { GainNode: Gain, DelayNode: Delay, AnalyserNode: Analyser } };
}
