import { type Conductor, isOf, type PlayableKind, playableKinds } from '@attune/player/conductor';
import { iconOutlines } from '@attune/player/icon-outlines';

interface Wanted {
  kind: PlayableKind;
  id: string;
  /** `null` for the button of the whole. */
  place: number | null;
}

/** So long a pointer rests on a button before something is made ready for it. */
const dwellMs = 60;

/** What a Play form of the pages asks for. */
function wantedBy(form: HTMLFormElement, base: string): Wanted | null {
  const path = new URL(form.action).pathname;
  const [, kind, id] = /^\/(\w+)\/([A-Za-z0-9]{22})\/play$/.exec(path.slice(base.length)) ?? [];
  const known = playableKinds.find((candidate) => candidate === kind);
  if (!known || id === undefined) return null;
  const position = new FormData(form).get('position');
  return { kind: known, id, place: position === null ? null : Number(position) };
}

/**
 * Lets the Play forms of the pages sound in this page, and shows on them what plays. Where sounding fails the form is
 * sent after all, and the service plays in silence.
 */
export function attendPlayForms(conductor: Conductor, base: string) {
  /** Whether the form stands for what plays or rests right now. */
  function isCurrent(wanted: Wanted): boolean {
    const { kind, id, place } = wanted;
    const view = conductor.view();
    if (!isOf(view, wanted)) return false;
    if (place === null) return true;
    if (kind === 'track') return view.source === null;
    return view.queue.length === 0 || rowTrack(kind, id, place) === view.track?.id;
  }

  function rowTrack(kind: PlayableKind, id: string, place: number): string | undefined {
    const rows = document.querySelectorAll<HTMLElement>(`form[action$="/${kind}/${id}/play"]`);
    const row = [...rows].find(
      (form) => form.querySelector<HTMLInputElement>('[name=position]')?.value === String(place),
    );
    return row?.closest<HTMLElement>('[data-track]')?.dataset.track;
  }

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const wanted = wantedBy(form, base);
    if (!wanted) return;
    event.preventDefault();
    const work = isCurrent(wanted)
      ? conductor.toggle()
      : conductor.start(wanted.kind, wanted.id, wanted.place ?? 0);
    // `submit()` sends the form as it is, without asking here again.
    work.catch(() => form.submit());
  });

  /** The button that is pointed at or focused, while it is. */
  let intended: Element | null = null;
  function intend({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === intended) return;
    intended = button;
    const wanted = button?.form ? wantedBy(button.form, base) : null;
    const isPlay = button?.dataset.action === 'toggle' || wanted !== null;
    if (!isPlay) return;
    // A pointer on its way to somewhere else crosses many a row.
    setTimeout(() => {
      if (intended !== button || conductor.view().status === 'playing') return;
      conductor.prepare(wanted && { ...wanted, place: wanted.place ?? 0 }).catch(() => undefined);
    }, dwellMs);
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, intend, { passive: true });
  }

  /** Marks rows and buttons; also after another page has been put in. */
  function mark(): void {
    const { track, status } = conductor.view();
    const isPlaying = status === 'playing' || status === 'loading';
    for (const row of document.querySelectorAll<HTMLElement>('main [data-track]')) {
      const isThis = row.dataset.track === track?.id;
      row.classList.toggle('current', isThis);
      const title = row.querySelector('.track-title');
      if (isThis) title?.setAttribute('aria-current', 'true');
      else title?.removeAttribute('aria-current');
    }
    for (const form of document.querySelectorAll<HTMLFormElement>('main form[action$="/play"]')) {
      const wanted = wantedBy(form, base);
      const button = form.querySelector('button');
      if (!wanted || !button) continue;
      const pauses = isPlaying && isCurrent(wanted);
      button.querySelector('path')?.setAttribute('d', iconOutlines[pauses ? 'pause' : 'play']);
      const label = button.getAttribute('aria-label');
      if (label !== null)
        button.setAttribute('aria-label', label.replace(/^(Play|Pause)/, pauses ? 'Pause' : 'Play'));
      else if (button.lastChild) button.lastChild.textContent = pauses ? 'Pause' : 'Play';
    }
  }

  conductor.subscribe(mark);
  return { mark };
}
