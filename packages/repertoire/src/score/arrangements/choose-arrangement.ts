import type { SoundAttributes } from '@attune/player/track';
import { amplifiedArrangements } from './amplified.ts';
import type { Arrangement } from './arrangement.ts';
import { clubArrangements } from './club.ts';
import { grooveArrangements } from './groove.ts';
import { hearthArrangements } from './hearth.ts';
import { soulArrangements } from './soul.ts';
import { stillArrangements } from './still.ts';

/** Every arrangement by the name of its genre. */
export const arrangements: Readonly<Record<string, Arrangement>> = {
  ...stillArrangements,
  ...hearthArrangements,
  ...soulArrangements,
  ...grooveArrangements,
  ...clubArrangements,
  ...amplifiedArrangements,
};

/** Words of a genre's name and the arrangement they call for; the first that matches wins. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/classical guitar|flamenco|spanish/, 'classical guitar'],
  [/lo-?fi|chillhop/, 'lo-fi'],
  [/drum ?(and|&|n) ?bass|dnb|jungle|breakbeat/, 'drum and bass'],
  [/techno|industrial/, 'techno'],
  [/house|disco|dance|edm|trance|club/, 'house'],
  [/metal|hard rock|punk|grunge/, 'hard rock'],
  [/indie|rock|shoegaze|alternative/, 'indie rock'],
  [/piano/, 'piano solo'],
  [/orchest|symphon|classical|cinematic|film|soundtrack|chamber/, 'orchestral'],
  [/bossa|samba|latin|mpb/, 'bossa nova'],
  [/jazz|swing|bebop/, 'jazz'],
  [/funk/, 'funk'],
  [/soul|r&b|rnb|gospel|motown/, 'soul'],
  [/hip-?hop|rap|trap/, 'hip-hop'],
  [/reggae|dub|ska|rocksteady/, 'reggae'],
  [/afro|highlife|juju/, 'afrobeat'],
  [/blues/, 'blues'],
  [/country|americana|bluegrass|honky/, 'country'],
  [/folk|acoustic|singer|celtic/, 'acoustic folk'],
  [/ambient|drone|new age|meditat/, 'ambient'],
  [/synth|pop|electro|wave/, 'synth-pop'],
];

/** The arrangement of a genre; one that suits the other attributes where the genre is unknown. */
export function chooseArrangement(attributes: SoundAttributes): Arrangement {
  const genre = attributes.genre.toLowerCase();
  const other = otherNames.find(([words]) => words.test(genre))?.[1];
  const found = arrangements[genre] ?? arrangements[other ?? suitedTo(attributes)];
  if (!found) throw new RangeError(`no arrangement for ${genre}`);
  return found;
}

function suitedTo({ acousticness, danceability, energy }: SoundAttributes): string {
  if (acousticness >= 0.5) return energy < 0.3 ? 'piano solo' : 'acoustic folk';
  if (energy < 0.3) return 'ambient';
  if (danceability >= 0.65) return energy < 0.5 ? 'lo-fi' : 'house';
  return energy < 0.75 ? 'synth-pop' : 'indie rock';
}
