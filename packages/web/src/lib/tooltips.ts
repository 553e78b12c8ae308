/**
 * Escape puts away the tooltip that shows, which may lie over what somebody wants to read. The next one shows once the pointer or
 * the focus comes to something else.
 */
export function letEscapeCloseTooltips(document: Document): void {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.tooltips;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'put-away';
  });
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
}
