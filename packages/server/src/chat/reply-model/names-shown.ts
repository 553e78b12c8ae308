const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
const quotes = new Set('"“”‘’\'«»„「」『』');
const opensSentence = /[.!?…。！？]\s*$/u;

/** Each place where `name` stands by itself, in letters as given. */
function* placesOf(name: string, text: string): Generator<number> {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) yield at;
}

/** So many words are no chance, however they are written. */
const tellingWords = 3;

function isNamed(name: string, sentence: string): boolean {
  const words = name.split(/\s+/).length;
  if (words >= tellingWords) return !placesOf(name.toLowerCase(), sentence.toLowerCase()).next().done;
  const lower = sentence.toLowerCase();
  for (const at of placesOf(name.toLowerCase(), lower.length === sentence.length ? lower : sentence)) {
    if (quotes.has(sentence[at - 1] ?? '') && quotes.has(sentence[at + name.length] ?? '')) return true;
  }
  // "Rain" within a sentence is a name, "rain" is the weather, and what begins a sentence is written large anyway.
  const isWrittenLarge = name !== name.toLowerCase();
  for (const at of placesOf(name, sentence)) {
    const before = sentence.slice(0, at);
    const begins = before.trim() === '' || opensSentence.test(before);
    if (words > 1 ? isWrittenLarge : isWrittenLarge && !begins) return true;
  }
  return false;
}

/** Whether a sentence names any of what stands on the screen: tracks, artists, playlists. A word of a title is not its name. */
export function namesShown(sentence: string, shown: Iterable<string>): boolean {
  for (const name of shown) if (name.trim().length > 1 && isNamed(name.trim(), sentence)) return true;
  return false;
}
