/** A length or a place in a track in whole seconds that have passed, as clocks write them: `3:07`, `1:02:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const padded = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`;
}
