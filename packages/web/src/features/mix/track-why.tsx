import type { MixTrack } from '@attune/contract';
import { texts } from './texts.ts';
import { askedWords, factLines, sourceWords, verdictWords } from './words.ts';

/** Why a track is in the mix: the reasons, what each wish was held against, and what is known of it. */
export function TrackWhy({ track }: { track: MixTrack }) {
  const { reasons, checks, factsFrom } = track;
  const facts = factLines(track);
  return (
    <dl className="mix-why">
      {reasons.length > 0 && (
        <>
          <dt>{texts.why}</dt>
          {reasons.map(({ for: claim, text }) => (
            <dd key={claim}>{text}</dd>
          ))}
        </>
      )}
      {checks.length > 0 && (
        <>
          <dt>{texts.checked}</dt>
          {checks.map((check) => (
            <dd key={check.of}>
              {askedWords(check)}: {verdictWords[check.verdict]}
              {check.fact !== undefined && <span className="text-muted"> ({check.fact})</span>}
            </dd>
          ))}
        </>
      )}
      {facts.length > 0 && (
        <>
          <dt>
            {texts.sounds}, {sourceWords[factsFrom]}
          </dt>
          <dd>{facts.join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}
