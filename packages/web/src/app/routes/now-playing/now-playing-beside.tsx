import type { CurrentTrack, MixTrack } from '@attune/contract';
import type { Controls, View } from '@attune/player/conductor';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { texts as deviceTexts } from '../../../features/devices/texts.ts';
import { mixesWith, whyChosen } from '../../../features/mix/why-chosen.ts';
import { refreshCurrentTrack } from '../../../features/now-playing/api/get-current-track.ts';
import { QueueList } from '../../../features/now-playing/queue-list.tsx';
import { screenTexts as texts } from '../../../features/now-playing/screen-texts.ts';
import { ListeningOptions } from '../../../features/player/listening/listening-options.tsx';
import type { Radio } from '../../../features/radio/radio.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { useStore } from '../../../lib/store.ts';
import { IslandBoundary } from '../../island-boundary.tsx';
import { useListener } from '../../listener/listener-context.tsx';
import { useServices } from '../../services-context.tsx';
import { TracksLikeThis } from '../lists/tracks-like-this.tsx';
import { useListening } from '../use-controls.ts';
import { SayOfTrack } from './say-of-track.tsx';
import { type AllMixes, useAllMixes, useFollowMixes } from './use-all-mixes.ts';

/** Only a service whose devices take commands has any; until it is there its button has its room. */
const DeviceList = lazyComponent(
  async () => (await loadWhenOnline(() => import('../../../features/devices/device-list.tsx'))).DeviceList,
  () => <span className="block h-11" />,
);

interface NowPlayingBesideProps {
  track: CurrentTrack;
  controls: Controls | null;
  view: View | null;
}

/** Why it plays, and what comes next. */
export function NowPlayingBeside({ track, controls, view }: NowPlayingBesideProps) {
  const { id } = track;
  const api = useApi();
  const queryClient = useQueryClient();
  const { now } = useServices();
  const listening = useListening(useStore(useListener().player));
  const radio = useStore(useListener().radio);
  const mixes = useAllMixes();
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
      {id !== null &&
        (radio === null ? <WhyInMix all={mixes} id={id} /> : <WhyOnAir radio={radio} id={id} all={mixes} />)}
      <SayOfTrack track={track} mixes={mixes} controls={controls} />
      {streaming?.capabilities.devices === 'remote' && (
        <Section title={deviceTexts.where}>
          <IslandBoundary fallback={<p className="text-muted text-s">{deviceTexts.notListed}</p>}>
            <DeviceList onMoved={() => void refreshCurrentTrack(queryClient, api)} now={now} />
          </IslandBoundary>
        </Section>
      )}
      {listening !== null && <ListeningOptions listening={listening} />}
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
      {id !== null && <TracksLikeThis seed={id} />}
    </div>
  );
}

/** A station tells what is heard of it; all else may be of a mix. */
function WhyOnAir({ radio, id, all }: { radio: Radio; id: string; all: AllMixes }) {
  const state = useStore(radio);
  const track = state?.tracks[state.at];
  if (state === null || track?.id !== id) return <WhyInMix all={all} id={id} />;
  return <Reasons from={texts.fromStation(state.name)} reasons={track.reasons} />;
}

function WhyInMix({ all, id }: { all: AllMixes; id: string }) {
  useFollowMixes(all);
  const mixes = mixesWith(all, id);
  const why = mixes && whyChosen(mixes.get(), id);
  return why && <Reasons from={texts.fromMix(why.title)} reasons={why.reasons} />;
}

function Reasons({ from, reasons }: { from: string; reasons: MixTrack['reasons'] }) {
  return (
    <Section title={texts.why}>
      <p className="text-muted text-s">{from}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-s">
        {reasons.map(({ for: claim, text }) => (
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
