import type { Mood } from '@attune/contract';
import { type ReactNode, useState } from 'react';
import { useAmbientMood } from '../../components/ambient-mood.ts';
import { moodLooks, moodsInOrder } from '../../components/moods.ts';
import { Waveform } from '../../components/waveform.tsx';
import { ExampleCard } from './example-card.tsx';
import { RotatingLink } from './rotating-link.tsx';
import { texts } from './texts.ts';

/** @param notice stands above everything else: why a sign-in is asked for, or what went wrong with one. */
export function Hero({ notice }: { notice: ReactNode }) {
  const [mood, setMood] = useState<Mood | null>(null);
  useAmbientMood(mood);
  return (
    <section className="overflow-hidden">
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10">
        {notice}
        <div className="grid items-center gap-10 pt-8 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-12">
          <div>
            <p className="w-fit rounded-full border border-line bg-surface px-3.5 py-1 font-semibold text-muted text-xs">
              {texts.badge}
            </p>
            <h1 className="mt-5 text-3xl leading-[0.98] tracking-[-0.035em]">{texts.headline}</h1>
            <p className="mt-5 max-w-xl text-l text-muted leading-relaxed">{texts.lede}</p>
            <div className="mt-8">
              <RotatingLink />
            </div>
          </div>
          <ExampleCard mood={mood ?? 'calm'} />
        </div>
        <MoodChips mood={mood} onPick={setMood} />
      </div>
      <Waveform
        shape={mood ?? 'all'}
        bars={72}
        className="mt-10 h-28 w-full stroke-3 sm:h-40 sm:stroke-5 lg:stroke-7 xl:stroke-9"
      />
    </section>
  );
}

function MoodChips({ mood, onPick }: { mood: Mood | null; onPick: (mood: Mood | null) => void }) {
  return (
    <fieldset className="mt-10 flex flex-wrap items-center gap-2 lg:mt-14">
      <legend className="float-left me-1 text-muted text-s">{texts.tryMood}</legend>
      {moodsInOrder.map((choice) => {
        const { label, icon: Icon } = moodLooks[choice];
        return (
          <button
            key={choice}
            type="button"
            data-tone={choice}
            aria-pressed={mood === choice}
            onClick={() => onPick(mood === choice ? null : choice)}
            className="button button-quiet px-4 aria-pressed:border-mood aria-pressed:bg-mood-soft aria-pressed:text-mood-ink"
          >
            <Icon size={16} aria-hidden className="text-mood" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
