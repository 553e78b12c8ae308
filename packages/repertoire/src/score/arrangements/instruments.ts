import type { DrumKit, DrumPiece, Sound } from '../types.ts';

/** What a named instrument is played on here. The first entry whose words match is taken. */
const soundsByName: readonly (readonly [RegExp, readonly Sound[]])[] = [
  [/felt piano|upright piano/, ['felt-piano']],
  [/electric piano|rhodes|wurli/, ['electric-piano']],
  [/piano|keys/, ['grand-piano']],
  [/melodica/, ['melodica']],
  [/organ/, ['organ']],
  [/accordion|bandoneon/, ['accordion']],
  [/harmonica/, ['harmonica']],
  [/nylon|classical guitar|spanish guitar/, ['nylon-guitar']],
  [/slide guitar|pedal steel|lap steel/, ['slide-guitar']],
  [/acoustic guitar|steel guitar|ukulele/, ['steel-guitar', 'nylon-guitar']],
  [/electric guitar|distort/, ['clean-guitar', 'overdriven-guitar', 'muted-guitar']],
  [/banjo/, ['banjo']],
  [/mandolin/, ['mandolin']],
  [/upright bass|double bass/, ['upright-bass']],
  [/synth bass/, ['synth-bass', 'reese-bass', 'sub-bass']],
  [/808/, ['sub-bass']],
  [/bass guitar|electric bass/, ['electric-bass', 'picked-bass']],
  [/fiddle|violin|viola/, ['violin']],
  [/cello/, ['cello']],
  [/harp\b/, ['harp']],
  [/strings|quartet/, ['strings']],
  [/synth pad|pads/, ['warm-pad', 'saw-pad', 'glass-pad']],
  [/analog synth|synth/, ['saw-lead', 'synth-pluck', 'square-lead', 'saw-pad']],
  [/vibraphone|vibes/, ['vibraphone']],
  [/marimba|xylophone|balafon/, ['marimba']],
  [/glockenspiel|celesta|music box|bells/, ['glockenspiel']],
  [/kalimba|mbira/, ['kalimba']],
  [/trumpet|cornet|flugel/, ['trumpet']],
  [/sax/, ['saxophone']],
  [/trombone/, ['trombone', 'brass']],
  [/horns|brass/, ['brass']],
  [/flute|whistle/, ['flute']],
  [/clarinet|oboe/, ['clarinet']],
  [/choir/, ['choir']],
];

/** What each sound is called where a track is heard on it and does not name it. */
const namesBySound: Partial<Record<Sound, string>> = {
  'grand-piano': 'piano',
  'felt-piano': 'felt piano',
  'electric-piano': 'electric piano',
  'nylon-guitar': 'nylon guitar',
  'steel-guitar': 'acoustic guitar',
  'clean-guitar': 'electric guitar',
  'muted-guitar': 'electric guitar',
  'overdriven-guitar': 'electric guitar',
  'slide-guitar': 'slide guitar',
  brass: 'horns',
  'warm-pad': 'synth pads',
  'glass-pad': 'synth pads',
  'saw-pad': 'synth pads',
  'saw-lead': 'analog synth',
  'square-lead': 'analog synth',
  'synth-pluck': 'analog synth',
  'upright-bass': 'upright bass',
  'electric-bass': 'electric bass',
  'picked-bass': 'electric bass',
  'synth-bass': 'synth bass',
  'sub-bass': 'synth bass',
  'reese-bass': 'synth bass',
};

const namesByKit: Partial<Record<DrumKit, string>> = {
  brushes: 'brushed drums',
  electronic: 'drum machine',
  club: 'drum machine',
  orchestral: 'timpani',
};

const percussion = /drum|breakbeat|timpani/;

/** What is played by hand beside a kit, or in its place. */
const handPercussion: Readonly<Record<string, readonly DrumPiece[]>> = {
  congas: ['conga-high', 'conga-low'],
  shaker: ['shaker'],
};

/** What a track is heard on, by its sounds and the pieces that are struck. */
export interface TrackSounds {
  sounds: readonly Sound[];
  kit: DrumKit | null;
  struck: ReadonlySet<DrumPiece>;
}

/**
 * The instruments a track is heard on, those it names first. What it names and nobody of its band plays is not heard; of what
 * has no sound of its own, such as tape loops, its word is taken.
 */
export function heardInstruments(named: readonly string[], { sounds, kit, struck }: TrackSounds): string[] {
  const byHand = Object.keys(handPercussion).filter((name) =>
    handPercussion[name]?.some((piece) => struck.has(piece)),
  );
  const played = named.filter((name) => {
    if (Object.hasOwn(handPercussion, name)) return byHand.includes(name);
    if (percussion.test(name)) return kit !== null;
    const own = namedSounds([name]);
    return own.length === 0 || own.some((sound) => sounds.includes(sound));
  });
  const covered = new Set(namedSounds(played));
  const others = sounds.filter((sound) => !covered.has(sound)).map((sound) => namesBySound[sound] ?? sound);
  const drums =
    kit === null || played.some((name) => percussion.test(name)) ? [] : [namesByKit[kit] ?? 'drums'];
  return [...new Set([...played, ...others, ...drums, ...byHand])];
}

const kitsByName: readonly (readonly [RegExp, DrumKit])[] = [
  [/brush/, 'brushes'],
  [/drum machine/, 'electronic'],
  [/breakbeat/, 'electronic'],
  [/timpani/, 'orchestral'],
];

/** The sounds that a track's instruments ask for, the leading one first. */
export function namedSounds(instruments: readonly string[]): Sound[] {
  return instruments.flatMap((name) => soundsByName.find(([words]) => words.test(name))?.[1] ?? []);
}

/**
 * The sound of a part: one that the track names where it fits the part, else the part's usual one. A sound that
 * another part already has is taken only when nothing else fits, so that a band does not sound like a copy of itself.
 */
export function chooseSound(
  fitting: readonly Sound[],
  named: readonly Sound[],
  taken: readonly Sound[] = [],
): Sound {
  const free = fitting.filter((sound) => !taken.includes(sound));
  const choice = free.length > 0 ? free : fitting;
  return named.find((sound) => choice.includes(sound)) ?? choice[0] ?? 'grand-piano';
}

export function chooseKit(fitting: readonly DrumKit[], instruments: readonly string[]): DrumKit {
  const named = kitsByName
    .filter(([words]) => instruments.some((name) => words.test(name)))
    .map(([, kit]) => kit);
  return named.find((kit) => fitting.includes(kit)) ?? fitting[0] ?? 'acoustic';
}

/** Lowest and highest MIDI pitch in which each sound carries a tune well. */
const leadRanges: Partial<Record<Sound, readonly [number, number]>> = {
  'grand-piano': [65, 86],
  'felt-piano': [64, 84],
  'electric-piano': [62, 82],
  organ: [60, 79],
  accordion: [60, 79],
  harmonica: [60, 79],
  melodica: [62, 79],
  'nylon-guitar': [62, 79],
  'steel-guitar': [60, 77],
  'clean-guitar': [60, 79],
  'overdriven-guitar': [59, 79],
  'slide-guitar': [59, 76],
  banjo: [60, 77],
  mandolin: [64, 84],
  harp: [64, 86],
  kalimba: [65, 84],
  marimba: [60, 82],
  vibraphone: [60, 82],
  glockenspiel: [72, 91],
  violin: [62, 84],
  cello: [45, 66],
  strings: [62, 82],
  voice: [57, 76],
  flute: [67, 88],
  clarinet: [55, 79],
  trumpet: [58, 78],
  saxophone: [54, 74],
  trombone: [46, 66],
  brass: [55, 74],
  'glass-pad': [64, 84],
  'saw-lead': [60, 81],
  'square-lead': [62, 82],
  'synth-pluck': [62, 84],
};

/** Sounds that can carry a tune. */
export function carriesTune(sound: Sound): boolean {
  return leadRanges[sound] !== undefined;
}

/** The compass of a sound as lead; what has none of its own sings where a voice would. */
export function leadRange(sound: Sound): { low: number; high: number } {
  const [low, high] = leadRanges[sound] ?? [60, 79];
  return { low, high };
}

/** The compass of a second voice: below the lead of the same sound. */
export function counterRange(sound: Sound): { low: number; high: number } {
  const { low, high } = leadRange(sound);
  return { low: Math.max(45, low - 5), high: high - 7 };
}
