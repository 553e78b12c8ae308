import { type Constraint, constraintKindSchema, type MixCheck, type MixTrack } from '@attune/contract';
import { avoidedPhrase, explicitPhrase, thing } from './phrases.ts';

/** Why a track is in a mix, and what of the brief it meets, in words for people. */
export interface Explanation {
  /** "jazz, as you asked". */
  reasons: string[];
  /** "no vocals (instrumentalness 0.91)". */
  met: string[];
  unmet: string[];
  unknown: string[];
}

export function explainTrack({ reasons, checks }: MixTrack): Explanation {
  const withVerdict = (verdict: MixCheck['verdict']) =>
    checks.flatMap((check) => {
      const phrase = check.verdict === verdict ? phraseOf(check.of) : null;
      return phrase === null ? [] : [check.fact === undefined ? phrase : `${phrase} (${check.fact})`];
    });
  return {
    reasons: reasons.map(({ text }) => text),
    met: withVerdict('met'),
    unmet: withVerdict('unmet'),
    unknown: withVerdict('unknown'),
  };
}

/** What a check asks, as a listener would say it; `null` for a check nobody knows. */
function phraseOf(of: string): string | null {
  const [side = '', kind = '', ...rest] = of.split(':');
  const value = rest.join(':');
  if (side === 'explicit') return explicitPhrase;
  if (side === 'target') return 'near the mood that was aimed for';
  if (side === 'discovery') return kind === 'familiar' ? 'one you know' : 'new to you';
  if (side === 'like') return kind === 'playing' ? 'like what is playing' : `like ${value}`;
  const known = constraintKindSchema.safeParse(kind);
  if (!known.success) return null;
  const constraint: Constraint = { kind: known.data, value, matched: value };
  if (side === 'wanted') return thing(constraint);
  if (side === 'avoided') return avoidedPhrase(constraint);
  return side === 'less' ? avoidedPhrase({ ...constraint, soft: true }) : null;
}
