import type { Mood } from '@attune/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useAmbientMood } from '../../components/ambient-mood.ts';
import { moodLooks, moodsInOrder } from '../../components/moods.ts';
import { Waveform } from '../../components/waveform.tsx';
import { openDevice } from './opened-device.ts';
import { RotatingLink } from './rotating-link.tsx';
import { moodLines, texts } from './texts.ts';
import { type Tried, TryCard } from './try-card.tsx';

/** The answer to a message that was tried, which tells what mood it heard. */
export type TryAnswerOf = (tried: Tried, onMood: (mood: Mood | null) => void) => ReactNode;

interface HeroProps {
  /** Stands above everything else: why a sign-in is asked for, or what went wrong with one. */
  notice: ReactNode;
  /** What was typed before a sign-in that did not come about. */
  firstText: string;
  answerOf: TryAnswerOf;
  /** Takes the message elsewhere: whoever is signed in says it in their conversation. */
  carry: ((text: string) => void) | null;
  onPrefetch: () => void;
}

export function Hero({ notice, firstText, answerOf, carry, onPrefetch }: HeroProps) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [mood, setMood] = useState<Mood | null>(null);
  useAmbientMood(mood);
  const device = tried?.device;
  // There may have been nothing to play on it, or no answer.
  useEffect(() => () => device?.close(), [device]);
  const onTry = (text: string) => {
    if (carry !== null) carry(text);
    else setTried({ text, device: openDevice() });
  };
  const onAgain = () => {
    setTried(null);
    setMood(null);
  };
  return (
    <section className="overflow-hidden">
      <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10">
        {notice}
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 pt-8 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-12">
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
          <TryCard
            firstText={firstText}
            tried={tried}
            mood={mood}
            onTry={onTry}
            onAgain={onAgain}
            answer={tried !== null && answerOf(tried, setMood)}
            onPrefetch={onPrefetch}
          />
        </div>
        <MoodChips onPick={(picked) => onTry(moodLines[picked])} />
      </div>
      <Waveform
        shape={mood ?? 'all'}
        bars={72}
        className="mt-10 h-28 w-full stroke-3 sm:h-40 sm:stroke-5 lg:stroke-7 xl:stroke-9"
      />
    </section>
  );
}

function MoodChips({ onPick }: { onPick: (mood: Mood) => void }) {
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
            onClick={() => onPick(choice)}
            className="button button-quiet px-4"
          >
            <Icon size={16} aria-hidden className="text-mood" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
