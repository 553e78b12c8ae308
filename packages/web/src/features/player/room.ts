/**
 * Keeps free at the foot of the page what the bar takes there, however tall its words make it: whatever must not be
 * covered reckons with `--player-room`.
 * @returns how to give it back.
 */
export function keepRoomFor(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--player-room', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--player-room');
  };
}
