/**
 * Which of the listener's players sounds, or did last, as far as this page knows, and how it stands where that is another.
 * @param now milliseconds of a clock that never goes back
 */
export function createActivePlayer(playerId: string, now: () => number) {
  let activeId: string | null = null;
  let elsewhere = { isPlaying: false, positionMs: 0, asOfMs: 0 };

  const active = {
    isHere: (): boolean => activeId === playerId,
    /** Another player; `false` as well where none is active. */
    isElsewhere: (): boolean => activeId !== null && activeId !== playerId,
    /** It plays, or rests, with another player, or plays in silence with none. */
    isAway: (): boolean => activeId !== playerId && (activeId !== null || elsewhere.isPlaying),
    becomeThis(): void {
      activeId = playerId;
    },
    /** @param id as the service tells it; `null` for none */
    become(id: string | null): void {
      activeId = id;
    },
    /** How what plays stands now, wherever that is. */
    stand(state: { isPlaying: boolean; positionMs: number }): void {
      elsewhere = { isPlaying: state.isPlaying, positionMs: state.positionMs, asOfMs: now() };
    },
    /** Another tab of this browser begins to sound in place of this one. */
    yieldToOtherTab(positionMs: number): void {
      activeId = 'another tab';
      active.stand({ isPlaying: true, positionMs });
    },
    isPlayingElsewhere: (): boolean => elsewhere.isPlaying,
    /** How far what plays elsewhere has come, as if its track had no end. */
    positionElsewhereMs: (): number =>
      elsewhere.positionMs + (elsewhere.isPlaying ? now() - elsewhere.asOfMs : 0),
  };
  return active;
}
export type ActivePlayer = ReturnType<typeof createActivePlayer>;
