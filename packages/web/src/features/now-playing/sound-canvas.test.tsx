import type { Controls } from '@attune/player/conductor';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SoundCanvas } from './sound-canvas.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

/**
 * A canvas of ten bars, of a signal that is louder with every look at it.
 * @param begunFor how much of it the first look finds, from 0 to 1; the rest of its beginning is silent
 */
function draw(begunFor = 1) {
  let bars: number[] = [];
  const pen = {
    setTransform: () => {},
    clearRect: () => {
      bars = [];
    },
    beginPath: () => {},
    fill: () => {},
    roundRect: (_x: number, _y: number, _width: number, height: number) => bars.push(height),
  };
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(pen as unknown as null);
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(50);
  vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => asked.push(next));
  const forgotten = vi.fn();
  vi.stubGlobal('cancelAnimationFrame', forgotten);
  let looks = 0;
  const controls = {
    view: () => ({ status: 'playing', durationMs: 100_000 }),
    positionMs: () => 50_000,
    readSignal: (target: Float32Array) => {
      looks += 1;
      target.fill(0.1 * looks);
      if (looks === 1) target.fill(0, 0, target.length * (1 - begunFor));
    },
    subscribe: () => () => {},
  } as unknown as Controls;
  const { container, unmount } = render(<SoundCanvas controls={controls} />);
  const frame = () => {
    asked.shift()?.();
    return [...bars];
  };
  return { frame, container, unmount, forgotten };
}

test('what is heard is drawn, frame by frame, and is said to nobody', () => {
  const { frame, container, unmount, forgotten } = draw();
  const first = frame();
  expect(first).toHaveLength(10);
  expect(first.every((height) => height > 3)).toBe(true);
  const second = frame();
  expect(second.every((height, place) => height > (first[place] ?? 0))).toBe(true);
  expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  unmount();
  expect(forgotten).toHaveBeenCalledOnce();
});

test('under reduced motion it keeps the shape it had when playing began', () => {
  document.documentElement.dataset.motion = 'reduced';
  const { frame } = draw();
  const first = frame();
  expect(first.every((height) => height > 3)).toBe(true);
  expect([frame(), frame()]).toEqual([first, first]);
});

test('under reduced motion it waits for a shape that is whole, as playing begins with the end of it alone', () => {
  document.documentElement.dataset.motion = 'reduced';
  const { frame } = draw(0.3);
  expect(frame().slice(0, 7)).toEqual(Array(7).fill(3));
  const whole = frame();
  expect(whole.every((height) => height > 3)).toBe(true);
  expect(frame()).toEqual(whole);
});
