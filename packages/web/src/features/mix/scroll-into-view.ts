/** Used as a ref: what opens at the end of the conversation would otherwise be below its edge. */
export function scrollIntoView(opened: Element | null): void {
  opened?.scrollIntoView?.({ block: 'nearest' });
}
