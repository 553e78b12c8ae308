/** The order in which a queue is played: places in the queue, each once. */
export function straightOrder(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Every place once, by chance, the one that plays now first. */
export function shuffledOrder(length: number, current: number, random: () => number): number[] {
  const order = straightOrder(length).filter((place) => place !== current);
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[other] ?? 0;
    order[other] = kept;
  }
  return current >= 0 && current < length ? [current, ...order] : order;
}
