import { vocabulary } from './vocabulary.ts';

/**
 * Families whose music comes nearest to that of another, for where there is none of a family itself: somebody who asks for salsa
 * would sooner hear bossa nova than French house. The nearest first; what has nothing near it is not listed.
 */
const kindredFamilies: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    latin: ['brazilian', 'african', 'caribbean'],
    brazilian: ['latin', 'african'],
    african: ['caribbean', 'soul and funk'],
    caribbean: ['african'],
    'european tradition': ['folk'],
    sacred: ['classical'],
    opera: ['classical'],
    'stage and screen': ['classical'],
    'easy listening': ['jazz', 'brazilian'],
    'rock and roll': ['blues', 'country', 'rock'],
    punk: ['rock'],
    indie: ['rock', 'pop'],
    metal: ['rock'],
    blues: ['jazz', 'soul and funk'],
    jazz: ['blues'],
    'soul and funk': ['blues', 'jazz'],
    country: ['folk'],
    folk: ['country'],
    breaks: ['techno and trance', 'house'],
    'hard dance': ['techno and trance', 'breaks'],
    dance: ['house', 'techno and trance'],
    house: ['techno and trance', 'dance'],
    'techno and trance': ['house'],
    synth: ['electronic'],
    'pop electronics': ['synth', 'electronic'],
    dark: ['techno and trance', 'synth'],
    'asian pop': ['pop'],
    sounds: ['ambient'],
    world: ['african', 'brazilian', 'caribbean', 'folk'],
  }),
);

/** What is nearer to a single kind than the rest of its family is: southern rock is no indie rock. */
const closestGenres: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'southern rock': ['hard rock', 'blues rock'],
    'blues rock': ['hard rock', 'blues'],
    'classic rock': ['hard rock'],
    'glam rock': ['hard rock'],
    'hair metal': ['hard rock'],
    'stoner rock': ['hard rock'],
    gospel: ['soul'],
    flamenco: ['classical guitar'],
    tango: ['bossa nova', 'classical guitar'],
    fado: ['classical guitar', 'bossa nova'],
    bolero: ['bossa nova', 'classical guitar'],
    mariachi: ['classical guitar', 'bossa nova'],
    cabaret: ['jazz'],
    musicals: ['jazz', 'pop'],
    schlager: ['pop'],
    lullaby: ['acoustic folk', 'piano solo', 'ambient'],
    "children's music": ['acoustic folk', 'folk', 'country'],
    'comedy songs': ['acoustic folk', 'folk', 'country'],
  }),
);

/** What of the music that a whole family is a kind of is nearest to it: metal is rock, and sooner hard rock than any other. */
const closestOfFamilies: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    metal: ['hard rock'],
  }),
);

const familyOf = (genre: string): string | null =>
  vocabulary.genre.find((entry) => entry.value === genre && !entry.onlyAvoided)?.family ?? null;

/** Canonical genres that are nearer to one than others of its family; empty where none is. */
export const closestTo = (genre: string): readonly string[] => closestGenres.get(genre) ?? [];

/** Of the genres that one is a kind of, those that are nearest. */
export const closestBroader = (genre: string): readonly string[] =>
  closestOfFamilies.get(familyOf(genre) ?? '') ?? [];

/** Canonical genres that come nearest to one where there is nothing of its family; empty where nothing does. */
export function kindredOf(genre: string): readonly string[] {
  return (kindredFamilies.get(familyOf(genre) ?? '') ?? []).flatMap((one) =>
    vocabulary.genre.filter((entry) => entry.family === one).map(({ value }) => value),
  );
}
