import type { Change } from '@attune/contract';

const wanted = (changes: readonly Change[], kind: string) =>
  changes.flatMap((one) =>
    one.field === 'wanted' && one.op === 'add' && one.kind === kind ? [one.value] : [],
  );
const ofMusic = /^(?!no |less |fewer |not ).{0,80}\b(?:music|songs)$/;
const decade = /^(?:\d0|\d{4})s$/;

/** A single decade said with what is wanted of it: "70s rock", "love songs from the 80s", and "90s music" where it stands alone. */
export function withDecade(phrases: readonly string[], changes: readonly Change[]): string[] {
  const [of = '', another] = phrases.filter((phrase) => decade.test(phrase));
  if (of === '' || another !== undefined) return [...phrases];
  const others = phrases.filter((phrase) => phrase !== of);
  const genres = new Set(wanted(changes, 'genre'));
  const ofGenre = others.findIndex((phrase) => genres.has(phrase));
  const at = ofGenre === -1 ? others.findIndex((phrase) => ofMusic.test(phrase)) : ofGenre;
  if (at === -1) return phrases.map((phrase) => (phrase === of ? `${of} music` : phrase));
  return others.map((phrase, place) => {
    if (place !== at) return phrase;
    return genres.has(phrase) ? `${of} ${phrase}` : `${phrase} from the ${of}`;
  });
}
