import { createStore, type ReadonlyStore } from './store.ts';

export interface Announcement {
  id: number;
  text: string;
  atMs: number;
}

/** More of them nobody hears out. */
const mostAnnouncements = 6;
/** The same words again so soon are the same event: two parts of a screen may show one failure. */
const sameEventMs = 3000;

const store = createStore<readonly Announcement[]>([]);

/** What was said last to who does not see the screen, the newest at the end. */
export const announcements: ReadonlyStore<readonly Announcement[]> = store;

/** Has something read out when what is being read is over: each by itself, and none in another's place. */
export function announce(text: string, nowMs: number): void {
  const said = store.get();
  if (said.some((one) => one.text === text && nowMs - one.atMs < sameEventMs)) return;
  store.set([...said, { id: (said.at(-1)?.id ?? 0) + 1, text, atMs: nowMs }].slice(-mostAnnouncements));
}
