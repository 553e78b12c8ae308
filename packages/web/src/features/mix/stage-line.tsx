import type { MixStage, MixTrack, Mood } from '@attune/contract';
import { texts } from './texts.ts';

const width = 320;
const height = 40;
const margin = 5;

type Axis = 'valence' | 'energy';

interface StageLineProps {
  mood: Mood;
  stages: readonly MixStage[];
  tracks: readonly MixTrack[];
}

/** The way the music goes from one feeling to another, one point for each stretch, and each track where it stands. */
export function StageLine({ mood, stages, tracks }: StageLineProps) {
  if (stages.length === 0) return null;
  const axis = mostMoved(stages);
  const x = (place: number) => margin + (place * (width - 2 * margin)) / Math.max(1, tracks.length - 1);
  const y = (value: number) => height - margin - value * (height - 2 * margin);
  const points = stages.map((stage, at) => {
    const from = stages[at - 1]?.until ?? 0;
    return `${x((from + stage.until - 1) / 2)},${y(stage[axis])}`;
  });
  return (
    <div data-tone={mood} className="mix-way">
      <span className="text-muted text-xs">{texts.axis[axis]}</span>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(stages)} className="mix-stages">
        <polyline points={points.join(' ')} />
        {tracks.map(({ id, facts }, place) => {
          const value = facts[axis];
          return value === undefined ? null : <circle key={id} cx={x(place)} cy={y(value)} r="3" />;
        })}
      </svg>
    </div>
  );
}

/** Of the two ways the music can move, the one in which it goes farther. */
function mostMoved(stages: readonly MixStage[]): Axis {
  const [first, last] = [stages[0], stages.at(-1)];
  const way = (axis: Axis) => Math.abs((last?.[axis] ?? 0) - (first?.[axis] ?? 0));
  return way('valence') > way('energy') ? 'valence' : 'energy';
}

function describe(stages: readonly MixStage[]): string {
  const share = (value: number) => Math.round(value * 100);
  const parts = stages.map(
    ({ until, valence, energy }) =>
      `to track ${until}: brightness ${share(valence)}, energy ${share(energy)} of 100`,
  );
  return `The way of the mix in ${stages.length} stages; ${parts.join('; ')}.`;
}
