import type { SoundAttributes } from '@attune/player/track';
import type { DrumKit, Sound } from '../types.ts';
import type { Arrangement, ChordLayer } from './arrangement.ts';
import { carriesTune, chooseKit, chooseSound, namedSounds } from './instruments.ts';

/** Who plays a track: what each part of its arrangement is played on. */
export interface Band {
  layers: readonly { layer: ChordLayer; sound: Sound }[];
  /** The soloist, who accompanies where somebody sings the tune. */
  lead: Sound;
  counter: Sound | null;
  bass: Sound | null;
  kit: DrumKit | null;
}

export type BandAttributes = Pick<SoundAttributes, 'instruments' | 'vocals'>;

/** The instruments a track names where they fit, and what its style needs besides. */
export function bandOf(arrangement: Arrangement, attributes: BandAttributes): Band {
  const { bass, counter, drums } = arrangement;
  const named = namedSounds(attributes.instruments);
  const taken: Sound[] = [];
  const take = (fitting: readonly Sound[]) => {
    const sound = chooseSound(fitting, named, taken);
    taken.push(sound);
    return sound;
  };
  // The band sits down before the soloist: what carries the chords is settled first.
  const layers = layersOf(arrangement, attributes).map((layer) => ({ layer, sound: take(layer.sounds) }));
  const lead = leadFor(arrangement, named, taken);
  taken.push(lead);
  return {
    layers,
    lead,
    counter: counter && !isSolo(arrangement, attributes) ? take(counter.sounds) : null,
    bass: bass && take(bass.sounds),
    kit: drums && chooseKit(drums.kits, attributes.instruments),
  };
}

/** The arrangement's layers, and a choir where the track has one. */
function layersOf(arrangement: Arrangement, { vocals }: BandAttributes): ChordLayer[] {
  const layers = [...arrangement.layers];
  if (vocals === 'choir') {
    layers.push({
      role: 'pad',
      sounds: ['choir'],
      patterns: 'held',
      voices: 4,
      range: [50, 72],
      from: 0.45,
      gainDb: -4,
      pan: 0,
      reverb: 0.6,
      touch: 0.6,
    });
  }
  return layers;
}

/** A piece for one player: nobody else comes in. */
function isSolo({ bass, drums }: Arrangement, { instruments }: BandAttributes): boolean {
  return bass === null && drums === null && instruments.length < 2;
}

/** The soloist: a named instrument that is still free, else the style's usual one, else whoever carries a tune. */
function leadFor({ melody }: Arrangement, named: readonly Sound[], taken: readonly Sound[]): Sound {
  const usual = melody.sounds;
  const free = named.filter((sound) => carriesTune(sound) && !taken.includes(sound));
  const ownTune = named.find((sound) => usual.includes(sound));
  return (
    free.find((sound) => usual.includes(sound)) ??
    free[0] ??
    ownTune ??
    usual.find((sound) => !taken.includes(sound)) ??
    usual[0] ??
    'grand-piano'
  );
}
