import type { Conductor } from '../conductor/conductor.ts';

export interface ShortcutParts {
  conductor: Conductor;
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
const storageKey = 'attune.player.keys';

const readsKeys = 'input:not([type=range], [type=checkbox]), textarea, select, [contenteditable]';
const takesSpace = 'button, summary, input, [role=button]';
/** What lies above the page, or scrolls by itself, has the arrow keys first. */
const takesArrows = '[popover], [tabindex="0"]';

/** The keys people know from players. They wait while somebody types, and where a control has a use for them. */
export function attendShortcuts(parts: ShortcutParts): void {
  const { conductor, openShortcuts, toggle, storage, reportFailure, signal } = parts;
  if (toggle) {
    toggle.checked = read(storage) !== 'off';
    toggle.addEventListener('change', () => write(storage, toggle.checked ? 'on' : 'off'));
  }

  document.addEventListener('keydown', attend, { signal });

  function attend(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (toggle?.checked === false || document.querySelector('dialog[open]')) return;
    const element = target instanceof Element ? target : document.body;
    if (element.closest(readsKeys)) return;
    const action = actionOf(key, element);
    if (!action) return;
    event.preventDefault();
    Promise.resolve(action()).catch(reportFailure);
  }

  function actionOf(key: string, element: Element): (() => void | Promise<void>) | null {
    if (key === '?') return openShortcuts;
    const { status, volume, durationMs } = conductor.view();
    if (status === 'empty') return null;
    const seekBy = (ms: number) => () =>
      conductor.seek(Math.min(durationMs, Math.max(0, conductor.positionMs() + ms)));
    if (key === ' ') return element.closest(takesSpace) ? null : () => conductor.toggle();
    if (key === 'm' || key === 'M') return () => conductor.toggleMute();
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

function read(storage: ShortcutParts['storage']): string | null {
  try {
    return storage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(storage: ShortcutParts['storage'], value: string): void {
  try {
    storage.setItem(storageKey, value);
  } catch {
    // The choice then holds for this page alone.
  }
}
