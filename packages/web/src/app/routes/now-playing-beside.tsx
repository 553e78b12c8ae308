import type { CurrentTrack } from '@attune/contract';
import type { Controls, View } from '@attune/player/conductor';
import { type ReactNode, useId } from 'react';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import type { Mixes } from '../../features/mix/mixes.ts';
import { whyChosen } from '../../features/mix/why-chosen.ts';
import { QueueList } from '../../features/now-playing/queue-list.tsx';
import { screenTexts as texts } from '../../features/now-playing/screen-texts.ts';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener-context.tsx';
import { mixesOf } from '../listener-mixes.ts';

interface NowPlayingBesideProps {
  track: CurrentTrack;
  controls: Controls | null;
  view: View | null;
}

/** Why it plays, and what comes next. */
export function NowPlayingBeside({ track, controls, view }: NowPlayingBesideProps) {
  const { id } = track;
  const mixes = mixesOf(useStore(useListener().mixes));
  const streaming = useInstallation().data?.streaming;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8 px-4 py-6 sm:px-0">
      {view?.source && (
        <p className="text-muted text-s">
          {texts.from}{' '}
          <a href={view.source.url} target="_blank" rel="noopener noreferrer" className="text-link">
            {view.source.name}
            <span className="sr-only"> {texts.opensInNewTab}</span>
          </a>
        </p>
      )}
      {id !== null && mixes !== undefined && <Why mixes={mixes} id={id} />}
      <Section title={texts.queue}>
        {controls !== null && view !== null ? (
          <QueueList controls={controls} view={view} />
        ) : (
          <p className="text-muted text-s">
            {streaming?.capabilities.playback === 'embed'
              ? texts.queueElsewhere(streaming.name)
              : texts.queueUnknown}
          </p>
        )}
      </Section>
    </div>
  );
}

function Why({ mixes, id }: { mixes: Mixes; id: string }) {
  const why = whyChosen(useStore(mixes), id);
  if (why === null) return null;
  return (
    <Section title={texts.why}>
      <p className="text-muted text-s">{texts.fromMix(why.title)}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-s">
        {why.reasons.map(({ for: claim, text }) => (
          <li key={claim}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-l">
        {title}
      </h2>
      {children}
    </section>
  );
}
