import { sharedPhrases } from '../../src/score/testing/measure-score.ts';
import type { Note, Score } from '../../src/score/types.ts';
import { type Measurement, median } from './analyse.ts';
import type { Bounds } from './bounds.ts';
import type { SampledTrack } from './sample-tracks.ts';
import { chromaSimilarity } from './similarity.ts';

export interface Heard extends SampledTrack {
  score: Score;
  measured: Measurement;
}

/** Distance of the detected tempo from the written one as a share, at the nearest allowed factor. */
export function tempoError(detected: number, written: number, factors: readonly number[]): number {
  return Math.min(...factors.map((factor) => Math.abs(detected / (written * factor) - 1)));
}

/** What one file breaks, in words; empty when it keeps all bounds. */
export function violationsOf({ measured, score }: Heard, bounds: Bounds): string[] {
  const { target, tolerance } = bounds.loudnessLufs;
  const error = tempoError(measured.detectedBpm, score.tempoBpm, bounds.tempo.factors);
  return [
    measured.peakDbfs >= bounds.peakDbfsMax && `peak ${measured.peakDbfs.toFixed(1)} dBFS`,
    Math.abs(measured.loudnessLufs - target) > tolerance &&
      `loudness ${measured.loudnessLufs.toFixed(1)} LUFS`,
    measured.longestInnerSilenceSeconds > bounds.innerSilence.secondsMax &&
      `silence of ${measured.longestInnerSilenceSeconds.toFixed(1)} s`,
    (measured.seconds < bounds.durationSeconds.min || measured.seconds > bounds.durationSeconds.max + 0.01) &&
      `${measured.seconds.toFixed(0)} s long`,
    score.drums &&
      error > bounds.tempo.toleranceShare &&
      `tempo ${measured.detectedBpm.toFixed(1)} for ${score.tempoBpm}`,
  ].filter((line) => line !== false && line !== null);
}

export interface Verdict {
  name: string;
  figures: string;
  kept: boolean;
}

/** The bounds that concern the sample as a whole. */
export function judgeSample(heard: readonly Heard[], bounds: Bounds): Verdict[] {
  return [
    ...bounds.orderedMedians.map((figure) => ordered(heard, bounds, figure)),
    majorShares(heard),
    ...similarities(heard, bounds),
  ];
}

function ordered(heard: readonly Heard[], bounds: Bounds, figure: Bounds['orderedMedians'][number]): Verdict {
  const medians = bounds.moodOrder.map((mood) =>
    median(heard.filter((each) => each.mood === mood).map(({ measured }) => measured[figure])),
  );
  const kept = medians.every((value, index) => index === 0 || value < (medians[index - 1] ?? 0));
  const figures = bounds.moodOrder.map((mood, index) => `${mood} ${medians[index]?.toFixed(2)}`).join(' > ');
  return { name: `${figure}, medians in order`, figures, kept };
}

/** Tracks in thirds by valence; the share in which a major key is heard grows with it. */
function majorShares(heard: readonly Heard[]): Verdict {
  const sorted = [...heard].sort((a, b) => a.track.attributes.valence - b.track.attributes.valence);
  const third = Math.ceil(sorted.length / 3);
  const shares = [0, 1, 2].map((index) => {
    const part = sorted.slice(index * third, (index + 1) * third);
    return (
      part.filter(({ measured }) => measured.detectedScale === 'major').length / Math.max(1, part.length)
    );
  });
  const [low = 0, middle = 0, high = 0] = shares;
  return {
    name: 'major keys heard, by thirds of valence',
    figures: shares.map((share) => `${Math.round(share * 100)} %`).join(' < '),
    kept: low < middle && middle < high,
  };
}

function similarities(heard: readonly Heard[], bounds: Bounds): Verdict[] {
  let chroma = { value: 0, pair: '' };
  let melody = { value: 0, pair: '' };
  heard.forEach((a, index) => {
    for (const b of heard.slice(index + 1)) {
      if (a.playlistId !== b.playlistId) continue;
      const pair = `${a.track.name} / ${b.track.name}`;
      const sameHarmony = chromaSimilarity(a.measured.chroma, b.measured.chroma);
      if (sameHarmony > chroma.value) chroma = { value: sameHarmony, pair };
      const sameTune = sharedPhrases(tuneOf(a.score), tuneOf(b.score));
      if (sameTune > melody.value) melody = { value: sameTune, pair };
    }
  });
  const { chromaSequenceMax, melodyFiveGramShareMax } = bounds.similarity;
  return [
    {
      name: `harmony alike within a playlist, at most ${chromaSequenceMax}`,
      figures: `${chroma.value.toFixed(2)} (${chroma.pair})`,
      kept: chroma.value <= chromaSequenceMax,
    },
    {
      name: `tune alike within a playlist, at most ${melodyFiveGramShareMax}`,
      figures: `${melody.value.toFixed(2)} (${melody.pair})`,
      kept: melody.value <= melodyFiveGramShareMax,
    },
  ];
}

/** The notes that a listener would hum. */
export function tuneOf(score: Score): readonly Note[] {
  return (
    (score.parts.find(({ role }) => role === 'lead') ?? score.parts.find(({ role }) => role === 'solo'))
      ?.notes ?? []
  );
}
