import { canonicalName, loosened } from './broader.ts';
import { entryOf } from './vocabulary.ts';

/**
 * What shops and programs write into the genre of a file and nobody types to ask for music; words of everyday speech ("dance")
 * may stand here, which a message is not read by. The canonical names, separated by `+`, then the spellings.
 */
const lines = `
dance music = dance, club, club dance
downtempo = chillout, chill out, chill
world music = world, worldbeat, international, ethnic, african, ethno
r&b = rn'b, urban, quiet storm
worship = christian, religious, praise
pop = adult contemporary, deutschpop, top 40
pop + rock = pop rock
jazz = post bop, third stream
bebop = bop
cool jazz = west coast jazz
free jazz = avant garde jazz, free improvisation
soundtrack = ost, original soundtrack, score, original score, film, filmmusik, movie, stage and screen, bande originale
video game music = game, video game, games
musicals = musical theater, rock opera, show tune
classical = klassik, klassische musik, clasica, clásica, classica, classique, chamber, choral, renaissance, oratorio, lieder, lied
piano solo = solo piano, piano
opera = oper
metal = sludge
electronic = leftfield, elektronik, techno pop
drum and bass = liquid funk
breakbeat = breaks, breakbeats
psytrance = goa, psychedelic trance
punk = oi, cowpunk
noise music = noise, power electronics, harsh noise
electronic + indie = indietronica
hip-hop = urban hip hop, deutschrap, turntablism
new age = meditation, relaxation, healing
celtic = irish, scottish
children's music = children's, childrens, kids, kinder, kindermusik
christmas = holiday, weihnachten, noël
spoken word = audiobook, audio book, hörspiel, hörbuch, speech, podcast, comedy
chanson = variété française, variété
brazilian music = brazilian, musica brasileira
mpb = música popular brasileira, musica popular brasileira
schlager = volkstümliche musik
`;

const listed: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', spellings = ''] = line.split(' = ');
      return spellings.split(', ').map((spelling) => [loosened(spelling), names.split(' + ')] as const);
    }),
);

/** Between genres that stand in one tag. */
const separators = /[;/|,]/;

/** What a tag as a whole names; nothing where it names no genre that is known. */
function namedBy(written: string): readonly string[] {
  const tag = written.replaceAll('/', ' ');
  const name = canonicalName('genre', tag);
  return entryOf('genre', name) === undefined ? (listed.get(loosened(tag)) ?? []) : [name];
}

/** "Vocal Jazz", "Progressive Metal", "Country Rock": a kind of what comes last, and of what is before it where that is a genre. */
function namedByEnd(tag: string): readonly string[] {
  const words = loosened(tag).split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const end = namedBy(words.slice(from).join(' '));
    if (end.length > 0) return [...namedBy(words.slice(0, from).join(' ')), ...end];
  }
  return [];
}

/** "Jazz & Blues", "Folk, World, & Country": both, where both are known. */
function namedByParts(tag: string): readonly string[] {
  const parts = loosened(tag)
    .split(/\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts.map((part) => (namedBy(part).length > 0 ? namedBy(part) : namedByEnd(part)));
  return named.every((names) => names.length > 0) ? named.flat() : [];
}

const inTag = (tag: string): readonly string[] => {
  const ways = [namedBy, namedByParts, namedByEnd];
  for (const way of ways) {
    const names = way(tag);
    if (names.length > 0) return names;
  }
  return [];
};

/** The genres in a tag of a file, apart: one that is known as it stands alone is not split at a sign of its own ("Singer/Songwriter"). */
export function splitGenreTag(tag: string): readonly string[] {
  const parts = tag.split(separators);
  const isOne = namedBy(tag).length > 0 && parts.some((part) => namedBy(part).length === 0);
  return isOne ? [tag] : parts;
}

export interface ReadGenreTags {
  /** Canonical names, each once. */
  known: readonly string[];
  /** Tags that name no genre that is known, in lower case. */
  other: readonly string[];
}

/** What the genre tags of a file name. Of two that name nothing by themselves, one may have been split: "Singer", "Songwriter". */
export function readGenreTags(tags: readonly string[]): ReadGenreTags {
  const known = new Set<string>();
  const other = new Set<string>();
  const parts = tags.flatMap(splitGenreTag).map((tag) => tag.trim());
  for (let at = 0; at < parts.length; at += 1) {
    const tag = parts[at] ?? '';
    const names = inTag(tag);
    const withNext = names.length === 0 ? namedBy(`${tag} ${parts[at + 1] ?? ''}`) : [];
    for (const name of names.length > 0 ? names : withNext) known.add(name);
    if (withNext.length > 0) at += 1;
    else if (names.length === 0) other.add(tag.toLowerCase());
  }
  return { known: [...known], other: [...other] };
}
