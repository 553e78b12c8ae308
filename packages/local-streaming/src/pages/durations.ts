/** `1 hour 12 minutes`, for the length of a whole playlist. */
export function spokenLength(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = [counted(hours, 'hour'), counted(minutes % 60, 'minute')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

/** `1 track`, `12 tracks`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
