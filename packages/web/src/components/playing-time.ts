/** How long a track lasts, as clocks write it: `3:05`, `1:02:07`. */
export function playingTime(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const padded = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`;
}
