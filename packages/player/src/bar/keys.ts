/** Where it is stored whether keys do something; the player and the page it stands on ask the same. */
const storageKey = 'attune.player.keys';
const changed = 'attune-keys';

const readsKeys = 'input:not([type=range], [type=checkbox]), textarea, select, [contenteditable]';
/** What lies above the page has the keys to itself. */
const liesAbove = 'dialog[open], [role=dialog], [popover]';

/** Whether single keys do something here; some people's own tools use them (WCAG 2.1.4). */
export function areKeysOn(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off in this browser, and tells every switch of this page. */
export function setKeysOn(storage: Pick<Storage, 'setItem'>, isOn: boolean): void {
  try {
    storage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // The choice then holds for this page alone.
  }
  document.dispatchEvent(new CustomEvent(changed, { detail: isOn }));
}

export function onKeysChanged(listener: (isOn: boolean) => void, signal: AbortSignal): void {
  document.addEventListener(changed, (event) => listener((event as CustomEvent<boolean>).detail), { signal });
}

/** What a key that was pressed is for; `null` where somebody types, in what lies above the page, and with a modifier. */
export function pressedOn(event: KeyboardEvent): Element | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  const element = event.target instanceof Element ? event.target : document.body;
  return element.closest(readsKeys) || element.closest(liesAbove) ? null : element;
}
