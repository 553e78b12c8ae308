/** A reply with the name by which a conversation remembers that it has had it. */
export interface Choice {
  text: string;
  id: string;
}

/**
 * FNV-1a, 32 bits: any even spread does. Its lowest bit is alike for all lists, so of two lists whose texts stand together one has an odd
 * number; otherwise messages that share the first sentence share the second twice as often.
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * One of the texts, by the words that are answered: the same words get the same answer, others mostly another one. What
 * the conversation has had already is passed over, until nothing else is left.
 * @param group names the list the texts are from.
 * @param isFalse which of them would not be true here.
 */
export function choose(
  group: string,
  texts: readonly string[],
  words: string,
  had: ReadonlySet<string>,
  isFalse: (text: string) => boolean = () => false,
): Choice | null {
  const start = hashOf(`${group} ${words}`);
  for (let step = 0; step < texts.length; step += 1) {
    const at = (start + step) % texts.length;
    const id = `${group}.${at}`;
    const text = texts[at];
    if (text !== undefined && !had.has(id) && !isFalse(text)) return { text, id };
  }
  return null;
}
