import { creditedService, openAt, ServiceCredit } from '../../components/service-credit.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { NowPlayingPill } from '../../features/now-playing/now-playing-pill.tsx';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import type { WhatPlays } from './use-what-plays.ts';

/** At the top of each screen of a listener: the menu's button, where there is no sidebar, and what is playing. */
export function ListenerTop({ whatPlays }: { whatPlays: WhatPlays }) {
  const { track, isPending } = whatPlays;
  const service = creditedService(useInstallation().data);
  return (
    <>
      <DashboardDrawer />
      <NowPlayingPill
        track={track}
        isLoading={isPending}
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
