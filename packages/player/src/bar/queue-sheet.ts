import type { View } from '../conductor/view.ts';
import { areSameTracks } from '../track.ts';
import { clockTime } from './clock-time.ts';

/** The queue as a list of buttons, each of which plays from there. */
export function createQueueList() {
  /** Rows that say what they did when they were drawn last: rebuilding them each time would lose the focus. */
  let drawn: { queue: View['queue']; at: number } | null = null;

  return { draw };

  function draw(list: HTMLElement | undefined, { queue, at }: View, playAt: (place: number) => void): void {
    if (!list) return;
    const isSame = drawn !== null && areSameTracks(drawn.queue, queue);
    if (!isSame) {
      list.replaceChildren(
        ...queue.map((track, place) => {
          const row = document.createElement('li');
          const button = document.createElement('button');
          button.type = 'button';
          button.append(word('player-queue-title', track.name), word('player-muted', track.artist));
          button.append(word('player-muted player-queue-time', clockTime(track.durationMs)));
          button.addEventListener('click', () => playAt(place));
          row.append(button);
          return row;
        }),
      );
    }
    if (isSame && drawn?.at === at) return;
    drawn = { queue, at };
    [...list.children].forEach((row, place) => {
      row.classList.toggle('player-heard', place < at);
      const button = row.firstElementChild;
      if (place === at) button?.setAttribute('aria-current', 'true');
      else button?.removeAttribute('aria-current');
    });
  }
}

function word(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
