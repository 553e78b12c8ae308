import { screenPaths } from '@attune/contract';
import { type MouseEvent, useId } from 'react';
import { Link } from 'wouter';
import { useSparks } from '../../components/sparks.tsx';
import { ContextScene, MoodScene, PlaylistScene } from './feature-scenes.tsx';
import { texts } from './texts.ts';

const featureScenes = [MoodScene, PlaylistScene, ContextScene];

export function Features() {
  const id = useId();
  return (
    <section id="features" aria-labelledby={id} className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <h2 id={id} className="text-2xl">
        {texts.featuresTitle}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {texts.features.map(({ title, body }, index) => {
          const Scene = featureScenes[index] ?? MoodScene;
          return (
            <li key={title} className="card p-3">
              <Scene />
              <div className="px-3 pt-5 pb-4">
                <h3 className="text-l">{title}</h3>
                <p className="mt-2 text-muted">{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function How() {
  const id = useId();
  return (
    <section id="how" aria-labelledby={id} className="border-line border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h2 id={id} className="text-2xl">
          {texts.howTitle}
        </h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {texts.steps.map(({ title, body }, index) => (
            <li key={title} className="border-accent border-t-2 pt-5">
              <span className="font-bold font-title text-2xl text-accent leading-none">{index + 1}</span>
              <h3 className="mt-4 text-l">{title}</h3>
              <p className="mt-2 text-muted">{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function ClosingCall() {
  const id = useId();
  const sparks = useSparks();
  const burst = (event: MouseEvent<HTMLAnchorElement>) => {
    const { offsetWidth, offsetHeight } = event.currentTarget;
    sparks.burst(offsetWidth / 2, offsetHeight / 2);
  };
  return (
    <section
      id="cta"
      aria-labelledby={id}
      className="mx-auto max-w-6xl px-4 py-24 text-center sm:px-6 lg:py-32"
    >
      <h2 id={id} className="text-2xl">
        {texts.ctaTitle}
      </h2>
      <p className="mt-3 text-l text-muted">{texts.ctaBody}</p>
      <span className="relative mt-8 inline-block">
        <Link
          to={screenPaths.dashboard}
          onClick={burst}
          className="button button-primary min-h-14 px-8 text-l"
        >
          {texts.start}
        </Link>
        {sparks.layer}
      </span>
    </section>
  );
}
