import type { Locator } from '@playwright/test';

/**
 * What keeps a part of the screen from being seen: it is outside of the window, cut off by a box that scrolls, or under
 * something that is fixed there. `null` where nothing does.
 */
export async function hiddenBy(part: Locator): Promise<string | null> {
  const box = await part.boundingBox({ timeout: 7_000 });
  if (box === null) return 'it takes no room';
  return part.evaluate((element) => {
    const slackPx = 1.5;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    const at = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
    if (top < -slackPx || left < -slackPx || bottom > height + slackPx || right > width + slackPx)
      return `${at} is not within the window of ${width} × ${height}`;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
      const clip = box.getBoundingClientRect();
      if (box === document.body || clip.height === 0) continue;
      if (top < clip.top - slackPx || bottom > clip.bottom + slackPx)
        return `${at} is cut off by what scrolls at ${Math.round(clip.top)} to ${Math.round(clip.bottom)}`;
    }
    for (const other of document.body.querySelectorAll('*')) {
      const { position, visibility, pointerEvents } = getComputedStyle(other);
      if ((position !== 'fixed' && position !== 'sticky') || visibility === 'hidden') continue;
      if (other.contains(element) || element.contains(other) || pointerEvents === 'none') continue;
      const over = other.getBoundingClientRect();
      const x = [Math.max(left, over.left), Math.min(right, over.right)] as const;
      const y = [Math.max(top, over.top), Math.min(bottom, over.bottom)] as const;
      if (x[1] - x[0] <= slackPx || y[1] - y[0] <= slackPx) continue;
      const there = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
      if (there !== null && other.contains(there))
        return `${at} is under <${other.tagName.toLowerCase()} class="${other.className}">`;
    }
    return null;
  });
}
