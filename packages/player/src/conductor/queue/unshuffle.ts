/** What is played, in the order that the playlist or album has: what was taken out stays out, what was added comes last. */
export function unshuffle(played: readonly string[], wholeOrder: readonly string[]): string[] {
  const rest = [...played];
  const straight = wholeOrder.filter((id) => {
    const place = rest.indexOf(id);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return [...straight, ...rest];
}
