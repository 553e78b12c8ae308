import type { Bounds } from './bounds.ts';
import { type Heard, type Verdict, violationsOf } from './judge.ts';

/** The measurements as a Markdown document. */
export function writeTable(heard: readonly Heard[], verdicts: readonly Verdict[], bounds: Bounds): string {
  const rows = heard.map((each) => {
    const { measured, score, track } = each;
    return [
      track.name,
      track.attributes.genre,
      each.mood,
      measured.seconds.toFixed(0),
      measured.peakDbfs.toFixed(1),
      measured.loudnessLufs.toFixed(1),
      measured.longestInnerSilenceSeconds.toFixed(2),
      `${measured.detectedBpm.toFixed(1)} / ${score.tempoBpm}`,
      measured.onsetsPerSecond.toFixed(2),
      measured.spectralCentroidHz.toFixed(0),
      `${measured.detectedKey} ${measured.detectedScale}`,
      violationsOf(each, bounds).join(', ') || 'keeps all',
    ];
  });
  const head = [
    'track',
    'genre',
    'mood',
    's',
    'peak dBFS',
    'LUFS',
    'silence s',
    'tempo heard / written',
    'onsets/s',
    'centroid Hz',
    'key heard',
    'bounds',
  ];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const whole = verdicts.map(
    ({ name, figures, kept }) => `- ${kept ? 'kept' : '**broken**'}: ${name}: ${figures}`,
  );
  return `# What was heard\n\n${whole.join('\n')}\n\n${lines.join('\n')}\n`;
}
