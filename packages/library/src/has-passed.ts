/** Whether so long has passed since then. A clock that was set back meanwhile does not say; then it has. */
export function hasPassed(sinceMs: number, durationMs: number, nowMs: number): boolean {
  const passedMs = nowMs - sinceMs;
  return passedMs < 0 || passedMs >= durationMs;
}
