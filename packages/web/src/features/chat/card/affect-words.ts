import type { AffectPoint } from '@attune/contract';

/** Words for a share from 0 to 1, in steps of equal size. */
const step = (words: readonly string[], share: number): string =>
  words[Math.min(words.length - 1, Math.floor(share * words.length))] ?? '';

const musicValence = ['sombre', 'wistful', 'even', 'bright', 'radiant'];
const musicEnergy = ['very gentle', 'gentle', 'steady', 'lively', 'wild'];
const feelingValence = ['very low', 'low', 'even', 'good', 'wonderful'];
const feelingEnergy = ['drained', 'quiet', 'steady', 'stirred up', 'thrilled'];

/** How music at a place in the plane sounds: "wistful and gentle". */
export const musicWords = ({ valence, energy }: AffectPoint): string =>
  `${step(musicValence, valence)} and ${step(musicEnergy, energy)}`;

/** How somebody at a place in the plane feels: "low and stirred up". */
export const feelingWords = ({ valence, energy }: AffectPoint): string =>
  `${step(feelingValence, valence)} and ${step(feelingEnergy, energy)}`;
