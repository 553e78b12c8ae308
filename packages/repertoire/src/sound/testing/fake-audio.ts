/**
 * A Web Audio without sound for tests in Node: nodes that note what they are told, and a clock that the test moves.
 * Only what the engine uses is there.
 */
export interface FakeAudio {
  /** Everything that was started, with its start and stop time in context seconds. */
  started: { at: number; stop: number }[];
  context: FakeContext;
  /** The constructors to install as globals. */
  globals: Record<string, unknown>;
}

class FakeParam {
  value = 0;
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  setTargetAtTime = () => this;
  cancelScheduledValues = () => this;
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  detune = new FakeParam();
  playbackRate = new FakeParam();
  onended: (() => void) | null = null;
  connect<T>(target: T): T {
    return target;
  }
  disconnect(): void {}
}

class FakeBuffer {
  readonly duration: number;
  constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
    this.duration = length / sampleRate;
  }
  copyToChannel(): void {}
}

/** A context that wakes up only where the browser would let it. */
export class FakeContext {
  currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = new FakeNode();
  state: AudioContextState = 'suspended';
  /** Whether there was a gesture. */
  mayWake = true;
  closed = false;
  private readonly listeners = new Set<() => void>();

  resume(): Promise<void> {
    if (!this.mayWake) return new Promise(() => undefined);
    this.become('running');
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.become('suspended');
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
  become(state: AudioContextState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
  addEventListener(_: string, listener: () => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_: string, listener: () => void): void {
    this.listeners.delete(listener);
  }
}

export function fakeAudio(): FakeAudio {
  const started: FakeAudio['started'] = [];
  class FakeSource extends FakeNode {
    private readonly entry = { at: 0, stop: Number.POSITIVE_INFINITY };
    start(at = 0): void {
      this.entry.at = at;
      started.push(this.entry);
    }
    stop(at: number): void {
      this.entry.stop = Math.min(this.entry.stop, at);
    }
  }
  class FakeAnalyser extends FakeNode {
    getFloatTimeDomainData(target: Float32Array): void {
      target.fill(0.25);
    }
  }
  return {
    started,
    context: new FakeContext(),
    globals: {
      AudioBuffer: FakeBuffer,
      AudioBufferSourceNode: FakeSource,
      OscillatorNode: FakeSource,
      AnalyserNode: FakeAnalyser,
      BiquadFilterNode: FakeNode,
      ConvolverNode: FakeNode,
      DynamicsCompressorNode: FakeNode,
      GainNode: FakeNode,
      StereoPannerNode: FakeNode,
      WaveShaperNode: FakeNode,
    },
  };
}
