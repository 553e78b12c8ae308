import { creditedService, openAt, ServiceCredit } from '../../../components/service-credit.tsx';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { NowPlayingPill } from '../../../features/now-playing/now-playing-pill.tsx';
import { HeartHere } from '../lists/heart-here.tsx';
import type { WhatPlays } from '../use-what-plays.ts';
import { DashboardDrawer } from './dashboard-drawer.tsx';

/** At the top of each screen of a listener: the menu's button, where there is no sidebar, and what is playing. */
export function ListenerTop({ whatPlays }: { whatPlays: WhatPlays }) {
  const { track, isPending } = whatPlays;
  const installation = useInstallation().data;
  const service = creditedService(installation);
  const id = track?.id ?? null;
  return (
    <>
      <DashboardDrawer />
      <NowPlayingPill
        track={track}
        isLoading={isPending}
        action={
          track &&
          id !== null && (
            <HeartHere
              key={id}
              id={id}
              name={track.name}
              asksWhenReached={installation?.streaming.capabilities.search !== 'as-typed'}
            />
          )
        }
        linkTitle={service === null ? undefined : openAt(service)}
      />
      {service !== null && track && (
        <div className="max-sm:order-last max-sm:basis-full">
          <ServiceCredit service={service} />
        </div>
      )}
    </>
  );
}
