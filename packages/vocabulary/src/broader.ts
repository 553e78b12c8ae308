import type { VocabularyKind } from './entry.ts';
import { vocabulary } from './vocabulary.ts';

/** What everything of a family is a kind of, besides the entry the family is named after. */
const familyOf: Readonly<Record<string, readonly string[]>> = {
  metal: ['rock'],
  punk: ['rock'],
  house: ['electronic'],
  'techno and trance': ['electronic'],
  breaks: ['electronic'],
  'hard dance': ['electronic'],
  dance: ['electronic'],
  synth: ['electronic'],
  'pop electronics': ['electronic'],
  opera: ['classical'],
  african: ['african music'],
  brazilian: ['brazilian music'],
  'asian pop': ['pop'],
};

/** Entries that share a family with others and yet are no kind of what the family is of. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'lo-fi': ['hip-hop'],
  chillhop: ['hip-hop'],
  'trip-hop': ['hip-hop'],
  'jersey club': ['house'],
  'baltimore club': ['house'],
  footwork: ['house'],
  'garage rock': ['garage'],
  'dance music': ['electronic'],
  'new wave': ['electronic'],
  'hardcore techno': ['hardcore'],
  'happy hardcore': ['hardcore'],
  ballad: ['pop'],
  acoustic: ['folk'],
  zydeco: ['country'],
  'rock and roll': ['folk'],
  'baile funk': ['funk'],
  'hindustani classical': ['classical'],
  'witch house': ['house'],
  'post-hardcore': ['hardcore'],
  'emo rap': ['emo'],
  'folk metal': ['folk'],
  'disco polo': ['disco'],
  grunge: ['punk'],
  'j-rock': ['pop'],
};

/** What neither the words of a name nor its family tell. */
const furtherGenres: Readonly<Record<string, readonly string[]>> = {
  motown: ['soul'],
  'neo-soul': ['r&b'],
  'italo disco': ['disco'],
  'dance pop': ['dance music'],
  'nu disco': ['disco'],
  grunge: ['rock'],
  shoegaze: ['rock'],
  rockabilly: ['rock and roll', 'rock'],
  metalcore: ['metal', 'hardcore'],
  grime: ['electronic'],
  'lofi house': ['house', 'lo-fi'],
  amapiano: ['house'],
  phonk: ['electronic'],
};

/** Instruments, and what a listener who names the broader one means as well. */
const furtherInstruments: Readonly<Record<string, readonly string[]>> = {
  'felt piano': ['piano'],
  'electric piano': ['piano'],
  'acoustic guitar': ['guitar'],
  'nylon guitar': ['guitar', 'acoustic guitar'],
  'electric guitar': ['guitar'],
  'slide guitar': ['guitar'],
  dobro: ['guitar', 'slide guitar'],
  'pedal steel': ['guitar', 'slide guitar'],
  'electric bass': ['bass'],
  'synth bass': ['bass', 'synthesizer'],
  'double bass': ['bass'],
  'brushed drums': ['drums'],
  'drum machine': ['drums'],
  bongos: ['drums'],
  congas: ['drums'],
  'talking drum': ['drums'],
  timpani: ['drums'],
  djembe: ['drums'],
  tabla: ['drums'],
  taiko: ['drums'],
  cajon: ['drums'],
  darbuka: ['drums'],
  bodhran: ['drums'],
  timbales: ['drums'],
  castanets: ['drums'],
  'steel drums': ['drums'],
  shaker: ['drums'],
  trumpet: ['brass'],
  trombone: ['brass'],
  tuba: ['brass'],
  'french horn': ['brass'],
  cornet: ['brass'],
  piccolo: ['flute'],
  bansuri: ['flute'],
  violin: ['strings'],
  viola: ['strings'],
  cello: ['strings'],
  'analog synth': ['synthesizer'],
  'synth pads': ['synthesizer'],
  orchestra: ['strings'],
};

/** Every voice is singing of a kind; `instrumental` is none. */
const furtherVocals: Readonly<Record<string, readonly string[]>> = {
  'female vocals': ['vocals'],
  'male vocals': ['vocals'],
  choir: ['vocals'],
  'a cappella': ['vocals'],
  duet: ['vocals'],
  screaming: ['vocals'],
  rapping: ['vocals'],
  autotune: ['vocals'],
};

const further: Partial<Record<VocabularyKind, Readonly<Record<string, readonly string[]>>>> = {
  genre: furtherGenres,
  instrument: furtherInstruments,
  vocals: furtherVocals,
};

interface SpacedName {
  value: string;
  /** Its words with a space around each: ` hip hop `. */
  spaced: string;
}

const spacedNames = (names: readonly string[]): SpacedName[] =>
  names.map((value) => ({ value, spaced: ` ${value.replaceAll('-', ' ')} ` }));

/** By its name a genre is of those whose words stand in it, one after the other: `rock` in `hard rock` and `post-rock`. */
function broaderGenres(
  { value, spaced }: SpacedName,
  family: string | null,
  names: readonly SpacedName[],
): string[] {
  const byName = names
    .filter((one) => one.value !== value && spaced.includes(one.spaced))
    .map((one) => one.value);
  const byFamily =
    family === null
      ? []
      : [family, ...(familyOf[family] ?? [])].filter((name) => names.some((one) => one.value === name));
  const not = exceptions[value] ?? [];
  return [...byName, ...byFamily].filter((name) => name !== value && !not.includes(name));
}

function buildBroader(): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, readonly string[]>();
  for (const kind of ['genre', 'instrument', 'vocals'] as const) {
    const names = spacedNames(vocabulary[kind].map(({ value }) => value));
    for (const [at, { value, family }] of vocabulary[kind].entries()) {
      const name = names[at];
      const derived = kind === 'genre' && name !== undefined ? broaderGenres(name, family, names) : [];
      direct.set(`${kind}:${value}`, [...derived, ...(further[kind]?.[value] ?? [])]);
    }
  }
  const closed = new Map<string, readonly string[]>();
  for (const [key, names] of direct) {
    const kind = key.slice(0, key.indexOf(':'));
    const all = new Set(names);
    for (const name of all) for (const next of direct.get(`${kind}:${name}`) ?? []) all.add(next);
    all.delete(key.slice(kind.length + 1));
    closed.set(key, [...all]);
  }
  return closed;
}

const broader = buildBroader();

/**
 * The canonical names a canonical name is a kind of, near and far: `thrash metal` is metal and rock, `felt piano` a piano.
 * Whoever turns down the broader one means these too.
 */
export function broaderThan(kind: VocabularyKind, value: string): readonly string[] {
  return broader.get(`${kind}:${value}`) ?? [];
}

/** A spelling as it is compared: lower case, with a space between words and "and" however it is written. */
export const loosened = (text: string) =>
  text
    .toLowerCase()
    .replace(/&|['’]n['’]|['’]n\b/g, ' and ')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => (word === 'n' ? 'and' : word))
    .join(' ');
const joined = (text: string) => loosened(text).replaceAll(' ', '');

function spellings(spelled: (text: string) => string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(vocabulary).flatMap(([kind, entries]) =>
      // Of two entries with the same spelling the first counts, as everywhere.
      [...entries]
        .reverse()
        .flatMap(({ value, terms }) => terms.map((term) => [`${kind}:${spelled(term)}`, value] as const)),
    ),
  );
}

const canonical = spellings(loosened);
const canonicalJoined = spellings(joined);

/** The canonical name of a spelling (`Hip Hop`, `rap`, `fiddle`); what nobody knows comes back in lower case. */
export function canonicalName(kind: VocabularyKind, spelling: string): string {
  return (
    canonical.get(`${kind}:${loosened(spelling)}`) ??
    canonicalJoined.get(`${kind}:${joined(spelling)}`) ??
    spelling.toLowerCase().trim()
  );
}
