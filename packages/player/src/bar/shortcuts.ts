import type { Conductor } from '../conductor/conductor.ts';
import { areKeysOn, onKeysChanged, pressedOn, setKeysOn } from './keys.ts';

export interface ShortcutParts {
  conductor: Pick<
    Conductor,
    'view' | 'positionMs' | 'seek' | 'toggle' | 'toggleMute' | 'next' | 'previous' | 'setVolume'
  >;
  openShortcuts: () => void;
  /** Turns the keys off, for those whose own tools use them (WCAG 2.1.4). */
  toggle: HTMLInputElement | null;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reportFailure: (error: unknown) => void;
  /** Ends it. */
  signal: AbortSignal;
}

const seekStepMs = 5000;
const volumeStep = 0.05;

const takesSpace = 'button, summary, input, [role=button]';
/** What scrolls by itself has the arrow keys first. */
const takesArrows = '[tabindex="0"]';

/** The keys people know from players. They wait while somebody types, and where a control has a use for them. */
export function attendShortcuts(parts: ShortcutParts): void {
  const { conductor, openShortcuts, toggle, storage, reportFailure, signal } = parts;
  let isOn = areKeysOn(storage);
  const show = () => {
    if (toggle) toggle.checked = isOn;
  };
  show();
  toggle?.addEventListener('change', () => setKeysOn(storage, toggle.checked), { signal });
  onKeysChanged((on) => {
    isOn = on;
    show();
  }, signal);
  document.addEventListener('keydown', attend, { signal });

  function attend(event: KeyboardEvent): void {
    const element = isOn ? pressedOn(event) : null;
    const action = element && actionOf(event, element);
    if (!action) return;
    event.preventDefault();
    Promise.resolve(action()).catch(reportFailure);
  }

  function actionOf({ key, repeat }: KeyboardEvent, element: Element): (() => void | Promise<void>) | null {
    if (key === '?') return openShortcuts;
    const { status, volume, durationMs } = conductor.view();
    if (status === 'empty') return null;
    const seekBy = (ms: number) => () =>
      conductor.seek(Math.min(durationMs, Math.max(0, conductor.positionMs() + ms)));
    if (key === ' ') return element.closest(takesSpace) ? null : () => conductor.toggle();
    if (key === 'm' || key === 'M') return () => conductor.toggleMute();
    // A key held down is no wish for one track after the other.
    if (key === 'n' || key === 'N') return repeat ? null : () => conductor.next();
    if (key === 'p' || key === 'P') return repeat ? null : () => conductor.previous();
    if (element.closest(takesArrows)) return null;
    const isVolume = element.matches('[data-range=volume]');
    if (key === 'ArrowLeft' && !isVolume) return seekBy(-seekStepMs);
    if (key === 'ArrowRight' && !isVolume) return seekBy(seekStepMs);
    // While nothing plays these keys scroll the page, as everywhere.
    if (status !== 'playing' || isVolume) return null;
    if (key === 'ArrowUp') return () => conductor.setVolume(volume + volumeStep);
    if (key === 'ArrowDown') return () => conductor.setVolume(volume - volumeStep);
    return null;
  }
}
