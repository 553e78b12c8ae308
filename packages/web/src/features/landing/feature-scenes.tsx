import { MoodBadge } from '../../components/mood-badge.tsx';
import { Waveform } from '../../components/waveform.tsx';
import { spectrum } from '../../components/waveform-shape.ts';
import { Sleeve } from './sleeve.tsx';
import { texts } from './texts.ts';

/** A small picture for each feature, drawn from the same parts as the product. Decoration throughout. */
const scene = 'relative flex h-44 items-center justify-center overflow-hidden rounded-medium bg-sunken';

export function MoodScene() {
  return (
    <div aria-hidden className={`${scene} flex-col gap-3 px-4`}>
      <p className="rounded-large rounded-br-small bg-accent px-4 py-2 text-on-accent text-s md:max-lg:text-xs">
        {texts.sceneSentence}
      </p>
      <MoodBadge mood="calm" />
    </div>
  );
}

/** A fan of sleeves: each leans away from the middle, and hangs lower the further out it is. */
export function PlaylistScene() {
  const middle = (spectrum.length - 1) / 2;
  return (
    <div aria-hidden className={scene}>
      {spectrum.map((mood, index) => {
        const off = index - middle;
        return (
          <span
            key={mood}
            className="-mx-2.5 block rounded-cover shadow-high [&>svg]:size-16 sm:[&>svg]:size-20 md:max-lg:[&>svg]:size-13"
            style={{ transform: `translateY(${Math.abs(off) * 7}px) rotate(${off * 8}deg)` }}
          >
            <Sleeve mood={mood} variant={index % 2 === 0 ? 'bars' : 'rings'} />
          </span>
        );
      })}
    </div>
  );
}

export function ContextScene() {
  return (
    <div aria-hidden className={`${scene} flex-col gap-5 px-6`}>
      <span className="flex w-full max-w-60 items-center gap-3 rounded-large border border-line bg-surface p-2 pe-4 shadow-low">
        <span className="[&>svg]:size-10">
          <Sleeve mood="sad" variant="rings" />
        </span>
        <span className="grow font-semibold text-s">{texts.sceneTrack}</span>
        <span className="size-2.5 rounded-full bg-live" />
      </span>
      <Waveform shape="sad" bars={26} className="h-10 w-full max-w-60 stroke-3" />
    </div>
  );
}
