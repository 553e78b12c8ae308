/**
 * What outlives a request, stored where every instance behind one address can see it. Values are JSON text, so
 * that an implementation over the network keeps the same promises as the one in memory.
 */
export interface SharedStore {
  /** @returns `null` when the key is unknown or its time is over. */
  get(key: string): Promise<string | null>;
  /** @param ttlMs how long the value lives, in milliseconds, above 0. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Adds one to a counter that begins at 0.
   * @param ttlMs how long the counter lives from its first increment.
   * @returns the new count.
   */
  increment(key: string, ttlMs: number): Promise<number>;
  close(): Promise<void>;
}
