import { canonicalName } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import { type Answer, has, hasNot, shareOf, type Trait, unknown } from './answer.ts';
import { readSource } from './facts-source.ts';
import { isComplete, listedTrait } from './listed.ts';

/** From here on Spotify's own description of the feature calls a track instrumental. */
export const instrumentalFrom = 0.5;

/** What a list of voices may leave open: "vocals" alone does not say whose. */
const ofWhom = new Set(['female vocals', 'male vocals', 'duet', 'autotune']);
const saysWhom = listedTraits(['female vocals', 'male vocals', 'duet']);

function listedTraits(values: readonly string[]): Trait {
  const traits = values.map((value) => listedTrait('vocals', value));
  return (candidate) => (traits.some((trait) => trait(candidate) === has) ? has : hasNot);
}

/** Whether anybody is heard singing. Of two facts that contradict each other the one that hears a voice counts. */
export function isSung(candidate: Candidate): Answer {
  const { facts } = candidate;
  const instrumentalness = shareOf(facts?.instrumentalness);
  const listed: unknown = facts?.vocals;
  const voices = Array.isArray(listed) ? listed.filter((voice) => typeof voice === 'string') : null;
  if (instrumentalness < instrumentalFrom) return has;
  if (voices?.some((voice) => voice.trim() !== '' && canonicalName('vocals', voice) !== 'instrumental'))
    return has;
  if (instrumentalness >= instrumentalFrom) return hasNot;
  if (voices === null) return unknown;
  return voices.length > 0 || readSource(candidate) !== 'tags' ? hasNot : unknown;
}

export function voiceTrait(value: string): Trait {
  if (value === 'vocals') return isSung;
  if (value === 'instrumental') {
    return (candidate) => {
      const sung = isSung(candidate);
      return sung === unknown ? unknown : sung === has ? hasNot : has;
    };
  }
  const listed = listedTrait('vocals', value);
  return (candidate) => {
    if (listed(candidate) === has) return has;
    if (isSung(candidate) === hasNot) return hasNot;
    if (!Array.isArray(candidate.facts?.vocals) || !isComplete('vocals', candidate)) return unknown;
    return ofWhom.has(value) && saysWhom(candidate) !== has ? unknown : hasNot;
  };
}
