const heights = new Map<HTMLElement, number>();

function publish(): void {
  const { style } = document.documentElement;
  const total = [...heights.values()].reduce((sum, height) => sum + height, 0);
  if (heights.size > 0) style.setProperty('--player-room', `${total}px`);
  else style.removeProperty('--player-room');
}

/**
 * Keeps free at the foot of the page what `part` takes there, however tall its words make it. Parts stand on top of
 * each other; whatever must not be covered reckons with `--player-room`, the room of them all.
 * @returns how to give it back.
 */
export function keepRoomFor(part: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    heights.set(part, part.offsetHeight);
    publish();
  });
  observer.observe(part);
  return () => {
    observer.disconnect();
    heights.delete(part);
    publish();
  };
}
