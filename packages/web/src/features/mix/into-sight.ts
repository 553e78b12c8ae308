/** For what opens at the end of the conversation, beyond whose edge nothing of it would be seen. A ref of what opens. */
export function bringIntoSight(opened: Element | null): void {
  opened?.scrollIntoView?.({ block: 'nearest' });
}
