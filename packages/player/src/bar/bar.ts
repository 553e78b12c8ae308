import type { Conductor } from '../conductor/conductor.ts';
import type { Repeat, View } from '../conductor/view.ts';
import { isSounding } from '../player-session.ts';
import { canSeek, whyNoSound } from '../track.ts';
import { buildBar } from './build-bar.ts';
import { clockTime } from './clock-time.ts';
import { type IconName, iconOutlines } from './icon-outlines.ts';
import { createQueueList } from './queue-sheet.ts';
import { createSignal } from './signal.ts';

const nextRepeat: Record<Repeat, Repeat> = { off: 'context', context: 'track', track: 'off' };
const repeatLabels: Record<Repeat, string> = {
  off: 'Repeat: off',
  context: 'Repeat: everything',
  track: 'Repeat: this track',
};

/** What the bar says beside showing it; empty while there is nothing to explain. */
function noteFor({ status, track, isPlayingElsewhere, isUnreported, passedOver }: View): string {
  if (status === 'blocked') return 'The browser holds the sound back. Press Play.';
  if (status === 'failed') return whyNoSound(track);
  if (status !== 'elsewhere') {
    if (isUnreported) return 'Only this window knows what plays: the music service did not take it.';
    if (passedOver !== undefined) return `“${passedOver}” could not be played and was passed over.`;
    return track && !canSeek(track) ? 'Converted as it plays, so it cannot be skipped through.' : '';
  }
  return isPlayingElsewhere
    ? 'Playing in another tab. Press Play to hear it here.'
    : 'Playing in silence. Press Play to hear it.';
}

export interface BarParts {
  conductor: Conductor;
  /** What the bar and its dialogs are put into, last. Wears the class `with-player` while the bar shows. */
  host: HTMLElement;
  /** Path of the service whose pages the links lead to, without a slash at the end. */
  base: string;
  /** Address of the picture for a track without a cover, or with one that does not load. */
  fallbackCover: string;
  /** Links lead to tabs of their own, as leaving the page would end the music. */
  opensTabs: boolean;
  /** The listener puts the player away; without it they cannot. */
  onClose: (() => void) | null;
  /** The screen that a phone's mini player opens; without it the bar is whole on every screen. */
  screen: PlayerScreen | null;
  /** The bar says that something failed; this is for those who ask why. */
  reportFailure: (error: unknown) => void;
}

/** The screen that shows the player large, with all its controls. */
export interface PlayerScreen {
  path: string;
  open: () => void;
}

/** Narrow or very low: the sizes at which `.player-mini` is one line. */
const phones = '(width < 40rem), (height < 30rem) and (width < 64rem)';

/** Shows the player's bar with its dialogs and keeps them showing what is so. */
export function showBar({
  conductor,
  host,
  base,
  fallbackCover,
  opensTabs,
  onClose,
  screen,
  reportFailure,
}: BarParts) {
  const roots = buildBar({
    fallbackCover,
    opensTabs,
    isClosable: onClose !== null,
    isMiniOnPhones: screen !== null,
  });
  const queueList = createQueueList();
  let isGone = false;
  const all = <T extends Element>(selector: string) =>
    roots.flatMap(
      (root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)] as T[],
    );
  const shown = <T extends HTMLElement = HTMLElement>(name: string) => all<T>(`[data-show="${name}"]`);
  const buttons = (name: string) => all<HTMLButtonElement>(`[data-action="${name}"]`);
  const ranges = (name: string) => all<HTMLInputElement>(`[data-range="${name}"]`);
  const bar = one(all<HTMLElement>('aside'));
  const canvas = one(shown<HTMLCanvasElement>('signal'));
  const seek = one(ranges('seek'));
  const signal = createSignal(canvas, conductor.readSignal);
  const dialogs = new Map(all<HTMLDialogElement>('dialog').map((dialog) => [dialog.id, dialog]));
  let isHeld = false;
  let trouble = '';
  let secondsShown = -1;

  const setText = (name: string, text: string) => {
    for (const element of shown(name)) if (element.textContent !== text) element.textContent = text;
  };
  const setIcon = (button: HTMLButtonElement, name: IconName) => {
    button.querySelector('path')?.setAttribute('d', iconOutlines[name]);
  };
  const setLabel = (button: HTMLButtonElement, label: string) => {
    if (button.title === label) return;
    button.title = label;
    button.setAttribute('aria-label', label);
  };

  const actions: Record<string, () => void | Promise<void>> = {
    toggle: () => conductor.toggle(),
    next: () => conductor.next(),
    previous: () => conductor.previous(),
    mute: () => conductor.toggleMute(),
    shuffle: () => conductor.setShuffle(!conductor.view().shuffle),
    repeat: () => conductor.setRepeat(nextRepeat[conductor.view().repeat]),
    queue: () => open('player-queue'),
    keys: () => open('player-keys'),
    'put-away': () => onClose?.(),
  };

  function open(id: string): void {
    const dialog = dialogs.get(id);
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }

  for (const [name, action] of Object.entries(actions)) {
    // Called straight from the event: what begins to sound has to begin in its gesture.
    for (const button of buttons(name)) button.addEventListener('click', () => attempt(action));
  }
  for (const button of buttons('close'))
    button.addEventListener('click', () => button.closest('dialog')?.close());
  for (const dialog of dialogs.values()) {
    dialog.addEventListener('click', ({ target }) => {
      // The dialog fills its box, so only a click beside it lands on the element itself.
      if (target === dialog) dialog.close();
    });
  }

  function attempt(action: () => void | Promise<void>): void {
    trouble = '';
    const fail = (error: unknown) => {
      trouble = 'That did not work. Please try again.';
      show();
      reportFailure(error);
    };
    try {
      Promise.resolve(action()).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  seek.addEventListener('input', () => {
    isHeld = true;
    showPosition(Number(seek.value), true);
  });
  seek.addEventListener('change', () => {
    isHeld = false;
    attempt(() => conductor.seek(Number(seek.value)));
  });
  for (const range of ranges('volume')) {
    range.addEventListener('input', () => conductor.setVolume(Number(range.value) / 100, false));
    range.addEventListener('change', () => conductor.setVolume(Number(range.value) / 100));
  }

  for (const cover of shown<HTMLImageElement>('cover')) {
    cover.addEventListener('error', () => {
      if (cover.getAttribute('src') !== fallbackCover) cover.src = fallbackCover;
    });
  }

  const onPhone = screen === null ? null : matchMedia(phones);
  onPhone?.addEventListener('change', show);
  for (const link of shown<HTMLAnchorElement>('title')) {
    link.addEventListener('click', (event) => {
      if (!onPhone?.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      screen?.open();
    });
  }

  function showPosition(positionMs: number, isSpoken: boolean): void {
    const { durationMs } = conductor.view();
    if (!isHeld) seek.value = String(Math.round(positionMs));
    const seconds = Math.floor(positionMs / 1000);
    if (seconds === secondsShown && !isSpoken) return;
    secondsShown = seconds;
    bar.style.setProperty('--player-heard', String(durationMs > 0 ? positionMs / durationMs : 0));
    setText('elapsed', clockTime(positionMs));
    seek.setAttribute('aria-valuetext', `${clockTime(positionMs)} of ${clockTime(durationMs)}`);
  }

  function show(): void {
    const view = conductor.view();
    const { status, track, durationMs, source } = view;
    const hasTrack = track !== null || status === 'loading' || status === 'failed';
    bar.hidden = !hasTrack;
    host.classList.toggle('with-player', hasTrack);
    bar.dataset.status = status;
    setText('title-text', track?.name ?? '');
    setText('artist', track?.artist ?? '');
    setText('context-text', source?.name ?? '');
    setText('note', trouble || noteFor(view));
    setText('length', clockTime(durationMs));
    for (const link of shown<HTMLAnchorElement>('title')) {
      if (onPhone?.matches && screen) showWayToScreen(link, screen, track?.name);
      else showWayToPage(link, track ? `${base}/track/${track.id}` : base, opensTabs);
    }
    for (const from of shown('from')) from.hidden = source === null;
    for (const link of shown<HTMLAnchorElement>('context')) link.href = source?.url ?? base;
    for (const cover of shown<HTMLImageElement>('cover')) {
      const address = track?.image ?? fallbackCover;
      if (cover.dataset.address === address) continue;
      cover.dataset.address = address;
      cover.src = address;
    }
    seek.max = String(durationMs);
    seek.disabled = track !== null && !canSeek(track);
    showModes(view);
    queueList.draw(shown('queue')[0], view, (place) => attempt(() => conductor.playAt(place)));
    const coming = view.queue.length - view.at - 1;
    setText('queue-note', coming > 0 ? `${coming} still to come` : 'Nothing comes after this');
    animate();
  }

  function showModes({ status, volume, muted, shuffle, repeat }: View): void {
    const isPlaying = isSounding(status);
    for (const button of buttons('toggle')) {
      setLabel(button, isPlaying ? 'Pause' : 'Play');
      setIcon(button, isPlaying ? 'pause' : 'play');
      button.setAttribute('aria-busy', String(status === 'loading'));
    }
    for (const button of buttons('shuffle')) button.setAttribute('aria-pressed', String(shuffle));
    for (const button of buttons('repeat')) {
      setLabel(button, repeatLabels[repeat]);
      setIcon(button, repeat === 'track' ? 'repeat-one' : 'repeat');
      button.classList.toggle('player-on', repeat !== 'off');
    }
    for (const button of buttons('mute')) {
      button.setAttribute('aria-pressed', String(muted));
      setIcon(button, muted ? 'muted' : 'loud');
    }
    for (const range of ranges('volume')) {
      if (document.activeElement !== range || muted)
        range.value = String(Math.round(muted ? 0 : volume * 100));
    }
  }

  let isDrawingNext = false;
  function animate(): void {
    if (isDrawingNext) return;
    isDrawingNext = true;
    requestAnimationFrame(() => {
      isDrawingNext = false;
      if (isGone) return;
      const { status, durationMs } = conductor.view();
      const positionMs = conductor.positionMs();
      if (!isHeld) showPosition(positionMs, false);
      const shareHeard = durationMs > 0 ? Number(seek.value) / durationMs : 0;
      const isMoving = signal.draw(shareHeard, status === 'playing');
      if (status === 'playing' || status === 'elsewhere' || isMoving) animate();
    });
  }

  host.append(...roots);
  let isDue = false;
  const unsubscribe = conductor.subscribe(() => {
    // Several changes of one moment are shown once.
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!isGone) show();
    });
  });
  show();

  return {
    element: bar,
    places: { options: one(shown('options')), timeLeft: one(shown('time-left')) },
    openShortcuts: () => open('player-keys'),
    shortcutsSwitch: shown<HTMLInputElement>('keys-on')[0] ?? null,
    remove(): void {
      isGone = true;
      onPhone?.removeEventListener('change', show);
      unsubscribe();
      for (const root of roots) root.remove();
      host.classList.remove('with-player');
    },
  };
}

function showWayToScreen(link: HTMLAnchorElement, { path }: PlayerScreen, name = ''): void {
  link.href = path;
  link.removeAttribute('target');
  link.setAttribute('aria-label', `Now playing: ${name}`);
}

function showWayToPage(link: HTMLAnchorElement, address: string, opensTabs: boolean): void {
  link.href = address;
  if (opensTabs) link.target = '_blank';
  link.removeAttribute('aria-label');
}

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('A part of the player is missing');
  return first;
}
