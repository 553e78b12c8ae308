/**
 * Escape puts away the tooltip that shows, which may lie over what somebody wants to read. The next one shows once the pointer or
 * the focus comes to something that has one: the pointer was on the words maybe, and comes to what lay under them.
 */
export function letEscapeCloseTooltips(document: Document): void {
  const { dataset } = document.documentElement;
  const show = ({ target }: Event) => {
    if ((target as Element).closest('[data-tooltip]')) delete dataset.tooltips;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'off';
  });
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
}
