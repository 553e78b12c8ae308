/** Zoomed in by hand, the visible part is small without any keyboard. */
const zoomedFrom = 1.01;

interface VisiblePart
  extends Pick<
    VisualViewport,
    'height' | 'offsetTop' | 'scale' | 'addEventListener' | 'removeEventListener'
  > {}

export interface WindowWithKeyboard {
  innerHeight: number;
  visualViewport: VisiblePart | null;
}

/**
 * Keeps free what an on-screen keyboard covers, as `--keyboard-room` on `root`: some browsers (Safari on iOS) lay it over
 * the page, with whatever is docked at its foot, instead of making the page smaller.
 * @returns how to stop
 */
export function keepRoomForKeyboard(window: WindowWithKeyboard, root: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const publish = () => {
    const covered =
      visible.scale > zoomedFrom ? 0 : Math.round(window.innerHeight - visible.height - visible.offsetTop);
    if (covered > 0) root.style.setProperty('--keyboard-room', `${covered}px`);
    else root.style.removeProperty('--keyboard-room');
  };
  publish();
  visible.addEventListener('resize', publish);
  visible.addEventListener('scroll', publish);
  return () => {
    visible.removeEventListener('resize', publish);
    visible.removeEventListener('scroll', publish);
    root.style.removeProperty('--keyboard-room');
  };
}
