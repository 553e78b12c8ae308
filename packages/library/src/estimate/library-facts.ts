import { energyOf, type SoundBasis, type TagEstimate, tempoOf } from './estimate-sound.ts';

type Measured = ('energy' | 'tempo')[];
type Estimated = ('valence' | 'energy' | 'instrumentalness')[];

/** From here on a genre says by itself whether somebody sings. */
const tellingInstrumentalness = 0.8;

/**
 * What may be said of a track of the library; what no tag says is absent. Genre and year as tagged, tempo as tagged or measured,
 * energy as measured; what else is told is estimated, and said to be.
 *
 * A class, though it holds values alone: of object literals of which some stay for long, V8 soon makes all where old things are,
 * and a mix asks for a hundred thousand and keeps a few.
 */
export class LibraryFacts {
  genres: string[];
  declare tempo?: number;
  declare valence?: number;
  declare energy?: number;
  declare instrumentalness?: number;
  /** Which of these were measured in the sound itself. */
  declare measured?: Measured;
  /** Which of these nobody measured or tagged: they follow from the genre, the mood tag, the title and the tempo. */
  declare estimated?: Estimated;

  constructor(basis: SoundBasis) {
    const { tags, bpm, features } = basis;
    const tempo = tempoOf(basis);
    const isMeasured = features !== undefined;
    const isTelling = tags.genres.length > 0 && tags.instrumentalness >= tellingInstrumentalness;
    this.genres = tags.allGenres;
    if (tempo !== null) this.tempo = tempo;
    if (tags.isPlaced) this.valence = tags.valence;
    if (tags.isTagged || isMeasured) this.energy = energyOf(basis);
    if (isTelling) this.instrumentalness = tags.instrumentalness;
    const measured = measuredOf(isMeasured, bpm === null && tempo !== null);
    if (measured.length > 0) this.measured = measured;
    const estimated = estimatedOf(tags.isPlaced, tags.isTagged && !isMeasured, isTelling);
    if (estimated.length > 0) this.estimated = estimated;
  }
}

/** All lists there can be, by which of the names are on them. */
const listsOf = <Name extends string>(names: readonly Name[]): Name[][] =>
  Array.from({ length: 2 ** names.length }, (_, at) => names.filter((_name, bit) => (at >> bit) & 1));
const measuredLists = listsOf(['energy', 'tempo'] as const);
const estimatedLists = listsOf(['valence', 'energy', 'instrumentalness'] as const);

const measuredOf = (energy: boolean, tempo: boolean): Measured =>
  measuredLists[Number(energy) + 2 * Number(tempo)] ?? [];
const estimatedOf = (valence: boolean, energy: boolean, instrumentalness: boolean): Estimated =>
  estimatedLists[Number(valence) + 2 * Number(energy) + 4 * Number(instrumentalness)] ?? [];

const sharedFacts = new WeakMap<TagEstimate, LibraryFacts>();

/** Tracks of which tags alone tell share what is said of them. */
export function libraryFacts(basis: SoundBasis): LibraryFacts {
  if (basis.bpm !== null || basis.features !== undefined) return new LibraryFacts(basis);
  const known = sharedFacts.get(basis.tags);
  if (known !== undefined) return known;
  const facts = new LibraryFacts(basis);
  sharedFacts.set(basis.tags, facts);
  return facts;
}
