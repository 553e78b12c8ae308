/** JSON with lists of numbers on one line, as the formatter wants it. */
export function readableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /\[\s+([\d.,\s-]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );
}
