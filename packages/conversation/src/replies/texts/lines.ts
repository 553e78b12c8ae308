/** Texts written one a line. */
export function lines(text: string): readonly string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
